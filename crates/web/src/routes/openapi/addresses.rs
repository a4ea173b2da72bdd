//! Addresses with their handlers. Those for programs are registered once, with their description; it is only asked
//! for where the description is made anew from the code, so that the program does not carry all that makes it.

use axum::Router;
use axum::handler::Handler;
use axum::routing::MethodRouter;
use utoipa::openapi::HttpMethod;
#[cfg(feature = "describe")]
use utoipa::openapi::OpenApi;

use crate::app::App;
use crate::handler::{self, Answered};

/// Addresses with their handlers and, where it is asked for, the description of those for programs.
#[derive(Default)]
pub(crate) struct Routes {
    router: Router<App>,
    #[cfg(feature = "describe")]
    description: OpenApi,
}

/// An address for programs with its handler and its description.
pub(crate) struct Described {
    pub(super) path: String,
    pub(super) handler: MethodRouter<App>,
    #[cfg(feature = "describe")]
    pub(super) description: Description,
}

/// What is said of an address for programs: what it answers, and the forms that this is made of.
#[cfg(feature = "describe")]
pub(crate) struct Description {
    pub(super) item: utoipa::openapi::PathItem,
    pub(super) forms: super::described::Forms,
}

/// The address of a handler, as its `#[utoipa::path]` has it.
macro_rules! routes {
    ($handler:ident) => {
        utoipa_axum::paste! { $crate::routes::openapi::Described::of::<[<__path_ $handler>], _, _>($handler) }
    };
}
pub(crate) use routes;

/// What a handler says about itself by `#[utoipa::path]`, of which only its address is asked.
#[cfg(not(feature = "describe"))]
pub(crate) trait About: utoipa::Path {}
#[cfg(not(feature = "describe"))]
impl<P: utoipa::Path> About for P {}

/// What a handler says about itself by `#[utoipa::path]`.
#[cfg(feature = "describe")]
pub(crate) trait About:
    utoipa::Path + for<'t> utoipa::__dev::Tags<'t> + utoipa::__dev::SchemaReferences
{
}
#[cfg(feature = "describe")]
impl<P: utoipa::Path + for<'t> utoipa::__dev::Tags<'t> + utoipa::__dev::SchemaReferences> About for P {}

impl Described {
    /// The address of a handler.
    pub(crate) fn of<P: About, H, T>(handler: H) -> Described
    where
        H: Handler<T, App, Future = Answered>,
    {
        let handler = answering(&P::methods(), &handler::erased(handler));
        Described {
            path: P::path(),
            handler,
            #[cfg(feature = "describe")]
            description: Description::of::<P>(),
        }
    }
}

fn answering(methods: &[HttpMethod], handler: &handler::Erased) -> MethodRouter<App> {
    use utoipa_axum::PathItemExt as _;
    methods
        .iter()
        .fold(MethodRouter::new(), |router, method| router.on(method.to_method_filter(), handler.clone()))
}

#[cfg(feature = "describe")]
impl Description {
    fn of<P: About>() -> Description {
        let mut operation = P::operation();
        operation.tags.get_or_insert_default().extend(P::tags().into_iter().map(str::to_owned));
        let mut forms = super::described::Forms::new();
        P::schemas(&mut forms);
        let mut paths = utoipa::openapi::path::Paths::new();
        paths.add_path_operation(P::path(), P::methods(), operation);
        let item = paths.paths.remove(&P::path()).unwrap_or_default();
        Description { item, forms }
    }
}

impl Routes {
    pub(crate) fn new() -> Routes {
        Routes::default()
    }

    /// An address for people, or one that is described elsewhere.
    pub(crate) fn route(mut self, path: &str, handler: MethodRouter<App>) -> Routes {
        self.router = self.router.route(path, handler);
        self
    }

    /// An address for programs.
    pub(crate) fn routes(mut self, described: Described) -> Routes {
        #[cfg(feature = "describe")]
        self.describe(&described.path, described.description);
        self.router = self.router.route(&described.path, described.handler);
        self
    }

    /// These and the others.
    pub(crate) fn merge(mut self, others: Routes) -> Routes {
        #[cfg(feature = "describe")]
        self.description.merge(others.description);
        self.router = self.router.merge(others.router);
        self
    }

    /// Addresses with their handlers alone.
    pub(crate) fn into_router(self) -> Router<App> {
        self.router
    }
}

#[cfg(feature = "describe")]
impl Routes {
    fn describe(&mut self, path: &str, said: Description) {
        match self.description.paths.paths.get_mut(path) {
            Some(item) => item.merge_operations(said.item),
            None => {
                self.description.paths.paths.insert(path.to_owned(), said.item);
            }
        }
        self.description.components.get_or_insert_default().schemas.extend(said.forms);
    }

    /// The description alone.
    pub(super) fn into_description(self) -> OpenApi {
        self.description
    }
}
