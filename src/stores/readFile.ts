import { vodFileOf } from "../model/names/vodFileOf.ts";
import { isPlainObject } from "../model/patch/isPlainObject.ts";
import type { ConfigStore } from "./ConfigStore.ts";
import type { BroughtStream } from "./readBrought.ts";

/**
 * Finds the VOD of a file and what the server reports of the file, which is nothing while nobody watches it; tracked.
 * Undefined when no VOD has the prefix.
 */
export function readFile(config: ConfigStore, name: string): BroughtStream | undefined {
  const found = vodFileOf(name, config.readList("vods"));
  if (!found) return undefined;
  const files = config.node("vods", found.prefix).readRuntime()?.["files"];
  const file = isPlainObject(files) && Object.hasOwn(files, found.path) ? files[found.path] : undefined;
  return { owner: found.prefix, stream: isPlainObject(file) ? { ...file } : {} };
}
