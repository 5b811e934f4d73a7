import type { IptvUser } from "../../generated/types/IptvUser.ts";
import type { JsonObject } from "../Json.ts";

/** A user of a value that its check has found right; the id is not part of what is typed. */
export function iptvUserOf({ name, email, key, max_sessions: most }: JsonObject): IptvUser {
  return {
    name: typeof name === "string" ? name : "",
    email: typeof email === "string" ? email : "",
    ...(typeof key === "string" && { key }),
    ...(typeof most === "number" && { max_sessions: most }),
  };
}

/** Where a user's playlist is, for the two kinds of players. */
export interface PlaylistLinks {
  readonly hls: string;
  readonly mpegts: string;
}

/**
 * The playlist of a user; undefined for one that has no key to be let in by [S090, S091].
 * @param base address of the server, without a slash at its end
 */
export function playlistLinks(
  base: string,
  { id, key = "" }: { readonly id: number; readonly key?: string },
): PlaylistLinks | undefined {
  if (key === "") return undefined;
  const hls = `${base}/tv/playlists/${id}.m3u?key=${encodeURIComponent(key)}`;
  return { hls, mpegts: `${hls}&type=mpegts` };
}

const keyBytes = 16;

/**
 * A key for a playlist that nobody guesses: 32 hexadecimal digits.
 * @param randomBytes as many random bytes as are asked for
 */
export function playlistKey(randomBytes: (count: number) => Uint8Array): string {
  return Array.from(randomBytes(keyBytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
