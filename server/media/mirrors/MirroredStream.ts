import type { Stream } from "../../../src/generated/types/Stream.ts";

/** A stream that a mirror brings. */
export interface MirroredStream {
  /** The mirror's key in the config. */
  readonly mirror: string;
  readonly config: Stream;
}
