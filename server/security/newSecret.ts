import { randomBytes } from "node:crypto";

/** 256 random bits, fit for a cookie and an address. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}
