//! The web application of Kolo: duels on two devices, spectators, the organiser's pages, the hall clock.
//!
//! | subject | module |
//! | --- | --- |
//! | what a room can be about: tournaments, contests and the links of those who play, matches, clocks, the site itself | `subject`, `tournament`, `contest_room`, `attendee_access`, `live`, `hall`, `site` |
//! | one stream in memory, decided one order after the other | `room` |
//! | keys, sessions | `key`, `room_key`, `desk` |
//! | who may do what, passwords | `tasks`, `passwords` |
//! | wrong keys and passwords, reports, open streams: how many | `rate_limit` |
//! | the latency of players' connections | `latency` |
//! | the socket and its end, from where it is reached, what its owner chooses, figures for its owner | `server`, `public_address`, `config`, `metrics` |
//! | language, headers, words of problems around every request | `middleware`, `language`, `problem` |
//! | what is answered under which address; handlers that are no pages | `routes` |
//! | what an order changes, shown before it is saved | `gate` |
//! | pages of people, clocks and live matches: one folder each with handlers, page and template; what all pages share | `pages` |
//! | answers that are the same for every visitor | `page_cache` |
//! | results of matches on devices, brought home once | `courier` |
//! | work that one server at a time does | `lease` |
//! | what happens without a request | `scheduler`, `proving` |
//! | the time while no server is there | `presence` |
//! | programs that are notified of what happens | `webhooks` |
//! | style sheet and modules | `assets` |
//! | logs looked over from outside | [`logs`] |
//!
//! Handlers extract, ask a room, and answer. Rules stand in the pure crates, SQL in `kolo-store`, sentences in
//! `kolo-messages`.

mod app;
mod assets;
mod attendee_access;
mod config;
mod contest_room;
mod cookie;
mod courier;
mod demo;
mod desk;
mod form;
mod gate;
mod hall;
mod handler;
mod house;
mod json_body;
mod key;
mod language;
mod latency;
mod lease;
mod links;
mod live;
pub mod logs;
mod metrics;
mod middleware;
mod page_cache;
mod pages;
mod passwords;
mod presence;
pub mod privacy;
mod problem;
mod proving;
mod proxies;
mod public;
mod public_address;
mod qr;
mod rate_limit;
mod room;
mod room_key;
mod routes;
mod scheduler;
mod server;
mod site;
mod subject;
mod tasks;
mod theme;
mod time;
mod tournament;
mod webhooks;

pub use app::Reporter;
pub use config::{MetricsToken, ServerConfig, WebhookReach};
pub use demo::Demo;
pub use proxies::TrustedProxies;
pub use qr::terminal_picture;
pub use rate_limit::StreamLimits;
#[cfg(feature = "describe")]
pub use routes::openapi::description_of_the_code;
pub use server::{AdminLink, Server, Settings, StartError, asked_to_stop};
pub use webhooks::progress::WebhookPatience;
