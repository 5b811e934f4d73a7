import { createHash, randomBytes } from "node:crypto";

/** 256 random bits, fit for a cookie and an address. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What a random secret is looked up by: no comparison of secrets, and nothing to steal from memory dumps. */
export function secretDigest(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
