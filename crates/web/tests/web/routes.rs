//! Every address of the server with those for whom it is, written by hand; a test holds it against the sources.

use std::collections::BTreeSet;
use std::path::Path;

/// For whom an address is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum For {
    /// The public.
    Public,
    /// The competitor whose link it is.
    Link,
    /// Holders of another key: of a seat, a clock, an invitation, the page to sign in. No user in this test has one.
    Key,
    /// All who are let in.
    SignedIn,
    /// Arbiters and organisers of any tournament.
    Arbiters,
    /// Users who may create tournaments.
    Creators,
    /// Administrators.
    Administrators,
    /// Helpers of this tournament, and all above them.
    HelpersHere,
    /// Arbiters of this tournament, and all above them.
    ArbitersHere,
    /// Organisers of this tournament, and administrators.
    OrganisersHere,
    /// The captain whose link it is.
    Captain,
    /// Helpers of this tournament of a contest, or of the contest, and all above them.
    VenueHelpers,
    /// Arbiters of this tournament of a contest, or of the contest, and all above them.
    VenueArbiters,
    /// Organisers of this tournament of a contest, or of the contest, and administrators.
    VenueOrganisers,
    /// Helpers of the contest, and all above them.
    ContestHelpers,
    /// Arbiters of the contest, and all above them.
    ContestArbiters,
    /// Organisers of the contest, and administrators.
    ContestOrganisers,
    /// No user: it is there on a site of examples only.
    Examples,
}

