import type { Server } from "../../../../src/generated/types/Server.ts";
import { isPlainName } from "./isPlainName.ts";
import type { VodTarget } from "./VodTarget.ts";

/** The VOD whose prefix begins a media name (the longest one), and the path below it; undefined when no VOD fits. */
export function findTarget({ vods = {} }: Pick<Server, "vods">, name: string): VodTarget | undefined {
  const parts = name.split("/");
  for (let length = parts.length - 1; length > 0; length--) {
    const prefix = parts.slice(0, length).join("/");
    const vod = Object.hasOwn(vods, prefix) ? vods[prefix] : undefined;
    if (vod === undefined) continue;
    const rest = parts.slice(length);
    return rest.every(isPlainName) ? { prefix, vod, parts: rest } : undefined;
  }
  return undefined;
}
