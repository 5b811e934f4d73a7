import type { Server } from "../../../../src/generated/types/Server.ts";
import { isPlainName } from "../../../../src/model/files/isPlainName.ts";
import { vodFileOf } from "../../../../src/model/names/vodFileOf.ts";
import type { VodTarget } from "./VodTarget.ts";

/** The VOD whose prefix begins a media name (the longest one), and the path below it; undefined when no VOD fits. */
export function findTarget({ vods = {} }: Pick<Server, "vods">, name: string): VodTarget | undefined {
  const { prefix, path } = vodFileOf(name, vods) ?? { prefix: "", path: "" };
  const vod = vods[prefix];
  const parts = path.split("/");
  return vod !== undefined && parts.every(isPlainName) ? { prefix, vod, parts } : undefined;
}
