import type * as promises from "node:fs/promises";

/** The calls to the disk that a durable write makes; tests hand in ones that fail. */
export type Files = Pick<
  typeof promises,
  "chmod" | "link" | "mkdir" | "open" | "readdir" | "readFile" | "rename" | "stat" | "unlink"
>;
