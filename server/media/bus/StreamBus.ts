import type { MediaSegment } from "./MediaSegment.ts";

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
