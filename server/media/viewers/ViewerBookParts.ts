import type { Server } from "../../../src/generated/types/Server.ts";
import type { Stream } from "../../../src/generated/types/Stream.ts";
import type { StreamLog } from "../log/StreamLog.ts";
import type { ViewerRequest } from "./ViewerRequest.ts";

/** What the book of viewers works with. */
export interface ViewerBookParts {
  /** The config as it is now; read only. */
  readonly config: () => Server;
  readonly log: StreamLog;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** An administrator's token, with which any stream may be watched in the console. */
  readonly isViewToken?: (token: string) => boolean;
  /** The settings of a running stream that has no place of its own in the config: published, or mirrored. */
  readonly runningConfig?: (name: string, kind: ViewerRequest["kind"]) => Stream | undefined;
  /** Something the administrators should know; undefined takes it back. */
  readonly tellNotice?: (topic: string, words: string | undefined) => void;
  /** Country of two letters; that of the packaged table when absent. */
  readonly countryOf?: (ip: string) => string | undefined;
  /** Viewers and publishers at the same time; 50,000 when absent. */
  readonly most?: number;
  /** The same of one address, but for this machine's own; 1000 when absent. */
  readonly mostOfAddress?: number;
}
