//! The listener, whose connections can be broken off on purpose. No HTTP here.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

/// A handle on one connection, given to whoever handles its requests.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    broken: Arc<AtomicBool>,
}

impl Line {
    /// Breaks the line: nothing more is sent, and the connection ends without an answer.
    pub fn break_off(&self) {
        self.broken.store(true, Ordering::Release);
    }
}

/// A TCP stream that fails once its line was broken.
pub(crate) struct Breakable {
    inner: TcpStream,
    line: Line,
}

impl Breakable {
    fn state(&self) -> io::Result<()> {
        if self.line.broken.load(Ordering::Acquire) {
            return Err(io::Error::new(io::ErrorKind::ConnectionReset, "broken off on purpose"));
        }
        Ok(())
    }
}

impl AsyncRead for Breakable {
    fn poll_read(self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let this = self.get_mut();
        if let Err(error) = this.state() {
            return Poll::Ready(Err(error));
        }
        Pin::new(&mut this.inner).poll_read(cx, buf)
    }
}

impl AsyncWrite for Breakable {
    fn poll_write(self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let this = self.get_mut();
        if let Err(error) = this.state() {
            return Poll::Ready(Err(error));
        }
        Pin::new(&mut this.inner).poll_write(cx, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().inner).poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().inner).poll_shutdown(cx)
    }
}

/// Accepts connections whose lines can be broken.
pub(crate) struct Door(pub TcpListener);

impl Listener for Door {
    type Io = Breakable;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Self::Io, Self::Addr) {
        let (inner, from) = Listener::accept(&mut self.0).await;
        // Small frames go both ways; waiting to fill a packet would only add delay.
        if let Err(error) = inner.set_nodelay(true) {
            tracing::debug!(%error, "a connection keeps its delay");
        }
        (Breakable { inner, line: Line { broken: Arc::default() } }, from)
    }

    fn local_addr(&self) -> io::Result<Self::Addr> {
        self.0.local_addr()
    }
}

impl Connected<IncomingStream<'_, Door>> for Line {
    fn connect_info(stream: IncomingStream<'_, Door>) -> Self {
        stream.io().line.clone()
    }
}
