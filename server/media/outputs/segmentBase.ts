import { encodedName } from "../../../src/model/names/encodedName.ts";
import type { Stream } from "../../../src/generated/types/Stream.ts";

/** What stands before the names of segments: nothing, as they are beside their playlist, or the stream's `url_prefix`. */
export function segmentBase(name: string, { url_prefix }: Stream): string {
  return url_prefix ? `${url_prefix.replace(/\/+$/, "")}/${encodedName(name)}/` : "";
}
