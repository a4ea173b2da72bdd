//! What every visit begins with, whatever is visited: what the address names, and who sits at the desk; and what it ends
//! with for programs.

use std::collections::HashMap;
use std::marker::PhantomData;
use std::ops::Deref;

use axum::Json;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use kolo_messages::Lang;
use kolo_store::Version;
use serde::Serialize;

use crate::app::App;
use crate::desk::{Arbiter, By};
use crate::form::Hidden;
use crate::problem::Problem;
use crate::routes::openapi::Viewed;
use crate::tasks::Needed;

/// What an address names.
pub(crate) struct Address {
    /// What is visited, by its name in addresses.
    pub(crate) id: String,
    /// The language of the page.
    pub(crate) lang: Lang,
    /// What else stands in it.
    pub(crate) rest: HashMap<String, String>,
}

impl FromRequestParts<App> for Address {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        let path = Path::<HashMap<String, String>>::from_request_parts(parts, app).await;
        let Path(mut rest) = path.map_err(|_| Problem::not_found())?;
        let id = rest.remove("id").ok_or_else(Problem::not_found)?;
        let lang = parts.extensions.get::<Lang>().copied().unwrap_or_default();
        Ok(Address { id, lang, rest })
    }
}

/// A visit by a user who may do this there.
pub(crate) struct Staffed<V, T> {
    visit: V,
    task: PhantomData<T>,
    /// Who is signed in.
    pub(crate) by: Arbiter,
}

impl<V, T> Deref for Staffed<V, T> {
    type Target = V;

    fn deref(&self) -> &V {
        &self.visit
    }
}

impl<V, T: Needed> FromRequestParts<App> for Staffed<V, T>
where
    V: FromRequestParts<App, Rejection = Problem> + Send,
{
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        // Those who may not come in do not learn what there is.
        let by = By::<T>::from_request_parts(parts, app).await?.into_person();
        let visit = V::from_request_parts(parts, app).await?;
        Ok(Staffed { visit, task: PhantomData, by })
    }
}

impl<V, T> Staffed<V, T> {
    /// The hidden fields of a form.
    ///
    /// # Errors
    /// No random bytes.
    pub(crate) fn hidden(&self) -> Result<Hidden, Problem> {
        Ok(Hidden::new(&self.by)?)
    }
}

/// Something of which a version is seen.
pub(crate) trait Versioned {
    /// How many events it is made of.
    fn version(&self) -> Version;
}

impl<V: Versioned, T> Versioned for Staffed<V, T> {
    fn version(&self) -> Version {
        self.visit.version()
    }
}

/// A view with the version that it shows, as data.
pub(crate) fn seen(at: &impl Versioned, view: impl Serialize) -> Response {
    Json(Viewed { version: at.version().0, view }).into_response()
}
