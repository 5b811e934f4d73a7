import type { ConfigPath } from "../../path/ConfigPath.ts";
import type { ConfChunk } from "../syntax/ConfChunk.ts";

/** A problem found while a chunk was read; offsets count from its start, so that it outlives edits elsewhere. */
export interface ReadProblem {
  readonly level: "error" | "warning";
  readonly message: string;
  readonly chunk: ConfChunk;
  readonly start: number;
  readonly end: number;
  readonly path: ConfigPath;
}
