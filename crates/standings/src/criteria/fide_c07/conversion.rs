//! The two conversion tables of the FIDE Rating Regulations (B.02, 8.1.1 and 8.1.2), in whole numbers: shares and
//! expected scores in hundredths.

/// Rating difference for a share of 50, 51 … 100 hundredths (8.1.1). Below 50 it is the same with a minus.
const DIFFERENCES: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, // from 50
    72, 80, 87, 95, 102, 110, 117, 125, 133, 141, // from 60
    149, 158, 166, 175, 184, 193, 202, 211, 220, 230, // from 70
    240, 251, 262, 273, 284, 296, 309, 322, 336, 351, // from 80
    366, 383, 401, 422, 444, 470, 501, 538, 589, 677, // from 90
    800,
];

/// The greatest difference for which the stronger is expected to make 50, 51 … 99 hundredths (8.1.2).
const LARGEST: [u32; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, // from 50
    76, 83, 91, 98, 106, 113, 121, 129, 137, 145, // from 60
    153, 162, 170, 179, 188, 197, 206, 215, 225, 235, // from 70
    245, 256, 267, 278, 290, 302, 315, 328, 344, 357, // from 80
    374, 391, 411, 432, 456, 484, 517, 559, 619, 735, // from 90
];

/// From this difference on the stronger is expected to win always.
pub(super) const CERTAIN: i32 = 736;

/// The rating difference for a share in hundredths; a share beyond 100 counts as 100.
pub(super) fn difference_of_share(hundredths: u32) -> i32 {
    let above = |hundredths: u32| {
        let index = usize::try_from(hundredths.saturating_sub(50)).unwrap_or(usize::MAX);
        DIFFERENCES.get(index).copied().unwrap_or(DIFFERENCES[50])
    };
    if hundredths >= 50 { above(hundredths) } else { -above(100 - hundredths) }
}

/// What a player is expected to make against an opponent rated so much lower, in hundredths of a point. The full
/// scale: no difference is cut to 400.
pub(super) fn expected_of_difference(difference: i32) -> u32 {
    let below = LARGEST.partition_point(|largest| *largest < difference.unsigned_abs());
    let stronger = 50 + u32::try_from(below).unwrap_or(50);
    if difference >= 0 { stronger } else { 100 - stronger }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_become_differences() {
        let found = [0, 1, 13, 38, 49, 50, 51, 70, 83, 99, 100, 120].map(difference_of_share);
        assert_eq!(found, [-800, -677, -322, -87, -7, 0, 7, 149, 273, 677, 800, 800]);
        for share in 0..=100 {
            assert_eq!(difference_of_share(share), -difference_of_share(100 - share), "{share}");
        }
    }

    #[test]
    fn differences_become_expected_scores() {
        let found = [0, 3, 4, 17, 18, 344, 345, 400, 735, 736, 2000].map(expected_of_difference);
        assert_eq!(found, [50, 50, 51, 52, 53, 88, 89, 92, 99, 100, 100]);
        assert_eq!(expected_of_difference(CERTAIN - 1), 99);
        for difference in 1..900 {
            let (up, down) = (expected_of_difference(difference), expected_of_difference(-difference));
            assert_eq!(up + down, 100, "{difference}");
            assert!(up >= expected_of_difference(difference - 1), "{difference}");
        }
    }
}
