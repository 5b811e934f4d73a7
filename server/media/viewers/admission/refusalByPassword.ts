import { createHash, timingSafeEqual } from "node:crypto";

/** Why a publisher without the stream's password may not publish; it stands as `password` in the publisher's address. */
export function refusalByPassword(password: string | undefined, query: string): string | undefined {
  if (password === undefined) return undefined;
  const given = new URLSearchParams(query).get("password");
  if (given === null) return "Publishing needs a password: add ?password=... to the name of the stream.";
  // Digests are of one length, which the comparison in constant time needs.
  return timingSafeEqual(digest(given), digest(password)) ? undefined : "The password for publishing is wrong.";
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
