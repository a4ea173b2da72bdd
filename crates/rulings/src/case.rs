//! How a situation is declared: its name, clauses, title and facts in one place.

/// Declares a situation: the struct of its facts, how they are read and written, and its line in the rule book.
///
/// A fact is `field: Type = "name", about`, and `or "value"` if it can be left out. Where not all facts can be true
/// together, `=> method;` at the end names the method that finds the two that cannot.
macro_rules! case {
    (
        $(#[$doc:meta])*
        $name:ident = $id:literal, $book:ident [$($clause:literal),+ $(,)?], $title:expr;
        $( $(#[$field_doc:meta])* $field:ident: $type:ty = $fact:literal, $about:expr $(, or $default:literal)?; )*
        $( => $conflict:ident; )?
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct $name {
            $( $(#[$field_doc])* pub $field: $type, )*
        }

        impl $crate::facts::Facts for $name {
            const ID: &'static str = $id;
            const BOOK: kolo_model::RuleSet = kolo_model::RuleSet::$book;
            const CLAUSES: &'static [kolo_model::Clause] = &[$( kolo_model::Clause::new($clause) ),+];
            const FIELDS: &'static [$crate::facts::Field] = &[$(
                $crate::facts::Field {
                    name: $fact,
                    kind: <$type as $crate::facts::Fact>::KIND,
                    default: case!(@default $($default)?),
                    about: || $about,
                    text: |text| {
                        let value = <$type as $crate::facts::Fact>::read(text)?;
                        $crate::facts::Fact::describe(&value, kolo_model::RuleSet::$book)
                    },
                }
            ),*];

            fn title() -> kolo_messages::Message {
                $title
            }

            fn read(reader: &mut $crate::facts::Reader<'_>) -> Option<Self> {
                // A situation may have no facts.
                let _ = &reader;
                // Everything is read before anything is given up, so that all problems are reported at once.
                $( let $field = reader.value::<$type>($fact); )*
                Some($name { $( $field: $field? ),* })
            }

            fn write(&self) -> Vec<(&'static str, String)> {
                vec![$( ($fact, $crate::facts::Fact::write(&self.$field)) ),*]
            }

            $(
                fn conflict(&self) -> Option<[&'static str; 2]> {
                    self.$conflict()
                }
            )?

            fn rule(&self) -> $crate::Ruling {
                self.ruling()
            }
        }
    };
    (@default) => { None };
    (@default $default:literal) => { Some($default) };
}
