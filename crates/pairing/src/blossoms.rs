//! How the blossoms of a certificate lie within each other.

use kolo_matching::Certificate;

/// Blossoms lie within each other or apart. Written one after the other in the order of this tree, the players of each
/// are a stretch.
pub(crate) struct Tree {
    /// The players in the order of the tree.
    pub(crate) order: Vec<usize>,
    /// The place of each player in that order.
    pub(crate) places: Vec<usize>,
    /// The innermost blossom of the player in each place.
    pub(crate) innermost: Vec<Option<usize>>,
    /// The blossom around each blossom.
    pub(crate) parents: Vec<Option<usize>>,
    /// The stretch of each blossom.
    pub(crate) starts: Vec<usize>,
    pub(crate) ends: Vec<usize>,
}

impl Tree {
    pub(crate) fn of<const N: usize>(certificate: &Certificate<[i64; N]>) -> Self {
        let players = certificate.vertices.len();
        let blossoms = &certificate.blossoms;
        // Large ones first: whatever holds a member when its turn comes is the blossom around.
        let mut by_size: Vec<usize> = (0..blossoms.len()).collect();
        by_size.sort_by_key(|number| (std::cmp::Reverse(blossoms[*number].members.len()), *number));
        let mut inside: Vec<Option<usize>> = vec![None; players];
        let mut parents = vec![None; blossoms.len()];
        for &number in &by_size {
            let members = &blossoms[number].members;
            parents[number] = members.first().and_then(|member| inside[*member]);
            for member in members {
                inside[*member] = Some(number);
            }
        }
        // Each blossom begins where the blossom around has come to.
        let mut next = 0;
        let mut next_inside = vec![0; blossoms.len()];
        let mut starts = vec![0; blossoms.len()];
        let mut ends = vec![0; blossoms.len()];
        for &number in &by_size {
            let size = blossoms[number].members.len();
            let around = parents[number].map_or(&mut next, |parent: usize| &mut next_inside[parent]);
            let start = *around;
            *around += size;
            next_inside[number] = start;
            starts[number] = start;
            ends[number] = start + size;
        }
        let mut order = vec![0; players];
        let mut places = vec![0; players];
        for (player, inside) in inside.iter().enumerate() {
            let place = inside.map_or(&mut next, |number| &mut next_inside[number]);
            order[*place] = player;
            places[player] = *place;
            *place += 1;
        }
        let innermost = order.iter().map(|player| inside[*player]).collect();
        Tree { order, places, innermost, parents, starts, ends }
    }

    /// The blossoms that hold both of these players.
    pub(crate) fn holding(&self, one: usize, other: usize) -> impl Iterator<Item = usize> {
        let place = self.places[other];
        self.around(self.places[one])
            .filter(move |&number| (self.starts[number]..self.ends[number]).contains(&place))
    }

    /// The blossoms that hold the player in `place`, from the innermost out.
    pub(crate) fn around(&self, place: usize) -> impl Iterator<Item = usize> {
        std::iter::successors(self.innermost[place], |number| self.parents[*number])
    }
}
