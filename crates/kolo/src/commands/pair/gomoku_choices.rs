//! How the Swiss of gomoku reads two doubtful sentences about who starts.

use kolo_messages::Message;
use kolo_model::System;
use kolo_pairing::{AtLastDifference, DecidingNumber, PisqworkyOptions};

use crate::failure::Failure;

/// Choices of pIšQworky 2023. What is not given is read as printed in the document.
#[derive(Debug, clap::Args)]
pub(in crate::commands) struct GomokuChoices {
    /// pIšQworky 2023, 6.7c to 6.7f: of two sides that did not always have the same role, the one that did not
    /// start the last such match starts now [default: as printed, the one that did]
    #[arg(long)]
    alternate: bool,
    /// pIšQworky 2023, 6.7g: no. 1 is the highest number, as in the Lim system [default: as printed, the largest]
    #[arg(long)]
    lim_numbers: bool,
}

impl GomokuChoices {
    /// # Errors
    /// When a choice is given for another system.
    pub(super) fn check(&self, system: System) -> Result<(), Failure> {
        let of_gomoku = system == System::Pisqworky2023;
        let given = [("--alternate", self.alternate), ("--lim-numbers", self.lim_numbers)];
        match given.into_iter().find(|(_, given)| *given) {
            Some((option, _)) if !of_gomoku => {
                let message = Message::new("cli-option-of-system").with("option", option);
                let message = message.with("systems", System::Pisqworky2023).with("system", system);
                Err(Failure::usage(message))
            }
            Some(_) | None => Ok(()),
        }
    }

    pub(super) fn options(&self) -> PisqworkyOptions {
        let (alternate, lim_numbers) = (self.alternate, self.lim_numbers);
        PisqworkyOptions {
            alternate: if alternate { AtLastDifference::Alternates } else { AtLastDifference::StartsAgain },
            lim_numbers: if lim_numbers { DecidingNumber::AsInLim } else { DecidingNumber::AsPrinted },
        }
    }
}
