//! What is typed by name: categories, levels, methods, sides.

use clap::builder::TypedValueParser;
use kolo_contest::quota::Method;
use kolo_contest::{Breach, Category, Country, Level, Schooling, VenueLanguage};
use kolo_model::Side;

use crate::cli::choice;

pub(super) fn categories() -> impl TypedValueParser<Value = Category> {
    choice(&Category::ALL, Category::code)
}

pub(super) fn levels() -> impl TypedValueParser<Value = Level> {
    choice(&Level::ALL, Level::code)
}

pub(super) fn methods() -> impl TypedValueParser<Value = Method> {
    choice(&Method::ALL, Method::code)
}

pub(super) fn breaches() -> impl TypedValueParser<Value = Breach> {
    choice(Breach::ALL, Breach::code)
}

pub(super) fn sides() -> impl TypedValueParser<Value = Side> {
    choice(&Side::BOTH, side)
}

fn side(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

const COUNTRIES: [Country; 2] = [Country::Cz, Country::Sk];

pub(super) fn countries() -> impl TypedValueParser<Value = Country> {
    choice(&COUNTRIES, Country::code)
}

const LANGUAGES: [VenueLanguage; 2] = [VenueLanguage::Cs, VenueLanguage::Sk];

pub(super) fn languages() -> impl TypedValueParser<Value = VenueLanguage> {
    choice(&LANGUAGES, language)
}

/// The code of a language.
pub(super) fn language(language: VenueLanguage) -> &'static str {
    match language {
        VenueLanguage::Cs => "cs",
        VenueLanguage::Sk => "sk",
    }
}

const SCHOOLINGS: [Schooling; 11] = [
    Schooling::Grade(1),
    Schooling::Grade(2),
    Schooling::Grade(3),
    Schooling::Grade(4),
    Schooling::Grade(5),
    Schooling::Grade(6),
    Schooling::Grade(7),
    Schooling::Grade(8),
    Schooling::Grade(9),
    Schooling::Secondary,
    Schooling::Left,
];

/// A grade from 1 to 9, `ss`, or `left`.
pub(super) fn schoolings() -> impl TypedValueParser<Value = Schooling> {
    choice(&SCHOOLINGS, schooling)
}

fn schooling(schooling: Schooling) -> &'static str {
    match schooling {
        Schooling::Grade(1) => "1",
        Schooling::Grade(2) => "2",
        Schooling::Grade(3) => "3",
        Schooling::Grade(4) => "4",
        Schooling::Grade(5) => "5",
        Schooling::Grade(6) => "6",
        Schooling::Grade(7) => "7",
        Schooling::Grade(8) => "8",
        Schooling::Grade(_) => "9",
        Schooling::Secondary => "ss",
        Schooling::Left => "left",
    }
}
