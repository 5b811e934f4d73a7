import type { Stream } from "../../../src/generated/types/Stream.ts";
import type { MirrorPath } from "./MirrorPath.ts";

/** A stream that a mirror brings. */
export interface MirroredStream {
  /** The mirror's key in the config. */
  readonly mirror: string;
  readonly config: Stream;
  /** From its origin to this server. */
  readonly path: MirrorPath;
  /** Names it had here until it was renamed at its origin; what runs under one of them goes on. */
  readonly formerNames: readonly string[];
}
