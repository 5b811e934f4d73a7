import type { TrackFormat } from "../ts/trackFormat.ts";

/**
 * One rendition of a running stream as MPEG-TS: what outputs, recordings, pushes and previews read. It outlives its
 * input: after a restart it goes on with a discontinuity.
 */
export interface StreamBus {
  /** Finished segments, oldest first, as many as the stream keeps. */
  readonly segments: readonly MediaSegment[];
  /** PAT, PMT and the current group of pictures so far: what a reader that comes now needs first. */
  readonly beginning: Buffer;
  /** Bits per second over the last 10 s, as measured. */
  readonly bitsPerSecond: number;
  /** Of the picture, once known; for master playlists. */
  readonly picture: { readonly width: number; readonly height: number } | undefined;
  /** RFC 6381, for example `avc1.64001f,mp4a.40.2`, once known. */
  readonly codecs: string | undefined;
  /** Whole TS packets as they come; returns the function that ends it. */
  onChunk(listener: (chunk: Buffer) => void): () => void;
  onSegment(listener: (segment: MediaSegment) => void): () => void;
}

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
  /** Told of each viewer whom it is sent to: somebody counts them. @param viewer id of the session */
  readonly onSent?: (viewer: string) => void;
}
