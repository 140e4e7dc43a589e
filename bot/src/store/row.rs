//! Rows that are read into structs, column by column.

/// Makes a struct readable from a row of the database: each field from the column of its name.
///
/// The library's own derive does the same, but it is compiled with a database library of its own, and that takes longer than
/// half of this program.
#[macro_export]
macro_rules! row {
    ($(#[$about:meta])* $seen:vis struct $name:ident { $($(#[$what:meta])* $open:vis $column:ident: $type:ty,)* }) => {
        $(#[$about])*
        $seen struct $name { $($(#[$what])* $open $column: $type,)* }

        impl sqlx::FromRow<'_, sqlx::sqlite::SqliteRow> for $name {
            fn from_row(row: &sqlx::sqlite::SqliteRow) -> sqlx::Result<Self> {
                Ok(Self { $($column: sqlx::Row::try_get(row, stringify!($column))?,)* })
            }
        }
    };
}