/// All of them.
pub(crate) const ROUTES: &[(&str, &str, For)] = &[
    // What is played, public.
    ("get", "/", For::Public),
    ("get", "/assets/{digest}/{name}", For::Public),
    ("get", "/live/{name}", For::Public),
    ("get", "/live/{name}/{board}", For::Public),
    ("get", "/api/live/{name}", For::Public),
    ("get", "/events/live/{name}", For::Public),
    ("get", "/api/clock/{name}", For::Public),
    ("get", "/events/clock/{name}", For::Public),
    ("get", "/t/{id}", For::Public),
    ("get", "/t/{id}/round", For::Public),
    ("get", "/t/{id}/groups", For::Public),
    ("get", "/t/{id}/groups/{stage}/{group}/{number}", For::Public),
    ("get", "/t/{id}/bracket", For::Public),
    ("get", "/api/t/{id}/matches", For::Public),
    ("get", "/api/t/{id}/stages", For::Public),
    ("get", "/api/t/{id}/now", For::Public),
    ("get", "/api/t/{id}/groups/{stage}/{group}/{number}", For::Public),
    ("get", "/s/{id}", For::Public),
    ("get", "/s/{id}/{*rest}", For::Public),
    ("get", "/desk/s/new", For::Public),
    ("get", "/desk/s/{id}", For::Public),
    ("get", "/desk/s/{id}/{*rest}", For::Public),
    ("get", "/t/{id}/round/{round}", For::Public),
    ("get", "/t/{id}/table", For::Public),
    ("get", "/t/{id}/table/{who}", For::Public),
    ("get", "/t/{id}/chart", For::Public),
    ("get", "/t/{id}/screen", For::Public),
    ("get", "/events/screen/{id}", For::Public),
    ("get", "/events/t/{id}", For::Public),
    ("get", "/t/{id}/find", For::Public),
    ("get", "/t/{id}/screen/{name}", For::Public),
    ("get", "/t/{id}/documents/{kind}", For::Public),
    ("get", "/t/{id}/documents/{kind}/{round}", For::Public),
    ("get", "/api/t", For::Public),
    ("get", "/api/t/{id}", For::Public),
    ("get", "/api/t/{id}/find", For::Public),
    ("get", "/api/t/{id}/screen", For::Public),
    ("get", "/api/t/{id}/entries", For::Public),
    ("get", "/api/t/{id}/rounds/{round}", For::Public),
    ("get", "/api/t/{id}/rounds/{round}/names", For::Public),
    ("get", "/api/t/{id}/table", For::Public),
    ("get", "/api/t/{id}/table/{who}", For::Public),
    ("get", "/api/t/{id}/chart", For::Public),
    ("get", "/api/t/{id}/square", For::Public),
    ("get", "/c/{id}", For::Public),
    ("get", "/c/{id}/{venue}", For::Public),
    ("get", "/c/{id}/{venue}/matches", For::Public),
    ("get", "/c/{id}/{venue}/find", For::Public),
    ("get", "/c/{id}/{venue}/groups", For::Public),
    ("get", "/c/{id}/{venue}/groups/{group}/{number}", For::Public),
    ("get", "/c/{id}/{venue}/bracket", For::Public),
    ("get", "/c/{id}/{venue}/table", For::Public),
    ("get", "/c/{id}/{venue}/table/{who}", For::Public),
    ("get", "/c/{id}/{venue}/chart", For::Public),
    ("get", "/c/{id}/{venue}/screen", For::Public),
    ("get", "/c/{id}/{venue}/screen/{name}", For::Public),
    ("get", "/c/{id}/{venue}/documents/{kind}", For::Public),
    ("get", "/c/{id}/{venue}/documents/{kind}/{what}", For::Public),
    ("get", "/events/c/{id}", For::Public),
    ("get", "/events/c/{id}/{venue}/screen", For::Public),
    ("get", "/api/c", For::Public),
    ("get", "/api/c/{id}", For::Public),
    ("get", "/api/c/{id}/{venue}", For::Public),
    ("get", "/api/c/{id}/{venue}/matches", For::Public),
    ("get", "/api/c/{id}/{venue}/find", For::Public),
    ("get", "/api/c/{id}/{venue}/now", For::Public),
    ("get", "/api/c/{id}/{venue}/screen", For::Public),
    ("get", "/api/c/{id}/{venue}/stages", For::Public),
    ("get", "/api/c/{id}/{venue}/table", For::Public),
    ("get", "/api/c/{id}/{venue}/table/{who}", For::Public),
    ("get", "/api/c/{id}/{venue}/groups/{group}/{number}", For::Public),
    ("get", "/api/c/{id}/{venue}/chart", For::Public),
    ("get", "/api/c/{id}/{venue}/square", For::Public),
    ("get", "/api/openapi.json", For::Public),
    // The machine. Figures are for requests from it, as the tests send them; `service.rs` tries the others.
    ("get", "/healthz", For::Public),
    ("get", "/healthz/alive", For::Public),
    ("get", "/metrics", For::Public),
    ("get", "/demo", For::Examples),
    ("post", "/demo/enter", For::Examples),
    ("post", "/demo/restore", For::Examples),
    // By a link.
    ("get", "/team/{key}", For::Captain),
    ("post", "/team/{key}/report", For::Captain),
    ("post", "/team/{key}/seat", For::Captain),
    ("get", "/api/team/{key}", For::Captain),
    ("get", "/events/team/{key}", For::Captain),
    ("get", "/my/{key}", For::Link),
    ("post", "/my/{key}/report", For::Link),
    ("post", "/my/{key}/line-up", For::Link),
    ("post", "/my/{key}/seat", For::Link),
    ("get", "/api/my/{key}", For::Link),
    ("get", "/events/my/{key}", For::Link),
    ("get", "/seat/{key}", For::Key),
    ("get", "/api/seat/{key}", For::Key),
    ("post", "/api/seat/{key}", For::Key),
    ("post", "/api/seat/{key}/echo", For::Key),
    ("get", "/events/seat/{key}", For::Key),
    ("get", "/clock/{key}", For::Key),
    ("post", "/api/clock/{name}", For::Key),
    ("get", "/desk/enter/{key}", For::Key),
    ("post", "/desk/enter", For::Key),
    ("post", "/desk/accept", For::Key),
    // People.
    ("get", "/sign-in", For::Public),
    ("post", "/sign-in", For::Key),
    ("get", "/account", For::SignedIn),
    ("post", "/account", For::SignedIn),
    ("get", "/desk", For::SignedIn),
    ("get", "/desk/people", For::Administrators),
    ("get", "/desk/people/log", For::Administrators),
    ("get", "/api/desk/people/log", For::Administrators),
    ("post", "/desk/people", For::Administrators),
    ("post", "/api/desk/key", For::Administrators),
    ("get", "/desk/t/{id}/people", For::OrganisersHere),
    ("post", "/desk/t/{id}/people", For::OrganisersHere),
    // Live matches, clocks, the prover.
    ("post", "/api/desk/live", For::Arbiters),
    ("get", "/desk/live/new", For::Arbiters),
    ("get", "/desk/live/{name}", For::Arbiters),
    ("get", "/api/desk/live/{name}", For::Arbiters),
    ("post", "/api/desk/live/{name}", For::Arbiters),
    ("get", "/desk/clock", For::Arbiters),
    ("get", "/desk/clock/{name}", For::Arbiters),
    ("get", "/desk/clock/{name}/log", For::Arbiters),
    ("post", "/api/desk/clock", For::Arbiters),
    ("post", "/api/desk/clock/{name}", For::Arbiters),
    ("post", "/api/desk/clock/{name}/link", For::Arbiters),
    ("get", "/desk/prove", For::Arbiters),
    ("post", "/api/desk/position", For::Arbiters),
    ("post", "/api/desk/prove", For::Arbiters),
    ("post", "/api/desk/show", For::Arbiters),
    // A tournament.
    ("get", "/desk/new", For::Creators),
    ("post", "/desk/new", For::Creators),
    ("get", "/desk/new/plan", For::Creators),
    ("post", "/desk/new/plan", For::Creators),
    ("get", "/desk/new/file", For::Creators),
    ("post", "/desk/new/file", For::Creators),
    ("get", "/desk/t/{id}/file", For::OrganisersHere),
    ("get", "/desk/t/{id}", For::HelpersHere),
    ("get", "/desk/t/{id}/entries", For::HelpersHere),
    ("get", "/desk/t/{id}/entries/{who}", For::HelpersHere),
    ("post", "/desk/t/{id}/here/{who}", For::HelpersHere),
    ("get", "/desk/t/{id}/check-in", For::HelpersHere),
    ("get", "/desk/t/{id}/check-in/absent", For::HelpersHere),
    ("get", "/desk/t/{id}/documents", For::HelpersHere),
    ("get", "/desk/t/{id}/documents/{kind}", For::HelpersHere),
    ("get", "/desk/t/{id}/documents/{kind}/{round}", For::HelpersHere),
    ("post", "/desk/t/{id}/entries/{who}", For::HelpersHere),
    ("get", "/desk/t/{id}/groups", For::HelpersHere),
    ("get", "/desk/t/{id}/groups/{stage}/{group}/{number}", For::HelpersHere),
    ("get", "/api/desk/t/{id}/groups/{stage}/{group}/{number}", For::HelpersHere),
    ("get", "/desk/t/{id}/bracket", For::HelpersHere),
    ("get", "/api/desk/t/{id}/ties", For::HelpersHere),
    ("post", "/desk/t/{id}/match/{stage}/{place}/{pair}", For::HelpersHere),
    ("post", "/desk/t/{id}/live", For::ArbitersHere),
    ("post", "/desk/t/{id}/live/{stage}/{place}/{pair}", For::ArbitersHere),
    ("get", "/desk/t/{id}/match/{stage}/{place}/{pair}", For::HelpersHere),
    ("get", "/api/desk/t/{id}/match/{stage}/{place}/{pair}", For::HelpersHere),
    ("get", "/desk/t/{id}/plan/{stage}", For::ArbitersHere),
    ("post", "/desk/t/{id}/plan/{stage}", For::ArbitersHere),
    ("post", "/desk/t/{id}/plan/{stage}/exchange", For::ArbitersHere),
    ("get", "/api/desk/t/{id}/plan/{stage}", For::ArbitersHere),
    ("post", "/api/desk/t/{id}/plan/{stage}/check", For::ArbitersHere),
    ("get", "/desk/t/{id}/ties", For::ArbitersHere),
    ("post", "/desk/t/{id}/ties/{stage}/{group}", For::ArbitersHere),
    ("get", "/desk/t/{id}/settings/stages", For::ArbitersHere),
    ("post", "/desk/t/{id}/settings/stages", For::ArbitersHere),
    ("get", "/desk/t/{id}/results", For::HelpersHere),
    ("get", "/desk/t/{id}/results/{round}", For::HelpersHere),
    ("post", "/desk/t/{id}/results/{round}/{table}", For::HelpersHere),
    ("get", "/desk/t/{id}/table", For::HelpersHere),
    ("get", "/desk/t/{id}/table/{who}", For::HelpersHere),
    ("get", "/desk/t/{id}/chart", For::HelpersHere),
    ("get", "/api/desk/t/{id}/waiting", For::HelpersHere),
    ("get", "/api/desk/t/{id}", For::HelpersHere),
    ("get", "/api/desk/t/{id}/entries", For::HelpersHere),
    ("get", "/api/desk/t/{id}/entries/{who}", For::HelpersHere),
    ("get", "/api/desk/t/{id}/rounds/{round}", For::HelpersHere),
    ("get", "/api/desk/t/{id}/table", For::HelpersHere),
    ("get", "/api/desk/t/{id}/table/{who}", For::HelpersHere),
    ("get", "/api/desk/t/{id}/chart", For::HelpersHere),
    ("get", "/api/desk/t/{id}/square", For::HelpersHere),
    ("get", "/api/desk/t/{id}/incidents", For::ArbitersHere),
    ("get", "/desk/t/{id}/notes", For::ArbitersHere),
    ("post", "/desk/t/{id}/notes", For::ArbitersHere),
    ("get", "/api/desk/t/{id}/notes", For::ArbitersHere),
    ("get", "/api/desk/t/{id}/settings", For::ArbitersHere),
    ("post", "/desk/t/{id}/entries/add", For::ArbitersHere),
    ("post", "/desk/t/{id}/entries/import", For::ArbitersHere),
    ("get", "/desk/t/{id}/draw", For::ArbitersHere),
    ("post", "/desk/t/{id}/draw", For::ArbitersHere),
    ("post", "/desk/t/{id}/draw/publish", For::ArbitersHere),
    ("post", "/desk/t/{id}/draw/discard", For::ArbitersHere),
    ("post", "/desk/t/{id}/draw/take-back", For::ArbitersHere),
    ("post", "/desk/t/{id}/draw/exchange", For::ArbitersHere),
    ("post", "/desk/t/{id}/draw/sheet", For::ArbitersHere),
    ("post", "/api/desk/t/{id}/draft/check", For::ArbitersHere),
    ("get", "/desk/t/{id}/amend", For::ArbitersHere),
    ("post", "/desk/t/{id}/amend", For::ArbitersHere),
    ("post", "/api/desk/t/{id}/amend/check", For::ArbitersHere),
    ("post", "/desk/t/{id}/check-in/absent", For::ArbitersHere),
    ("get", "/desk/t/{id}/game/{round}/{table}", For::ArbitersHere),
    ("post", "/desk/t/{id}/game/{round}/{table}", For::ArbitersHere),
    ("post", "/desk/t/{id}/block/{round}/{table}", For::ArbitersHere),
    ("post", "/desk/t/{id}/ratings", For::ArbitersHere),
    ("get", "/desk/t/{id}/sanctions", For::ArbitersHere),
    ("post", "/desk/t/{id}/sanctions", For::ArbitersHere),
    ("get", "/desk/t/{id}/incidents", For::ArbitersHere),
    ("get", "/desk/t/{id}/incidents/new", For::ArbitersHere),
    ("post", "/desk/t/{id}/incidents/new", For::ArbitersHere),
    ("get", "/desk/t/{id}/incidents/{number}", For::ArbitersHere),
    ("post", "/desk/t/{id}/incidents/{number}", For::ArbitersHere),
    ("get", "/desk/t/{id}/protests", For::ArbitersHere),
    ("post", "/desk/t/{id}/protests", For::ArbitersHere),
    ("get", "/desk/t/{id}/protests/{number}", For::ArbitersHere),
    ("post", "/desk/t/{id}/protests/{number}", For::ArbitersHere),
    ("get", "/desk/t/{id}/settings", For::ArbitersHere),
    ("post", "/desk/t/{id}/settings", For::ArbitersHere),
    ("get", "/desk/t/{id}/settings/start", For::ArbitersHere),
    ("post", "/desk/t/{id}/settings/start", For::ArbitersHere),
    ("get", "/api/desk/t/{id}/draft", For::ArbitersHere),
    ("get", "/desk/t/{id}/correct/{round}/{table}", For::ArbitersHere),
    ("post", "/desk/t/{id}/correct/{round}/{table}", For::ArbitersHere),
    ("post", "/desk/t/{id}/finish", For::ArbitersHere),
    ("post", "/desk/t/{id}/reopen", For::ArbitersHere),
    ("post", "/desk/t/{id}/undo", For::ArbitersHere),
    ("post", "/desk/t/{id}/redo", For::ArbitersHere),
    ("get", "/desk/t/{id}/log", For::ArbitersHere),
    ("get", "/api/desk/t/{id}/log", For::ArbitersHere),
    ("get", "/desk/t/{id}/screen", For::ArbitersHere),
    ("post", "/desk/t/{id}/screen", For::ArbitersHere),
    ("get", "/desk/t/{id}/public", For::OrganisersHere),
    ("post", "/desk/t/{id}/public", For::OrganisersHere),
    ("get", "/desk/t/{id}/entries/{who}/data", For::OrganisersHere),
    ("get", "/desk/t/{id}/entries/{who}/data/file", For::OrganisersHere),
    ("post", "/desk/t/{id}/entries/{who}/data/erase", For::OrganisersHere),
    ("get", "/desk/t/{id}/links", For::OrganisersHere),
    ("post", "/desk/t/{id}/links", For::OrganisersHere),
    ("get", "/api/desk/t/{id}/links", For::OrganisersHere),
    ("get", "/desk/t/{id}/log/house", For::OrganisersHere),
    ("get", "/api/desk/t/{id}/log/house", For::OrganisersHere),
    ("get", "/desk/t/{id}/webhooks", For::OrganisersHere),
    ("post", "/desk/t/{id}/webhooks", For::OrganisersHere),
    ("get", "/api/desk/t/{id}/webhooks", For::OrganisersHere),
    // A contest, and one of its tournaments.
    ("get", "/desk/c/new", For::Creators),
    ("post", "/desk/c/new", For::Creators),
    ("post", "/desk/c/new/season", For::Creators),
    ("post", "/desk/c/new/file", For::Creators),
    ("get", "/desk/c/{id}", For::ContestHelpers),
    ("get", "/api/desk/c/{id}", For::ContestHelpers),
    ("get", "/api/desk/c/{id}/-/sanctions", For::ContestOrganisers),
    ("get", "/api/desk/c/{id}/-/entries", For::ContestOrganisers),
    ("get", "/api/desk/c/{id}/-/quotas", For::ContestOrganisers),
    ("get", "/desk/c/{id}/-/log", For::ContestArbiters),
    ("get", "/api/desk/c/{id}/-/log", For::ContestArbiters),
    ("get", "/desk/c/{id}/-/office", For::ContestOrganisers),
    ("get", "/desk/c/{id}/-/file", For::ContestOrganisers),
    ("get", "/desk/c/{id}/-/public", For::ContestOrganisers),
    ("post", "/desk/c/{id}/-/public", For::ContestOrganisers),
    ("get", "/desk/c/{id}/-/person", For::ContestOrganisers),
    ("get", "/desk/c/{id}/-/person/{player}", For::ContestOrganisers),
    ("get", "/desk/c/{id}/-/person/{player}/file", For::ContestOrganisers),
    ("post", "/desk/c/{id}/-/person/{player}/erase", For::ContestOrganisers),
    ("get", "/desk/c/{id}/-/people", For::ContestOrganisers),
    ("post", "/desk/c/{id}/-/people", For::ContestOrganisers),
    ("post", "/desk/c/{id}/-/undo", For::ContestOrganisers),
    ("post", "/desk/c/{id}/-/redo", For::ContestOrganisers),
    ("get", "/desk/c/{id}/-/entries", For::ContestOrganisers),
    ("get", "/desk/c/{id}/-/entries/{entry}", For::ContestOrganisers),
    ("post", "/desk/c/{id}/-/entries/{entry}", For::ContestOrganisers),
    ("get", "/desk/c/{id}/-/sanctions", For::ContestOrganisers),
    ("post", "/desk/c/{id}/-/sanctions", For::ContestOrganisers),
    ("get", "/desk/c/{id}/-/season", For::ContestOrganisers),
    ("post", "/desk/c/{id}/-/season", For::ContestOrganisers),
    ("get", "/desk/c/{id}/-/log/house", For::ContestOrganisers),
    ("get", "/api/desk/c/{id}/-/log/house", For::ContestOrganisers),
    ("get", "/desk/c/{id}/-/webhooks", For::ContestOrganisers),
    ("post", "/desk/c/{id}/-/webhooks", For::ContestOrganisers),
    ("get", "/api/desk/c/{id}/-/webhooks", For::ContestOrganisers),
    ("post", "/desk/c/{id}/-/announce", For::ContestOrganisers),
    ("post", "/desk/c/{id}/-/quotas", For::ContestOrganisers),
    ("post", "/desk/c/{id}/-/fees", For::ContestOrganisers),
    ("post", "/desk/c/{id}/-/lists", For::ContestOrganisers),
    ("get", "/desk/c/{id}/{venue}", For::VenueHelpers),
    ("get", "/desk/c/{id}/{venue}/entries", For::VenueHelpers),
    ("post", "/desk/c/{id}/{venue}/entries", For::VenueHelpers),
    ("post", "/desk/c/{id}/{venue}/entries/{entry}", For::VenueHelpers),
    ("get", "/desk/c/{id}/{venue}/results", For::VenueHelpers),
    ("post", "/desk/c/{id}/{venue}/results/{game}", For::VenueHelpers),
    ("post", "/desk/c/{id}/{venue}/live", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/live/{game}", For::VenueArbiters),
    ("get", "/desk/c/{id}/{venue}/slip/{game}", For::VenueHelpers),
    ("post", "/desk/c/{id}/{venue}/slip/{game}", For::VenueHelpers),
    ("get", "/desk/c/{id}/{venue}/groups", For::VenueHelpers),
    ("get", "/desk/c/{id}/{venue}/groups/{group}/{number}", For::VenueHelpers),
    ("get", "/desk/c/{id}/{venue}/bracket", For::VenueHelpers),
    ("get", "/desk/c/{id}/{venue}/table", For::VenueHelpers),
    ("get", "/desk/c/{id}/{venue}/table/{who}", For::VenueHelpers),
    ("get", "/desk/c/{id}/{venue}/chart", For::VenueHelpers),
    ("get", "/api/desk/c/{id}/{venue}", For::VenueHelpers),
    ("get", "/api/desk/c/{id}/{venue}/table", For::VenueHelpers),
    ("get", "/api/desk/c/{id}/{venue}/table/{who}", For::VenueHelpers),
    ("get", "/api/desk/c/{id}/{venue}/groups/{group}/{number}", For::VenueHelpers),
    ("get", "/api/desk/c/{id}/{venue}/chart", For::VenueHelpers),
    ("get", "/api/desk/c/{id}/{venue}/square", For::VenueHelpers),
    ("get", "/api/desk/c/{id}/{venue}/teams", For::VenueHelpers),
    ("get", "/api/desk/c/{id}/{venue}/slips/{game}", For::VenueHelpers),
    ("get", "/api/desk/c/{id}/{venue}/waiting", For::VenueHelpers),
    ("get", "/api/desk/c/{id}/{venue}/incidents", For::VenueArbiters),
    ("get", "/desk/c/{id}/{venue}/draw", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/start", For::VenueArbiters),
    ("get", "/desk/c/{id}/{venue}/settings/start", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/settings/start", For::VenueArbiters),
    ("get", "/api/desk/c/{id}/{venue}/notes", For::VenueArbiters),
    ("get", "/api/desk/c/{id}/{venue}/draft", For::VenueArbiters),
    ("post", "/api/desk/c/{id}/{venue}/draft/check", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/draw", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/draw/discard", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/draw/exchange", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/draw/groups", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/draw/publish", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/draw/sheet", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/draw/take-back", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/close", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/reopen", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/seeding", For::VenueArbiters),
    ("get", "/desk/c/{id}/{venue}/correct/{game}", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/correct/{game}", For::VenueArbiters),
    ("get", "/desk/c/{id}/{venue}/sides/{game}", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/sides/{game}", For::VenueArbiters),
    ("get", "/desk/c/{id}/{venue}/ties", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/ties/{what}", For::VenueArbiters),
    ("get", "/desk/c/{id}/{venue}/incidents", For::VenueArbiters),
    ("get", "/desk/c/{id}/{venue}/incidents/new", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/incidents/new", For::VenueArbiters),
    ("get", "/desk/c/{id}/{venue}/incidents/{number}", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/incidents/{number}", For::VenueArbiters),
    ("get", "/desk/c/{id}/{venue}/protests", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/protests", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/protests/{number}", For::VenueArbiters),
    ("get", "/desk/c/{id}/{venue}/sanctions", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/sanctions", For::VenueArbiters),
    ("get", "/desk/c/{id}/{venue}/notes", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/notes", For::VenueArbiters),
    ("get", "/desk/c/{id}/{venue}/log/house", For::VenueOrganisers),
    ("get", "/api/desk/c/{id}/{venue}/log/house", For::VenueOrganisers),
    ("get", "/api/desk/c/{id}/{venue}/settings", For::VenueOrganisers),
    ("get", "/desk/c/{id}/{venue}/plan", For::VenueOrganisers),
    ("post", "/desk/c/{id}/{venue}/plan", For::VenueOrganisers),
    ("get", "/desk/c/{id}/{venue}/documents", For::VenueHelpers),
    ("get", "/desk/c/{id}/{venue}/documents/{kind}", For::VenueHelpers),
    ("get", "/desk/c/{id}/{venue}/documents/{kind}/{what}", For::VenueHelpers),
    ("get", "/desk/c/{id}/{venue}/log", For::VenueArbiters),
    ("get", "/api/desk/c/{id}/{venue}/log", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/undo", For::VenueArbiters),
    ("get", "/desk/c/{id}/{venue}/screen", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/screen", For::VenueArbiters),
    ("post", "/desk/c/{id}/{venue}/redo", For::VenueArbiters),
    ("get", "/desk/c/{id}/{venue}/links", For::VenueOrganisers),
    ("post", "/desk/c/{id}/{venue}/links", For::VenueOrganisers),
    ("get", "/api/desk/c/{id}/{venue}/links", For::VenueOrganisers),
    ("get", "/desk/c/{id}/{venue}/people", For::VenueOrganisers),
    ("post", "/desk/c/{id}/{venue}/people", For::VenueOrganisers),
    // A tournament of stages.
    // These end the session, so they come last.
    ("post", "/api/desk/leave", For::SignedIn),
    ("post", "/sign-out", For::SignedIn),
];

/// The addresses that the sources name, with their methods.
fn of_sources() -> BTreeSet<(String, String)> {
    let mut found = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = std::fs::read_to_string(&path).expect("a source");
                for rest in text.split(".route(").skip(1) {
                    found.extend(of_route(rest));
                }
                for mark in ["#[utoipa::path(", "described::"] {
                    found.extend(text.split(mark).skip(1).filter_map(described));
                }
            }
        }
    }
    found
}

/// The address and the method of what is described: `get, path = "…"` at a handler, `get("…"` or `stream("…"` beside one.
fn described(rest: &str) -> Option<(String, String)> {
    let word = rest.trim_start().split(|letter: char| !letter.is_alphabetic()).next()?;
    let method = if word == "stream" { "get" } else { word };
    let path = rest.split('"').nth(1).filter(|path| path.starts_with('/'))?;
    ["get", "post"].contains(&method).then(|| (method.to_owned(), path.to_owned()))
}

/// The address and the methods of what stands behind `.route(`.
fn of_route(rest: &str) -> Vec<(String, String)> {
    let path = rest.split('"').nth(1).expect("an address in quotes").to_owned();
    let mut depth = 1;
    let end = rest.char_indices().find(|(_, letter)| {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        depth == 0
    });
    let handlers = &rest[..end.expect("a bracket that closes").0];
    let called = |method: &str| {
        handlers.match_indices(&format!("{method}(")).any(|(at, _)| {
            !handlers[..at].ends_with(|before: char| before.is_alphanumeric() || matches!(before, '_' | ':'))
        })
    };
    let methods = ["get", "post", "put", "delete", "patch", "any", "head", "options"];
    let methods = methods.into_iter().filter(|method| called(method));
    methods.map(|method| (method.to_owned(), path.clone())).collect()
}

#[test]
fn every_address_of_the_sources_is_in_the_table() {
    let written: BTreeSet<(String, String)> =
        ROUTES.iter().map(|(method, path, _)| ((*method).to_owned(), (*path).to_owned())).collect();
    assert_eq!(written.len(), ROUTES.len(), "each stands there once");
    let sources = of_sources();
    let missing: Vec<_> = sources.difference(&written).collect();
    assert!(missing.is_empty(), "say in the table for whom this is: {missing:?}");
    let gone: Vec<_> = written.difference(&sources).collect();
    assert!(gone.is_empty(), "no source has this: {gone:?}");
}

#[test]
fn addresses_are_found_however_they_are_written() {
    let found = of_route(
        "\n    \"/a\",\n    get(|at: At| async move { f(&at) }).post(make),\n) .route(\"/b\", put(x))",
    );
    assert_eq!(found, [("get".to_owned(), "/a".to_owned()), ("post".to_owned(), "/a".to_owned())]);
    assert_eq!(of_route("\"/c\", post(forget(x)))"), [("post".to_owned(), "/c".to_owned())]);
    let at = |method: &str, path: &str| Some((method.to_owned(), path.to_owned()));
    assert_eq!(described("\n    post, path = \"/d\", tag = \"desk\""), at("post", "/d"));
    assert_eq!(described("stream(\n    \"/e\", For::All"), at("get", "/e"));
    assert_eq!(described("{self, For, form};\nconst A: &str = \"/f\";"), None);
}
