import type { Server } from "../../../../../src/generated/types/Server.ts";
import type { ClosedSession } from "../../../../../server/media/viewers/OpenViewer.ts";
import { ViewerRegistry, type ViewerRegistryParts } from "../../../../../server/media/viewers/ViewerRegistry.ts";
import type { ViewerRequest } from "../../../../../server/media/viewers/ViewerRequest.ts";

/** A registry of viewers with a clock and a config in the hands of the test. */
export class RegistryBench {
  nowMs = 1_800_000_000_000;
  readonly lines: string[] = [];
  readonly closed: ClosedSession[] = [];
  readonly registry: ViewerRegistry;

  constructor(
    public config: Server,
    parts: Partial<ViewerRegistryParts> = {},
  ) {
    this.registry = new ViewerRegistry({
      config: () => this.config,
      log: { note: (name, level, text) => this.lines.push(`${name} ${level} ${text}`), rename: () => undefined },
      now: () => this.nowMs,
      countryOf: (ip) => COUNTRIES[ip],
      ...parts,
    });
    this.registry.onClosed((session) => this.closed.push(session));
  }

  /** Somebody who plays `news` over a socket, but for what is said otherwise. */
  open(other: Partial<ViewerRequest> = {}) {
    return this.registry.open({ ...WATCHING, ...other });
  }

  pass(ms: number): void {
    this.nowMs += ms;
    this.registry.sweep();
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
