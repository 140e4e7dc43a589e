//! Tests of Legends At War that need its insides or many games.
