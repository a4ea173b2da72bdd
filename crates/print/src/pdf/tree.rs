//! The tree of a document: which marks are its title, its words, the cells of its tables.

use std::collections::BTreeMap;
use std::num::NonZeroU16;

use krilla::tagging::{Identifier, Node, TableHeaderScope, Tag, TagGroup, TagTree};

use crate::layout::{Block, Role};

/// What was drawn, by block.
#[derive(Debug)]
pub(super) struct Tree {
    blocks: Vec<Marks>,
}

#[derive(Debug, Default)]
struct Marks {
    own: Vec<Identifier>,
    cells: BTreeMap<usize, BTreeMap<usize, Vec<Identifier>>>,
}

impl Tree {
    pub(super) fn new(blocks: usize) -> Tree {
        Tree { blocks: std::iter::repeat_with(Marks::default).take(blocks).collect() }
    }

    pub(super) fn add(&mut self, role: Role, name: Identifier) {
        match role {
            Role::Ornament => {}
            Role::Block(block) => {
                if let Some(marks) = self.blocks.get_mut(block) {
                    marks.own.push(name);
                }
            }
            Role::Cell { block, row, column } => {
                if let Some(marks) = self.blocks.get_mut(block) {
                    marks.cells.entry(row).or_default().entry(column).or_default().push(name);
                }
            }
        }
    }

    pub(super) fn finish(self, blocks: &[Block], language: String) -> TagTree {
        let mut tree = TagTree::new().with_lang(Some(language));
        for (block, marks) in blocks.iter().zip(self.blocks) {
            let names = marks.own.into_iter().map(Node::from).collect::<Vec<_>>();
            let group = match block {
                Block::Title => TagGroup::with_children(Tag::Hn(level(1), None), names),
                Block::Heading => TagGroup::with_children(Tag::Hn(level(2), None), names),
                Block::Words => TagGroup::with_children(Tag::P, names),
                Block::Picture(meaning) => TagGroup::with_children(Tag::Figure(Some(meaning.clone())), names),
                Block::Table(caption) => {
                    let summary = Some(caption.clone()).filter(|caption| !caption.is_empty());
                    let rows = marks.cells.into_iter().map(|(row, cells)| Node::from(table_row(row, cells)));
                    TagGroup::with_children(Tag::Table.with_summary(summary), rows.collect())
                }
            };
            tree.push(group);
        }
        tree
    }
}

fn level(level: u16) -> NonZeroU16 {
    NonZeroU16::new(level).unwrap_or(NonZeroU16::MIN)
}

fn table_row(row: usize, cells: BTreeMap<usize, Vec<Identifier>>) -> TagGroup {
    let mut group = TagGroup::new(Tag::TR);
    for names in cells.into_values() {
        let names: Vec<Node> = names.into_iter().map(Node::from).collect();
        group.push(match row {
            0 => TagGroup::with_children(Tag::TH(TableHeaderScope::Column), names),
            _ => TagGroup::with_children(Tag::TD, names),
        });
    }
    group
}
