import { timingSafeEqual } from "node:crypto";
import { hashPassword, isPasswordHash } from "../config/passwords.ts";

/** Whether a password belongs to a hash; takes as long for a wrong one, and for a hash that is none. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const isHash = isPasswordHash(stored);
  const salt = Buffer.from(isHash ? (stored.split("$")[4] ?? "") : "AAAAAAAAAAAAAAAAAAAAAA", "base64url");
  const made = Buffer.from(await hashPassword(password, salt));
  const wanted = Buffer.from(stored);
  return made.length === wanted.length && timingSafeEqual(made, wanted) && isHash;
}
