//! The lot for the numbers of the table.

use kolo_model::{SplitMix64, StartNumber};

/// Draws the numbers 1 to `field` for as many entrants: the entrant at index i gets the i-th number of the
/// answer (G-3.2.2). The seed is recorded with the draw of lots, so that it can be repeated (K-SEED).
pub fn draw_numbers(field: usize, seed: u64) -> Vec<StartNumber> {
    let mut numbers: Vec<StartNumber> = (0..field).map(StartNumber::from_index).collect();
    SplitMix64::new(seed).shuffle(&mut numbers);
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recorded_lot_can_be_repeated_for_ever() {
        let drawn: Vec<u32> = draw_numbers(6, 2009).into_iter().map(StartNumber::get).collect();
        // Changing this line means that draws of older versions cannot be checked any more.
        assert_eq!(drawn, [6, 1, 4, 2, 3, 5]);
    }

    #[test]
    fn the_first_number_is_anybodys() {
        let mut winners = [0u32; 4];
        for seed in 0..4_000 {
            let numbers = draw_numbers(4, seed);
            winners[numbers.iter().position(|no| *no == StartNumber::FIRST).unwrap()] += 1;
        }
        assert!(winners.iter().all(|count| (880..=1_120).contains(count)), "{winners:?}");
    }
}
