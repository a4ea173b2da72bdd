//! The tree of a document: which marks are its title, its words, the cells of its tables.

use std::collections::BTreeMap;

use pdf_writer::types::{StructRole, TableHeaderScope};
use pdf_writer::writers::{StructElement, StructTreeRoot};
use pdf_writer::{Chunk, Finish, Ref, TextStr};

use crate::layout::{Block, Role};

/// A mark of a page, by the page and its name there.
#[derive(Debug, Clone, Copy)]
struct Named {
    page: usize,
    name: i32,
}

/// What was drawn, by block.
#[derive(Debug)]
pub(super) struct Tree {
    blocks: Vec<Marks>,
}

#[derive(Debug, Default)]
struct Marks {
    own: Vec<Named>,
    cells: BTreeMap<usize, BTreeMap<usize, Vec<Named>>>,
}

impl Tree {
    pub(super) fn new(blocks: usize) -> Tree {
        Tree { blocks: std::iter::repeat_with(Marks::default).take(blocks).collect() }
    }

    pub(super) fn add(&mut self, role: Role, page: usize, name: i32) {
        let mark = Named { page, name };
        match role {
            Role::Ornament => {}
            Role::Block(block) => {
                if let Some(marks) = self.blocks.get_mut(block) {
                    marks.own.push(mark);
                }
            }
            Role::Cell { block, row, column } => {
                if let Some(marks) = self.blocks.get_mut(block) {
                    marks.cells.entry(row).or_default().entry(column).or_default().push(mark);
                }
            }
        }
    }

    /// Writes the tree, and gives the number of its root.
    pub(super) fn write(
        &self,
        blocks: &[Block],
        pages: &[Ref],
        language: &str,
        file: &mut Chunk,
        next: &mut Ref,
    ) -> Ref {
        let (root, all) = (next.bump(), next.bump());
        let owners = vec![BTreeMap::new(); pages.len()];
        let mut writer = Writer { file, next, pages, owners };
        let mut parts = Vec::new();
        for (block, marks) in blocks.iter().zip(&self.blocks) {
            parts.push(writer.block(all, block, marks));
        }
        let owners = writer.owners;
        let mut document = file.struct_element(all);
        document.kind(StructRole::Document).parent(root).lang(TextStr(language));
        document.children().items(parts);
        document.finish();
        // For every page who owns its marks, in the order of their names.
        let mut lists = Vec::new();
        for owners in owners {
            let list = next.bump();
            file.indirect(list).array().items(owners.into_values());
            lists.push(list);
        }
        let mut tree = file.indirect(root).start::<StructTreeRoot<'_>>();
        tree.child(all).parent_tree_next_key(i32::try_from(pages.len()).unwrap_or(i32::MAX));
        let mut numbers = tree.parent_tree();
        let mut entries = numbers.nums();
        for (key, list) in (0..).zip(lists) {
            entries.insert(key, list);
        }
        entries.finish();
        numbers.finish();
        tree.finish();
        root
    }
}

/// Writes the parts of the tree, children first, as far as their parents know their numbers.
struct Writer<'a> {
    file: &'a mut Chunk,
    next: &'a mut Ref,
    pages: &'a [Ref],
    owners: Vec<BTreeMap<i32, Ref>>,
}

impl Writer<'_> {
    fn block(&mut self, parent: Ref, block: &Block, marks: &Marks) -> Ref {
        let id = self.next.bump();
        match block {
            Block::Title => self.marks(id, parent, StructRole::H1, &marks.own).finish(),
            Block::Heading => self.marks(id, parent, StructRole::H2, &marks.own).finish(),
            Block::Words => self.marks(id, parent, StructRole::P, &marks.own).finish(),
            Block::Picture(meaning) => {
                self.marks(id, parent, StructRole::Figure, &marks.own).alt(TextStr(meaning)).finish();
            }
            Block::Table(caption) => {
                let rows: Vec<Ref> = marks.cells.iter().map(|(at, cells)| self.row(id, *at, cells)).collect();
                let mut table = self.file.struct_element(id);
                table.kind(StructRole::Table).parent(parent);
                if !caption.is_empty() {
                    table.attributes().push().table().summary(TextStr(caption));
                }
                table.children().items(rows);
                table.finish();
            }
        }
        id
    }

    fn row(&mut self, table: Ref, at: usize, cells: &BTreeMap<usize, Vec<Named>>) -> Ref {
        let id = self.next.bump();
        let mut children = Vec::new();
        for marks in cells.values() {
            let cell = self.next.bump();
            let role = if at == 0 { StructRole::TH } else { StructRole::TD };
            let mut written = self.marks(cell, id, role, marks);
            if at == 0 {
                written.attributes().push().table().scope(TableHeaderScope::Column);
            }
            written.finish();
            children.push(cell);
        }
        let mut row = self.file.struct_element(id);
        row.kind(StructRole::TR).parent(table).children().items(children);
        row.finish();
        id
    }

    /// Starts a part that consists of marks.
    fn marks(&mut self, id: Ref, parent: Ref, role: StructRole, marks: &[Named]) -> StructElement<'_> {
        for mark in marks {
            if let Some(owners) = self.owners.get_mut(mark.page) {
                owners.insert(mark.name, id);
            }
        }
        let mut part = self.file.struct_element(id);
        part.kind(role).parent(parent);
        // What goes on over pages says for each mark where it stands.
        let first = marks.first().map(|mark| mark.page);
        if let Some(page) = first.and_then(|page| self.pages.get(page)) {
            part.page(*page);
        }
        let mut children = part.children();
        for mark in marks {
            match self.pages.get(mark.page) {
                Some(page) if first != Some(mark.page) => {
                    children.marked_content_ref().page(*page).marked_content_id(mark.name);
                }
                _ => {
                    children.marked_content_id(mark.name);
                }
            }
        }
        children.finish();
        part
    }
}
