import type { Stream } from "../../../src/generated/types/Stream.ts";
import { encodedName } from "../../../src/model/stream/mediaNames.ts";

/** What stands before the names of segments: nothing, as they are beside their playlist, or the stream's `url_prefix`. */
export function segmentBase(name: string, { url_prefix }: Stream): string {
  return url_prefix ? `${url_prefix.replace(/\/+$/, "")}/${encodedName(name)}/` : "";
}

/** What follows the path in the addresses inside a playlist: who asks, and with what permission. */
export function addressQuery(session: string, token: string | undefined): string {
  const query = new URLSearchParams({ session, ...(token === undefined ? {} : { token }) });
  return `?${query}`;
}
