//! The way to the real Discord, on this machine: its name leads to a door that speaks TLS, behind which the stand-in is.
//!
//! What belongs here: the door and its certificate. What does not: anything that is said through it.

use std::{
    net::{Ipv4Addr, SocketAddr},
    sync::Arc,
};

use localcord::Localcord;
use rcgen::{CertifiedKey, generate_simple_self_signed};
use skald::discord::send::Connect;
use tokio::{
    io::copy_bidirectional,
    net::{TcpListener, TcpStream},
    task::JoinHandle,
};
use tokio_rustls::{
    TlsAcceptor,
    rustls::{
        ServerConfig,
        crypto::ring::default_provider,
        pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer},
    },
};

/// The name for which the door has a certificate.
pub const DISCORD: &str = "discord.com";

/// The door. It is shut when this is dropped.
pub struct Tls {
    address: SocketAddr,
    certificate: CertificateDer<'static>,
    open: JoinHandle<()>,
}

impl Tls {
    /// A door before a stand-in, which has to answer to [`DISCORD`] as well.
    ///
    /// # Panics
    /// If there is no port, or no certificate can be made.
    pub async fn before(local: &Localcord) -> Self {
        let CertifiedKey { cert, signing_key } = generate_simple_self_signed([DISCORD.to_owned()]).unwrap();
        let certificate = cert.der().clone();
        let secret = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(signing_key.serialize_der()));
        let config = ServerConfig::builder_with_provider(Arc::new(default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate.clone()], secret)
            .unwrap();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let open = tokio::spawn(let_in(listener, TlsAcceptor::from(Arc::new(config)), local.address()));
        Self { address, certificate, open }
    }

    /// Connections that find Discord behind this door, and trust its certificate alone.
    ///
    /// # Panics
    /// If the certificate is none.
    #[must_use]
    pub fn connect(&self) -> Connect {
        let (address, certificate) = (self.address, self.certificate.clone());
        Connect::with(move |builder| {
            let root = reqwest::Certificate::from_der(&certificate).unwrap();
            builder
                .no_proxy()
                .use_rustls_tls()
                .tls_built_in_root_certs(false)
                .add_root_certificate(root)
                .resolve(DISCORD, address)
        })
    }
}

impl Drop for Tls {
    fn drop(&mut self) {
        self.open.abort();
    }
}

async fn let_in(listener: TcpListener, acceptor: TlsAcceptor, inside: SocketAddr) {
    while let Ok((outside, _)) = listener.accept().await {
        let acceptor = acceptor.clone();
        tokio::spawn(async move {
            let mut outside = acceptor.accept(outside).await?;
            let mut inside = TcpStream::connect(inside).await?;
            // Either side may break off: that is what is passed on.
            copy_bidirectional(&mut outside, &mut inside).await
        });
    }
}
