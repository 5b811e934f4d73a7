import type { Session } from "../generated/types/Session.ts";
import { shownCountry } from "./countries.ts";
import { withHiddenShown } from "./hiddenCharacters.ts";
import type { Sorting } from "./media/mediaSorting.ts";
import { compareValues } from "./naturalOrder.ts";
import { protocolName } from "./stream/protocols.ts";
import { numberOf } from "./stream/reportedStream.ts";
import { formatLasting } from "./units/formatTime.ts";

/** A viewer as the table of clients shows it; what the server does not say is empty. */
export interface SessionRow {
  readonly id: string;
  /** What is watched, where the server names it: among those of a location or VOD location. */
  readonly name: string;
  /** As the server calls it: `hls`. */
  readonly protocol: string;
  readonly address: string;
  /** Two letters. */
  readonly country: string;
  readonly bytes: number;
  readonly durationMs: number;
  readonly token: string;
  readonly userId: string;
  readonly userAgent: string;
}

/** What tells players at one address apart: `HLS, VLC/3.0.20, 3 m 20 s`. */
export function playerInWords({ protocol, userAgent, durationMs }: SessionRow): string {
  return [protocolName(protocol), shortAgent(userAgent), formatLasting(durationMs)].filter(Boolean).join(", ");
}

/** The more special one first: each browser also says that it is those behind it. */
const browsers = ["Edg", "OPR", "Firefox", "Chrome", "Safari"];
const mostLetters = 40;

/** A player's own word for itself, without what all browsers say: `Chrome/131`. */
export function shortAgent(userAgent: string): string {
  const known = browsers.flatMap((name) => new RegExp(`\\b${name}/\\d+`).exec(userAgent) ?? []).at(0);
  if (known !== undefined) return known;
  return userAgent.length > mostLetters ? `${userAgent.slice(0, mostLetters)}…` : userAgent;
}

/** Takes a session as it came over the network, where any field may be missing or be of another kind. */
export function toSessionRow(session: Session): SessionRow {
  const { id, name, type, proto, ip, country, bytes_sent, duration, token, user_id, user_agent } = session;
  return {
    id,
    name: textOf(name),
    protocol: textOf(type) || textOf(proto),
    address: textOf(ip),
    country: textOf(country).toUpperCase(),
    bytes: numberOf(bytes_sent),
    durationMs: numberOf(duration),
    token: textOf(token),
    // What viewers say of themselves.
    userId: withHiddenShown(textOf(user_id)),
    userAgent: withHiddenShown(textOf(user_agent)),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

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

interface Shown {
  /** Words that all have to be in a row; empty shows all. */
  readonly search: string;
  readonly sorting: SessionSorting | undefined;
}

/** The viewers that a search leaves, in the order that is wished; equals stay in the server's order. */
export function shownSessions(rows: readonly SessionRow[], { search, sorting }: Shown): readonly SessionRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.length === 0 ? rows : rows.filter((row) => fits(row, words));
  if (sorting === undefined) return found;
  const { key, direction } = sorting;
  const sign = direction === "ascending" ? 1 : -1;
  return found.toSorted((one, other) => sign * compareValues(one[key], other[key]));
}

function fits(
  { name, protocol, address, country, token, userId, userAgent }: SessionRow,
  words: readonly string[],
): boolean {
  const all = [
    name,
    protocol,
    protocolName(protocol),
    address,
    country,
    shownCountry(country),
    token,
    userId,
    userAgent,
  ];
  const text = all.join("\n").toLowerCase();
  return words.every((word) => text.includes(word));
}
