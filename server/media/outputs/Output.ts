import type { MediaContext } from "../MediaPart.ts";
import type { MediaRoute } from "../MediaRoute.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import type { OutputRow } from "./OutputRow.ts";
import type { PollingViewers } from "./PollingViewers.ts";

/** One way to play streams over HTTP: a folder, and a row of the outputs' table. */
export interface Output {
  readonly rows?: readonly OutputRow[];
  /** Addresses that are not those of a running stream. */
  readonly routes?: readonly MediaRoute[];
  /** The stream is gone from the config: who plays it is shown out. */
  end?(stream: RunningStream): void;
  stop?(): Promise<void>;
}

/** What outputs are made with. */
export interface OutputParts {
  readonly context: MediaContext;
  readonly polling: PollingViewers;
  /** Whether a token was made for the preview of a console's administrator. */
  readonly isViewToken: (token: string) => boolean;
}
