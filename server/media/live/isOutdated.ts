import type { Feed } from "./Feed.ts";
import type { RunnerHost } from "./RunnerHost.ts";
import type { SourceList } from "./SourceList.ts";

/** Whether a feed of a fetched source is not what the config asks for any more. */
export function isOutdated({ source, recipe }: Feed, sources: SourceList, open: RunnerHost["open"]): boolean {
  if (source.kind === "publish" || source.kind === "backup") return false;
  const wanted = sources.find(source.key);
  if (!wanted) return true;
  try {
    return open(wanted).recipe !== recipe;
  } catch {
    // It cannot run any more: the attempt to start it says why.
    return true;
  }
}
