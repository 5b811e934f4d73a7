import type { Server } from "../../../../../src/generated/types/Server.ts";
import type { ClosedSession } from "../../../../../server/media/viewers/ClosedSession.ts";
import { ViewerBook } from "../../../../../server/media/viewers/ViewerBook.ts";
import type { ViewerBookParts } from "../../../../../server/media/viewers/ViewerBookParts.ts";
import type { ViewerRequest } from "../../../../../server/media/viewers/ViewerRequest.ts";

/** A book of viewers with a clock and a config in the hands of the test. */
export class BookBench {
  nowMs = 1_800_000_000_000;
  readonly lines: string[] = [];
  readonly closed: ClosedSession[] = [];
  readonly book: ViewerBook;

  constructor(
    public config: Server,
    parts: Partial<ViewerBookParts> = {},
  ) {
    this.book = new ViewerBook({
      config: () => this.config,
      log: { note: (name, level, text) => this.lines.push(`${name} ${level} ${text}`) },
      now: () => this.nowMs,
      countryOf: (ip) => COUNTRIES[ip],
      ...parts,
    });
    this.book.onClosed((session) => this.closed.push(session));
  }

  /** Somebody who plays `news` over a socket, but for what is said otherwise. */
  open(other: Partial<ViewerRequest> = {}) {
    return this.book.open({ ...WATCHING, ...other });
  }

  pass(ms: number): void {
    this.nowMs += ms;
    this.book.sweep();
  }
}

const COUNTRIES: Readonly<Record<string, string>> = { "20.0.0.1": "AL", "20.0.0.2": "DE", "20.0.0.3": "US" };

const WATCHING: ViewerRequest = {
  name: "news",
  kind: "play",
  proto: "mpegts",
  ip: "20.0.0.1",
  token: undefined,
  userAgent: "VLC/3.0.20",
  referer: undefined,
  query: "",
  isPolling: false,
};
