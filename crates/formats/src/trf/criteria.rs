//! The order of players in the lines `202` and `212` of TRF26, in the codes of FIDE C.07.
//!
//! `202` lists the tie-breaks of those who are equal in points, `212` the whole order, in which points are `PTS`. A
//! line with a code that Kolo does not know is kept as it is: half of an order would be another one.

use kolo_standings::{Criterion, StandingsError, TieBreak};

use super::code::Code;

/// Points in a line `212`.
const POINTS: &str = "PTS";

/// The names of the criteria that a line gives.
pub(super) fn read(code: Code, value: &str) -> Result<Vec<String>, StandingsError> {
    let listed = value.split(',').map(str::trim).filter(|name| !name.is_empty());
    let points = (code == Code::TieBreaks).then_some(POINTS);
    let criteria = Criterion::from_names(points.into_iter().chain(listed))?;
    if let Some(foreign) = criteria.iter().find(|criterion| word(**criterion).is_none()) {
        // A name of our own is no code of TRF26.
        return Err(StandingsError::UnknownCriterion { name: foreign.code().to_owned() });
    }
    Ok(criteria.into_iter().map(|criterion| criterion.code().to_owned()).collect())
}

/// Whether a whole line would be read as criteria, and cannot be kept as something else.
pub(super) fn is_read(code: Code, line: &str) -> bool {
    read(code, line.get(code.text().len()..).unwrap_or_default()).is_ok()
}

/// The line for these criteria, if every one of them has a code there.
pub(super) fn write(names: &[String]) -> Option<(Code, String)> {
    let criteria = Criterion::from_names(names.iter().map(String::as_str)).ok()?;
    let words: Option<Vec<&str>> = criteria.into_iter().map(word).collect();
    Some(match &words?[..] {
        [POINTS, rest @ ..] if !rest.is_empty() && !rest.contains(&POINTS) => {
            (Code::TieBreaks, rest.join(","))
        }
        all => (Code::RankOrder, all.join(",")),
    })
}

/// Points and the tie-breaks of C.07 have a code there, criteria of other documents have none.
fn word(criterion: Criterion) -> Option<&'static str> {
    if criterion == Criterion::Points { Some(POINTS) } else { criterion.tie_break().map(TieBreak::code) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_reads_back() {
        let lists = [
            (Code::TieBreaks, "BH/C1,BH,DE,SB", &["points", "BH/C1", "BH", "DE", "SB"][..]),
            (Code::RankOrder, "PTS", &["points"]),
            (Code::RankOrder, "BH,PTS,KS/L-2", &["BH", "points", "KS/L-2"]),
        ];
        for (code, line, names) in lists {
            let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            assert_eq!(read(code, line), Ok(names.clone()));
            assert_eq!(write(&names), Some((code, line.to_owned())));
        }
        let spelled = read(Code::TieBreaks, " bh-c1 , DE ,");
        assert_eq!(spelled, read(Code::TieBreaks, "BH/C1,DE"));
    }

    #[test]
    fn what_has_no_code_is_not_written_and_not_read() {
        let names = |list: &str| -> Vec<String> { list.split(',').map(str::to_owned).collect() };
        for list in ["points,BH,lot", "points,sos", "points,BH,BH", "nothing"] {
            assert_eq!(write(&names(list)), None, "{list}");
        }
        for list in ["EDE,BH:MP/C1", "sos", "PTS", "BH,OTHER_X", ""] {
            let read = read(Code::TieBreaks, list);
            assert!(read.is_err() || list.is_empty(), "{list}: {read:?}");
        }
        assert!(is_read(Code::TieBreaks, "202 BH,SB") && !is_read(Code::TieBreaks, "202 BH,XYZ"));
    }
}
