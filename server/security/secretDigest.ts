import { createHash } from "node:crypto";

/** What a random secret is looked up by: no comparison of secrets, and nothing to steal from memory dumps. */
export function secretDigest(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
