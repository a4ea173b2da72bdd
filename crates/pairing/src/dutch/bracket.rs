//! 1.3: one bracket, and all below it.

use kolo_model::HalfPoints;

use super::criteria::{Choice, Member, Standing, Target};
use super::field::{Field, Player, Rank};

/// The players who are not paired yet, when the turn of a bracket has come.
#[derive(Debug, Clone, Copy)]
pub(super) struct Unpaired<'a> {
    pub(super) field: &'a Field,
    pub(super) moved_down: &'a [Rank],
    pub(super) residents: &'a [Rank],
    /// The following score group.
    pub(super) following: &'a [Rank],
    /// All below that.
    pub(super) below: &'a [Rank],
    /// C5: the score of the player who has the bye, if there must be one.
    pub(super) bye: Option<HalfPoints>,
    /// Pairs that the search of an earlier bracket, or a nearer one of this, saw among them. They decide nothing: a
    /// search that begins with them is sooner at its end.
    pub(super) foreseen: &'a [(Rank, Rank)],
}

impl Unpaired<'_> {
    /// Whether C5 puts the bye on a player of this bracket.
    pub(super) fn holds_bye(&self) -> bool {
        let resident = self.residents.first().map(|rank| self.field[*rank].score);
        self.bye.zip(resident).is_some_and(|(bye, resident)| bye >= resident)
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.moved_down.len() + self.residents.len() + self.following.len() + self.below.len()
    }
}

/// How far the search looks. What is further down is left to chance first: if it can be paired as well as could be
/// wish, nothing else could have come of looking there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// At the bracket. C8 is as good as it can be, and C4 is kept.
    Bracket,
    /// At the following one too. C4 is kept.
    Following,
    /// At all of them.
    AllPlayers,
}

/// A bracket, and those below as far as the search looks. A vertex is a place in the list of them all; the bye comes
/// after the last.
#[derive(Debug)]
pub(super) struct Bracket<'a> {
    pub(super) field: &'a Field,
    pub(super) reach: Reach,
    /// Those moved down, then the residents, then all below: in the order of 1.2.
    unpaired: Vec<Rank>,
    /// How many are moved down.
    moved_down: usize,
    /// Where the following score group begins.
    end: usize,
    /// Where the one after that begins.
    following_end: usize,
    /// C5: the score of the player who has the bye, if there must be one.
    bye: Option<HalfPoints>,
    /// Pairs to begin with.
    foreseen: Vec<(usize, usize)>,
}

/// One of those not paired yet, or the bye.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    Member(Standing),
    Following,
    Below,
    Bye,
}

impl<'a> Bracket<'a> {
    /// The bracket of those moved down and a score group, above all others.
    pub(super) fn new(all: &Unpaired<'a>, reach: Reach) -> Self {
        let Unpaired { field, moved_down, residents, following, below, bye, foreseen } = *all;
        let (following, below) = match reach {
            Reach::Bracket => (&[][..], &[][..]),
            Reach::Following => (following, &[][..]),
            Reach::AllPlayers => (following, below),
        };
        let unpaired: Vec<Rank> = [moved_down, residents, following, below].concat();
        let end = moved_down.len() + residents.len();
        let following_end = end + following.len();
        let vertex = |rank: &Rank| unpaired.binary_search(rank).ok();
        let foreseen =
            foreseen.iter().filter_map(|(one, other)| Some((vertex(one)?, vertex(other)?))).collect();
        Bracket { field, reach, unpaired, moved_down: moved_down.len(), end, following_end, bye, foreseen }
    }

    /// How many vertices there are, the bye included.
    pub(super) fn vertices(&self) -> usize {
        self.unpaired.len() + usize::from(self.has_bye())
    }

    /// Pairs to begin with, the higher ranked first.
    pub(super) fn foreseen(&self) -> &[(usize, usize)] {
        &self.foreseen
    }

    /// Whether no player is left below.
    pub(super) fn is_last(&self) -> bool {
        self.end == self.unpaired.len() && self.reach == Reach::AllPlayers
    }

    /// The vertex of the bye, if there is one.
    pub(super) fn bye_vertex(&self) -> Option<usize> {
        self.has_bye().then_some(self.unpaired.len())
    }

    fn has_bye(&self) -> bool {
        self.reach == Reach::AllPlayers && !self.unpaired.len().is_multiple_of(2)
    }

    /// Vertices of those moved down.
    pub(super) fn moved_down(&self) -> std::ops::Range<usize> {
        0..self.moved_down
    }

    /// Vertices of the residents.
    pub(super) fn residents(&self) -> std::ops::Range<usize> {
        self.moved_down..self.end
    }

