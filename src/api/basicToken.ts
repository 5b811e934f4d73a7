import type { Credentials } from "./Credentials.ts";

/** base64 of `login:password` in UTF-8 (RFC 7617). */
export function basicToken({ login, password }: Credentials): string {
  const bytes = new TextEncoder().encode(`${login}:${password}`);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
