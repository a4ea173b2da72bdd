//! Handlers as one type: what axum builds around a handler is compiled once, not for each of hundreds of functions.

use std::pin::Pin;
use std::sync::Arc;

use axum::extract::Request;
use axum::handler::Handler;
use axum::response::Response;
use axum::routing::{self, MethodRouter};

use crate::app::App;

/// The answer of a handler, as axum itself makes it of a function.
pub(crate) type Answered = Pin<Box<dyn Future<Output = Response> + Send>>;

/// A handler whose own type is forgotten.
#[derive(Clone)]
pub(crate) struct Erased(Arc<dyn Fn(Request, App) -> Answered + Send + Sync>);

impl Handler<(), App> for Erased {
    type Future = Answered;

    fn call(self, request: Request, app: App) -> Answered {
        (self.0)(request, app)
    }
}

/// This handler without its own type.
pub(crate) fn erased<H, T>(handler: H) -> Erased
where
    H: Handler<T, App, Future = Answered>,
{
    Erased(Arc::new(move |request, app| handler.clone().call(request, app)))
}

/// An address that is looked at.
pub(crate) fn get<H, T>(handler: H) -> MethodRouter<App>
where
    H: Handler<T, App, Future = Answered>,
{
    routing::get(erased(handler))
}

/// An address to which something is sent.
pub(crate) fn post<H, T>(handler: H) -> MethodRouter<App>
where
    H: Handler<T, App, Future = Answered>,
{
    routing::post(erased(handler))
}