    /// Vertices of the following score group.
    pub(super) fn following(&self) -> std::ops::Range<usize> {
        self.end..self.following_end
    }

    /// Vertices of all below that.
    pub(super) fn below(&self) -> std::ops::Range<usize> {
        self.following_end..self.unpaired.len()
    }

    /// How many are in the bracket.
    pub(super) fn len(&self) -> usize {
        self.end
    }

    /// The resident with this rank. Residents stand next to each other in the order of 1.2.
    pub(super) fn resident(&self, rank: Rank) -> Option<usize> {
        let residents = self.residents();
        let first = self.unpaired[residents.clone()].first()?;
        let vertex = rank.index().checked_sub(first.index())? + residents.start;
        residents.contains(&vertex).then_some(vertex)
    }

    pub(super) fn rank(&self, vertex: usize) -> Rank {
        self.unpaired[vertex]
    }

    /// The scores in the bracket, the highest first, and how many have each.
    pub(super) fn scores(&self) -> Vec<(HalfPoints, usize)> {
        let score = |rank: &Rank| self.field[*rank].score;
        let members = &self.unpaired[..self.end];
        members.chunk_by(|a, b| score(a) == score(b)).map(|same| (score(&same[0]), same.len())).collect()
    }

    /// 1.8: whether there is a topscorer here. They have the most points, so the first one shows it.
    pub(super) fn has_topscorers(&self) -> bool {
        self.unpaired.first().is_some_and(|first| self.field[*first].topscorer)
    }

    pub(super) fn place(&self, vertex: usize) -> Place {
        if vertex < self.moved_down {
            Place::Member(Standing::MovedDown)
        } else if vertex < self.end {
            Place::Member(Standing::Resident)
        } else if vertex < self.following_end {
            Place::Following
        } else if vertex < self.unpaired.len() {
            Place::Below
        } else {
            Place::Bye
        }
    }

    /// The player of a vertex; none for the bye.
    pub(super) fn player(&self, vertex: usize) -> Option<&'a Player> {
        self.unpaired.get(vertex).map(|rank| &self.field[*rank])
    }

    /// Whether C2 and C5 let this one have the bye.
    pub(super) fn may_have_bye(&self, vertex: usize) -> bool {
        let rank = self.unpaired[vertex];
        self.has_bye() && self.field.may_have_bye(rank) && Some(self.field[rank].score) == self.bye
    }

    /// Whether C2 to C5 allow this, as far as it does not matter who has met whom. Two who are moved down do not meet
    /// in this bracket: they could have met above.
    pub(super) fn legal_by_kind(&self, upper: usize, lower: usize) -> bool {
        if lower < self.moved_down {
            return false;
        }
        match self.unpaired.get(lower) {
            Some(&other) => self.field.colours_can_be_given(self.unpaired[upper], other),
            None => upper < lower && self.may_have_bye(upper),
        }
    }

    /// Whether C1 or the organiser keeps these two apart.
    pub(super) fn apart(&self, upper: usize, lower: usize) -> bool {
        let (one, other) = (self.unpaired.get(upper), self.unpaired.get(lower));
        one.zip(other).is_some_and(|(one, other)| self.field.apart(*one, *other))
    }

    /// What it is that this one goes on to where the search does not look; none does if it looks everywhere.
    pub(super) fn going_on(&self, vertex: usize) -> Option<Choice<'_>> {
        let to = match self.reach {
            Reach::Bracket => Target::FollowingBracket,
            Reach::Following => Target::Further,
            Reach::AllPlayers => return None,
        };
        Some(match self.place(vertex) {
            Place::Member(standing) => {
                Choice::Float { who: Member { player: &self.field[self.unpaired[vertex]], standing }, to }
            }
            Place::Following | Place::Below | Place::Bye => Choice::FloatBelow,
        })
    }

    /// What it is that these two vertices are matched.
    pub(super) fn choice(&self, upper: usize, lower: usize) -> Choice<'_> {
        let member =
            |vertex: usize, standing| Member { player: &self.field[self.unpaired[vertex]], standing };
        match (self.place(upper), self.place(lower)) {
            (Place::Member(one), Place::Member(other)) => {
                Choice::Meet { upper: member(upper, one), lower: member(lower, other) }
            }
            (Place::Member(one), target) => {
                let to = match target {
                    Place::Following | Place::Member(_) => Target::FollowingBracket,
                    Place::Below => Target::Further,
                    Place::Bye => Target::Bye,
                };
                Choice::Float { who: member(upper, one), to }
            }
            (Place::Following, Place::Below | Place::Bye) => Choice::FloatBelow,
            (Place::Following | Place::Below | Place::Bye, _) => Choice::Elsewhere,
        }
    }
}
