//! The form of an adjourned game: errors on it (G-6.7), and who keeps it (G-5.1.4, G-5.3).

use kolo_messages::Message;

use crate::facts::{Agreement, FormOf};
use crate::{Entry, Ruling, Verdict};

case! {
    /// The position on the form is wrong.
    FormError = "form-error", Go2009 ["G-6.7"], Message::new("rulings-title-form-error");
    /// Whether both players agree on what is right.
    agree: Agreement = "agree", Message::new("rulings-fact-agree");
}

impl FormError {
    fn ruling(self) -> Ruling {
        match self.agree {
            Agreement::Both => {
                let why = Message::new("rulings-why-form-corrected");
                Ruling::must(&["G-6.7"], Verdict::CorrectForm, why)
                    .or([Verdict::FormStands])
                    .enter(Entry::Form)
            }
            Agreement::NotBoth => {
                Ruling::must(&["G-6.7"], Verdict::FormStands, Message::new("rulings-why-form-stands"))
            }
        }
    }
}

case! {
    /// A player asks for the form of an adjourned game.
    FormCustody = "form-custody", Go2009 ["G-5.1.4", "G-5.3"], Message::new("rulings-title-form-custody");
    /// Whether the event is over.
    event: FormOf = "event", Message::new("rulings-fact-event"), or "running";
}

impl FormCustody {
    fn ruling(self) -> Ruling {
        match self.event {
            FormOf::Running => {
                let why = Message::new("rulings-why-form-kept");
                Ruling::must(&["G-5.3", "G-5.1.4"], Verdict::KeepForm, why).enter(Entry::Form)
            }
            FormOf::Over => {
                let why = Message::new("rulings-why-form-released");
                Ruling::must(&["G-5.3"], Verdict::ReleaseForm, why).or([Verdict::KeepForm])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_consents_correct_a_form() {
        let both = FormError { agree: Agreement::Both }.ruling();
        assert_eq!((both.verdict, both.entries.as_slice()), (Verdict::CorrectForm, &[Entry::Form][..]));
        // It may be corrected, but need not be.
        assert!(both.allows(Verdict::FormStands));
        let one = FormError { agree: Agreement::NotBoth }.ruling();
        assert_eq!((one.verdict, one.entries.len()), (Verdict::FormStands, 0));
        assert_eq!(one.leeway, crate::Leeway::Must);
        assert!(!one.allows(Verdict::CorrectForm));
    }

    #[test]
    fn the_form_is_kept_until_the_event_is_over() {
        assert_eq!(FormCustody { event: FormOf::Running }.ruling().verdict, Verdict::KeepForm);
        assert_eq!(FormCustody { event: FormOf::Over }.ruling().verdict, Verdict::ReleaseForm);
    }
}
