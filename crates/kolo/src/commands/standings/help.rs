//! The names of all criteria, for the help of the command.

use kolo_standings::{Criterion, TieBreak};

/// No line of the help is longer.
const WIDTH: usize = 95;

/// `examples`, and every name that `--by` takes; of the tie-breaks with modifiers those that the program offers.
pub(super) fn after(examples: &str) -> String {
    let named =
        Criterion::NAMED.iter().map(|criterion| with(criterion.code(), "or ", criterion.other_names()));
    let offered: Vec<&str> = TieBreak::offered().map(TieBreak::code).collect();
    let coded = offered.chunk_by(|one, other| acronym(one) == acronym(other)).map(|codes| match codes {
        [plain, modified @ ..] => with(plain, "", modified),
        [] => String::new(),
    });
    let named = wrapped("Criteria: ", named);
    let coded = wrapped("Tie-breaks of FIDE C.07: ", coded);
    format!(
        "{examples}\n\n{named}\n{coded}\nBH-C1 is understood, too. Players tied in all of them share the place."
    )
}

fn acronym(code: &str) -> &str {
    code.split('/').next().unwrap_or(code)
}

/// `sdos (or sodos)`.
fn with(code: &str, word: &str, others: &[&str]) -> String {
    if others.is_empty() { code.to_owned() } else { format!("{code} ({word}{})", others.join(", ")) }
}

/// A list that ends with a full stop, in lines of the width of the help.
fn wrapped(start: &str, entries: impl Iterator<Item = String>) -> String {
    let text = format!("{start}{}.", entries.collect::<Vec<_>>().join(", "));
    let (mut lines, mut line) = (String::new(), String::new());
    for word in text.split(' ') {
        if !line.is_empty() && line.len() + 1 + word.len() > WIDTH {
            lines.push_str(&line);
            lines.push('\n');
            line.clear();
        } else if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    lines + &line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_without_modifiers_is_in_the_help_and_no_line_is_too_long() {
        let help = after("Examples:");
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '/';
        let words: Vec<&str> = help.split(|letter| !is_name(letter)).collect();
        for criterion in Criterion::all().filter(|criterion| !criterion.code().contains('/')) {
            assert!(words.contains(&criterion.code()), "{criterion}");
        }
        assert!(help.contains("sdos (or sodos)") && help.contains("PS (PS/C1, PS/C2)"), "{help}");
        assert!(help.lines().all(|line| line.len() <= WIDTH), "{help}");
    }
}
