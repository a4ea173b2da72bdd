//! Tasks that end with what they serve.

use tokio::task::AbortHandle;

/// A running task, stopped when this is dropped.
#[derive(Debug)]
pub(crate) struct Background(AbortHandle);

impl Background {
    pub(crate) fn start(task: impl Future<Output = ()> + Send + 'static) -> Background {
        Background(tokio::spawn(task).abort_handle())
    }

    pub(crate) fn stop(&self) {
        self.0.abort();
    }
}

impl Drop for Background {
    fn drop(&mut self) {
        self.stop();
    }
}
