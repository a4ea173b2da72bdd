//! A PostgreSQL server for one test.

use std::os::unix::fs::PermissionsExt;
use std::process::Command;

use tempfile::TempDir;

/// A server of one test alone, which may be killed or brought into trouble.
pub(crate) struct PrivateServer(TempDir);

impl PrivateServer {
    pub(crate) fn new() -> PrivateServer {
        // The server runs as another user when the tests run as root.
        let readable = std::fs::Permissions::from_mode(0o755);
        PrivateServer(tempfile::Builder::new().prefix("kolo-pg").permissions(readable).tempdir().unwrap())
    }

    /// Starts the server, or starts it again under the same address.
    pub(crate) fn start(&self) -> String {
        let output = self.script("start");
        let output = String::from_utf8(output.stdout).unwrap();
        output.trim().strip_prefix("export KOLO_TEST_POSTGRES=").expect("the server starts").to_owned()
    }

    fn script(&self, action: &str) -> std::process::Output {
        Command::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scripts/postgres"))
            .arg(action)
            .env("KOLO_PG_DIR", self.0.path())
            .output()
            .unwrap()
    }

    /// Kills the server as a power cut would end it, but for the disk's own memory.
    pub(crate) fn kill_hard(&self) {
        let pid = std::fs::read_to_string(self.0.path().join("data/postmaster.pid")).unwrap();
        let killed = Command::new("kill").args(["-KILL", pid.lines().next().unwrap()]).status().unwrap();
        assert!(killed.success());
    }
}

impl Drop for PrivateServer {
    fn drop(&mut self) {
        self.script("stop");
    }
}
