//! Documents as programs and people see them: what stands in the PDF, on which page, and where.

mod cards;
mod file;
mod flow;
mod support;
