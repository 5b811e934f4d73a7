import type { TrackFormat } from "../ts/trackFormat.ts";

/** A piece of a stream that begins with a key frame and can be played by itself. */
export interface MediaSegment {
  /** Goes on over restarts of the input. */
  readonly sequence: number;
  /** MPEG-TS packets, PAT and PMT first. */
  readonly bytes: Buffer;
  readonly durationMs: number;
  /** When its first packet arrived, in milliseconds since 1970. */
  readonly startedAtMs: number;
  /** The first one after the input or its format changed. */
  readonly isDiscontinuity: boolean;
  /** Its pictures and sounds in the order of the table; of one segment, as no segment holds two sides of a change. */
  readonly formats?: readonly TrackFormat[];
}
