import { readFileSync } from "node:fs";

/** A small file of /proc or /sys; empty where there is none. */
export function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
