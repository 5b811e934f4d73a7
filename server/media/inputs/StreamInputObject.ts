import type { StreamInput } from "../../../src/generated/types/StreamInput.ts";

/** One source of a stream with its options; a source that is written as its address alone stands as `{ url }`. */
export type StreamInputObject = Exclude<StreamInput, string>;
