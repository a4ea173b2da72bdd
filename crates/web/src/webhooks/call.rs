//! One request to a webhook: signed, in a bounded time, and never led on to another address.
//!
//! The client is `hyper`, which serves our pages already, with `rustls` and the roots that the connection to PostgreSQL
//! uses: a client with everything would bring ten crates more, and would look names up on its own.

use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use hmac::{Hmac, KeyInit as _, Mac as _};
use http_body_util::Full;
use hyper::body::Bytes;
use hyper::client::conn::http1::handshake;
use hyper::{Method, Request, header};
use hyper_util::rt::TokioIo;
use sha2::Sha256;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

use super::address::{Target, may_go};
use super::{Hook, HookUrl};
use crate::config::WebhookReach;
use crate::key;

/// How long a receiver may take, from looking its name up to its answer.
const LONGEST: Duration = Duration::from_secs(10);

/// What is sent.
#[derive(Debug, Clone)]
pub(crate) struct Parcel {
    /// The same however often it is sent.
    pub(crate) id: String,
    /// What has happened.
    pub(crate) kind: &'static str,
    /// The text, which is signed.
    pub(crate) body: String,
}

/// Why a request did not succeed. The receiver is a foreign program: this is for the organiser to read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Failure {
    /// It answered with another status than 200 to 299; a redirect is one of them.
    Status(u16),
    /// It took too long.
    Slow,
    /// Its name leads nowhere, or it does not listen.
    Unreachable,
    /// Its name leads to an address that the owner of this server has not opened.
    Closed,
    /// The connection could not be encrypted: an unknown certificate, for example.
    Unsafe,
    /// It broke off.
    Broken,
}

impl Failure {
    /// The name in the note and for programs.
    pub(crate) fn code(&self) -> String {
        match self {
            Failure::Status(status) => status.to_string(),
            Failure::Slow => "slow".to_owned(),
            Failure::Unreachable => "unreachable".to_owned(),
            Failure::Closed => "closed".to_owned(),
            Failure::Unsafe => "unsafe".to_owned(),
            Failure::Broken => "broken".to_owned(),
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.code())
    }
}

/// Who goes out: the roots of trust are read once.
#[derive(Clone)]
pub(crate) struct Caller {
    tls: TlsConnector,
    reach: WebhookReach,
}

impl fmt::Debug for Caller {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Caller").field("reach", &self.reach).finish_non_exhaustive()
    }
}

impl Caller {
    /// A caller that goes as far as the owner allows.
    pub(crate) fn new(reach: WebhookReach) -> Caller {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let provider = Arc::new(crypto::ring::default_provider());
        let config = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()
            .expect("the provider knows the usual versions")
            .with_root_certificates(roots)
            .with_no_client_auth();
        Caller { tls: TlsConnector::from(Arc::new(config)), reach }
    }

    /// Sends a parcel; the status of the answer.
    ///
    /// # Errors
    /// When it was not taken.
    pub(crate) async fn send(
        &self,
        hook: &Hook,
        parcel: &Parcel,
        attempt: u32,
        at: i64,
    ) -> Result<u16, Failure> {
        let request = request(hook, parcel, attempt, at)?;
        let sent = tokio::time::timeout(LONGEST, self.go(&hook.url, request)).await;
        let status = sent.map_err(|_| Failure::Slow)??;
        if (200..300).contains(&status) { Ok(status) } else { Err(Failure::Status(status)) }
    }

    async fn go(&self, url: &HookUrl, request: Request<Full<Bytes>>) -> Result<u16, Failure> {
        let target = url.target().ok_or(Failure::Unreachable)?;
        let stream = self.connect(&target).await?;
        if target.encrypted {
            let name = ServerName::try_from(target.host).map_err(|_| Failure::Unsafe)?;
            let stream = self.tls.connect(name, stream).await.map_err(|_| Failure::Unsafe)?;
            exchange(stream, request).await
        } else {
            exchange(stream, request).await
        }
    }

    /// A connection to one of the addresses of the host, of which all must be open to us.
    async fn connect(&self, target: &Target) -> Result<TcpStream, Failure> {
        let found: Vec<SocketAddr> = if let Ok(address) = target.host.parse::<IpAddr>() {
            vec![SocketAddr::new(address, target.port)]
        } else {
            let found = tokio::net::lookup_host((target.host.as_str(), target.port)).await;
            found.map_err(|_| Failure::Unreachable)?.collect()
        };
        if found.iter().any(|address| !may_go(address.ip(), self.reach)) {
            return Err(Failure::Closed);
        }
        TcpStream::connect(found.as_slice()).await.map_err(|_| Failure::Unreachable)
    }
}

fn request(hook: &Hook, parcel: &Parcel, attempt: u32, at: i64) -> Result<Request<Full<Bytes>>, Failure> {
    let target = hook.url.target().ok_or(Failure::Unreachable)?;
    Request::builder()
        .method(Method::POST)
        .uri(target.path)
        .header(header::HOST, target.authority)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::USER_AGENT, concat!("kolo/", env!("CARGO_PKG_VERSION")))
        .header(header::CONNECTION, "close")
        .header("kolo-delivery", &parcel.id)
        .header("kolo-event", parcel.kind)
        .header("kolo-attempt", attempt)
        .header("kolo-signature", format!("t={at},v1={}", signature(&hook.secret, at, &parcel.body)))
        .body(Full::new(Bytes::from(parcel.body.clone())))
        .map_err(|_| Failure::Unreachable)
}

/// HMAC-SHA256 of the moment, a dot and the body, in hexadecimal digits.
pub(crate) fn signature(secret: &str, at: i64, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key may have any length");
    mac.update(format!("{at}.").as_bytes());
    mac.update(body.as_bytes());
    key::hex(&mac.finalize().into_bytes())
}

/// Sends and waits for the head of the answer; what else it says does not matter.
async fn exchange<S: AsyncRead + AsyncWrite + Send + Unpin + 'static>(
    stream: S,
    request: Request<Full<Bytes>>,
) -> Result<u16, Failure> {
    let (mut sender, connection) = handshake(TokioIo::new(stream)).await.map_err(|_| Failure::Broken)?;
    let connection = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    connection.abort();
    answer.map(|answer| answer.status().as_u16()).map_err(|_| Failure::Broken)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Made with `printf '17.{}' | openssl dgst -sha256 -hmac geheim`.
    #[test]
    fn a_signature_is_what_other_programs_make_of_it() {
        assert_eq!(
            signature("geheim", 17, "{}"),
            "30147ffc5509934e5d0b5944f03aa528396a22f6f40a537cdb8463f20085ec61"
        );
        assert_ne!(signature("geheim", 17, "{}"), signature("geheim", 18, "{}"));
        assert_ne!(signature("geheim", 17, "{}"), signature("Geheim", 17, "{}"));
    }

    #[tokio::test]
    async fn nobody_is_gone_to_in_the_own_network() {
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let parcel = Parcel { id: "1".to_owned(), kind: "test", body: "{}".to_owned() };
        for host in ["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0"] {
            let url = format!("http://{host}:{port}/").parse().expect("an address");
            let hook =
                Hook { url, secret: String::new(), topics: std::collections::BTreeSet::new(), since: 0 };
            let answer = Caller::new(WebhookReach::Public).send(&hook, &parcel, 1, 0).await;
            assert_eq!(answer, Err(Failure::Closed), "{host}");
        }
        // The door is shut before any request goes out.
        let knock = tokio::time::timeout(Duration::from_millis(50), listener.accept()).await;
        assert!(knock.is_err());
    }
}
