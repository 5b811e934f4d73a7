/** What follows the input in the arguments of a stream's process: one MPEG-TS a rendition, the first on pipe 1, then pipe 4 and on. */
export interface EncodePlan {
  /** Before the stream's own input: how it is decoded. The whole is `inputOptions`, input, `extraInputs`, `args`. */
  readonly inputOptions: readonly string[];
  /** Further inputs (pictures of logos), between the stream's own input and the rest. */
  readonly extraInputs: readonly string[];
  readonly args: readonly string[];
  /** The best first. */
  readonly renditions: readonly Rendition[];
  /** Whether pictures or sound are encoded anew. */
  readonly isTranscoding: boolean;
}

/** Of a ladder. */
export interface Rendition {
  /** In addresses: `v1`, `v2`, as the tracks of the config. */
  readonly key: string;
  readonly width?: number;
  readonly height?: number;
  /** Bits per second that were asked for. */
  readonly bitrate?: number;
}
