//! Map that do not exist, and their teams.

use kolo_contest::{
    Area, AreaId, Category, Command, Consents, Contest, Country, Day, Entry, EntryId, Member, MemberRole,
    Order, Player, PlayerId, Region, RegionId, School, SchoolId, Schooling,
};

use crate::calendar::days_from;
use crate::mistake::Mistake;
use crate::people::people;
use crate::script::name;

/// Towns with the letters they have in addresses.
const TOWNS: [(&str, &str); 16] = [
    ("kolin", "Kolín"),
    ("kutna-hora", "Kutná Hora"),
    ("nymburk", "Nymburk"),
    ("podebrady", "Poděbrady"),
    ("caslav", "Čáslav"),
    ("pardubice", "Pardubice"),
    ("chrudim", "Chrudim"),
    ("trutnov", "Trutnov"),
    ("zdar", "Žďár nad Sázavou"),
    ("trebic", "Třebíč"),
    ("vsetin", "Vsetín"),
    ("opava", "Opava"),
    ("sumperk", "Šumperk"),
    ("pisek", "Písek"),
    ("tabor", "Tábor"),
    ("klatovy", "Klatovy"),
];

const TEAMS: [&str; 24] = [
    "Křížky",
    "Kolečka",
    "Pětka v řadě",
    "Šikmá řada",
    "Otevřená trojka",
    "Vidlička",
    "Diagonála",
    "Tahouni",
    "Čtverečkovaní",
    "Roh tabulky",
    "Bez hodin",
    "Druhá otázka",
    "Rychlé tužky",
    "Mistři gumy",
    "Pátá lavice",
    "Zadní řada",
    "Poslední políčko",
    "Dvojitá hrozba",
    "Modrá propiska",
    "Prázdný papír",
    "Trojky",
    "Mezera",
    "Oba konce",
    "Nultý tah",
];

/// How many schools there are and where.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Map {
    /// Regions, each with one area.
    pub(crate) regions: usize,
    /// Map in each of them.
    pub(crate) schools: usize,
    /// Teams of each school, in one category.
    pub(crate) teams: usize,
    /// Which category.
    pub(crate) category: Category,
}

impl Map {
    /// The name of a team: its own in a small field, where it comes from in a large one. No two are the same.
    fn title(self, school: usize, team: usize) -> String {
        if self.regions * self.schools * self.teams <= TEAMS.len() {
            return TEAMS[(school * self.teams + team - 1) % TEAMS.len()].to_owned();
        }
        let (_, town) = TOWNS[school % TOWNS.len()];
        let letter = char::from(b'A' + u8::try_from(team - 1).unwrap_or_default());
        match school / TOWNS.len() + 1 {
            1 => format!("{town} {letter}"),
            nth => format!("{town} {nth}{letter}"),
        }
    }
}

/// Where the area and the region of this number have their tournaments: the letters of its address, and its name.
pub(crate) fn town(number: usize) -> (&'static str, &'static str) {
    TOWNS[(number - 1) % TOWNS.len()]
}

/// The id of the area of region `number`.
pub(crate) fn area_id(number: usize) -> Result<AreaId, Mistake> {
    AreaId::new(&format!("oblast-{number}")).map_err(Mistake::of)
}

/// The id of a region.
pub(crate) fn region_id(number: usize) -> Result<RegionId, Mistake> {
    RegionId::new(&format!("kraj-{number}")).map_err(Mistake::of)
}

/// Records regions, areas, schools, and their teams.
pub(crate) fn enter(
    contest: &mut Contest,
    hand: &Order,
    map: Map,
    seed: u64,
) -> Result<Vec<EntryId>, Mistake> {
    let mut names = people(seed).into_iter().cycle();
    let (mut players, mut entries) = (Vec::new(), Vec::new());
    for region in 1..=map.regions {
        set_region(contest, hand, region)?;
        for index in 0..map.schools {
            let number = (region - 1) * map.schools + index;
            let school = set_school(contest, hand, region, number, map.category)?;
            for team in 1..=map.teams {
                let title = map.title(number, team);
                let (members, people) = team_of(&school, team, map.category, hand, &mut names)?;
                players.extend(people);
                entries.push(Entry {
                    id: EntryId::new(&format!("{school}-{team}")).map_err(Mistake::of)?,
                    category: map.category,
                    name: name(&title)?,
                    school: Some(school.clone()),
                    part: None,
                    captain: members.first().map(|member: &Member| member.player.clone()),
                    members,
                    entered_on: hand.at.day(),
                });
            }
        }
    }
    let ids = entries.iter().map(|entry| entry.id.clone()).collect();
    contest.give(hand, &Command::Register { players, entries }).map_err(Mistake::of)?;
    Ok(ids)
}

fn set_region(contest: &mut Contest, hand: &Order, number: usize) -> Result<(), Mistake> {
    let (_, town) = town(number);
    let (id, area) = (region_id(number)?, area_id(number)?);
    let title = name(&format!("Kraj {town}"))?;
    let region = Region { id: id.clone(), name: title, country: Country::Cz };
    contest.give(hand, &Command::SetRegion(region)).map_err(Mistake::of)?;
    let area = Area { id: area, name: name(town)?, region: id };
    contest.give(hand, &Command::SetArea(area)).map_err(Mistake::of)?;
    Ok(())
}

fn set_school(
    contest: &mut Contest,
    hand: &Order,
    region: usize,
    number: usize,
    category: Category,
) -> Result<SchoolId, Mistake> {
    let (slug, town) = TOWNS[number % TOWNS.len()];
    let nth = number / TOWNS.len() + 1;
    let kind = match category {
        Category::Zs => "ZŠ",
        Category::Ss | Category::Kadeti | Category::Veterani => "Gymnázium",
    };
    let title = if nth == 1 { format!("{kind} {town}") } else { format!("{nth}. {kind} {town}") };
    let school = School {
        id: SchoolId::new(&format!("{slug}-{nth}")).map_err(Mistake::of)?,
        name: name(&title)?,
        town: Some(name(town)?),
        area: area_id(region)?,
        parts: Vec::new(),
    };
    let id = school.id.clone();
    contest.give(hand, &Command::SetSchool(school)).map_err(Mistake::of)?;
    Ok(id)
}

/// A team with one substitute.
fn team_of(
    school: &SchoolId,
    team: usize,
    category: Category,
    hand: &Order,
    names: &mut impl Iterator<Item = (&'static str, &'static str)>,
) -> Result<(Vec<Member>, Vec<Player>), Mistake> {
    let (born, schooling) = match category {
        Category::Zs => (age(hand, 13), Schooling::Grade(8)),
        Category::Ss | Category::Kadeti | Category::Veterani => (age(hand, 17), Schooling::Secondary),
    };
    let agreed = Some(hand.at.day());
    let (mut members, mut players) = (Vec::new(), Vec::new());
    for (index, (given, surname)) in (1..=category.regulars() + 1).zip(names) {
        let player = PlayerId::new(&format!("{school}-{team}-{index}")).map_err(Mistake::of)?;
        let role = if index <= category.regulars() { MemberRole::Regular } else { MemberRole::Substitute };
        members.push(Member { player: player.clone(), role });
        players.push(Player {
            id: player,
            name: name(&format!("{given} {surname}"))?,
            born: Some(born),
            schooling: Some(schooling),
            school: Some(school.clone()),
            consents: Consents { rules_and_data: agreed, photos: agreed },
        });
    }
    Ok((members, players))
}

/// The birthday of a person who has been so many years old for a hundred days.
fn age(hand: &Order, years: i64) -> Day {
    days_from(hand.at, -(years * 365 + years / 4 + 100))
}
