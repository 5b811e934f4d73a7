import { createHmac } from "node:crypto";

/** What only who knows the key can make of a question: its path, its time in milliseconds since 1970, and a nonce. */
export function macOf(key: string, { path, atMs, nonce }: { path: string; atMs: number; nonce: string }): Buffer {
  return createHmac("sha256", key).update(["sluice cluster 1", "GET", path, atMs, nonce].join("\n")).digest();
}
