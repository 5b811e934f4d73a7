import type { VodTarget } from "./VodTarget.ts";

/** The name a file is watched by: `prefix/FILE`. */
export function mediaNameOf({ prefix, parts }: Pick<VodTarget, "prefix" | "parts">): string {
  return [prefix, ...parts].join("/");
}
