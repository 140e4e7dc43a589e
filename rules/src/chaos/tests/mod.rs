//! Tests of Legends of Chaos.

mod playouts;
