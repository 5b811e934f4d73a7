import { randomBytes } from "node:crypto";
import { macOf } from "./macOf.ts";

/** The header that shows an origin, for one question and about a minute, that this server knows the key (decision 16). */
export function makeProof(key: string, path: string, nowMs: number): string {
  const nonce = randomBytes(16).toString("base64url");
  return ["1", nowMs, nonce, macOf(key, { path, atMs: nowMs, nonce }).toString("base64url")].join(".");
}
