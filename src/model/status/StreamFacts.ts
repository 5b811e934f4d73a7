/**
 * What the rules of this folder read of a stream: standalone, published or mirrored. The values come from a server
 * that may be older or newer than we are, so nothing is believed about their types.
 */
export interface StreamFacts {
  readonly disabled?: unknown;
  /** False for a stream that starts on demand; absent means true. */
  readonly static?: unknown;
  /** Strings or `{url}`. */
  readonly urls?: unknown;
  readonly publish_enabled?: unknown;
  readonly stats?: unknown;
}
