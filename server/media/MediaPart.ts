import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import type { JsonObject } from "../../src/model/Json.ts";
import type { Rename } from "../config/delta/configRenames.ts";
import type { MediaRoute } from "./http/MediaRoute.ts";
import type { MediaTotals } from "./MediaTotals.ts";

/** One subject of the media side (outputs, archive, files, pushes, ...): a row of the table that the engine is made of. */
export interface MediaPart {
  readonly routes?: readonly MediaRoute[];
  /** After each change of the config, and at the start. @param renames what goes on under another name since the last time */
  configure?(renames?: readonly Rename[]): void;
  /** Each second: what there is to report, as a merge patch over the tree; everything when `isFull`. */
  report?(isFull: boolean): JsonObject;
  /** Its share of the server's sums. */
  totals?(): Partial<MediaTotals>;
  /** A web socket for a media address; false when it is not this part's. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  stop?(): Promise<void>;
}
