import type { Sorting } from "../sort/sortKeys.ts";

/** What the table of clients may be sorted by. */
export const sessionColumns = [
  "protocol",
  "address",
  "country",
  "bytes",
  "durationMs",
  "token",
  "userId",
  "userAgent",
] as const;
/** `name` stands before them in a table of what several things are watched by. */
export type SessionColumn = (typeof sessionColumns)[number] | "name";

/** Undefined is the order in which the server names them. */
export type SessionSorting = Sorting<SessionColumn>;
