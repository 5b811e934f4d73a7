/** What a column of the database holds. Binary values are bytes. */
export type SqlValue = string | number | null | Uint8Array;
