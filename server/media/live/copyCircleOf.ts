import type { Stream } from "../../../src/generated/types/Stream.ts";
import { sourcesOf } from "./sourcesOf.ts";

const SCHEME = "copy://";

/**
 * The streams from the one that is copied back to the one that copies, in their order; undefined when there is no way
 * back. Each source counts, not only the present one: streams on demand would hold each other for ever, and two that
 * run would feed each other with what the other one just got.
 *
 * @param copied the stream that `name` wants to copy
 */
export function copyCircleOf(
  name: string,
  copied: string,
  configOf: (name: string) => Stream | undefined,
): readonly string[] | undefined {
  const seen = new Set<string>();
  const wayFrom = (at: string): readonly string[] | undefined => {
    if (at === name) return [at];
    if (seen.has(at)) return undefined;
    seen.add(at);
    for (const { kind, url } of sourcesOf(configOf(at) ?? { name: at })) {
      const way = kind === "copy" ? wayFrom(url.slice(SCHEME.length)) : undefined;
      if (way) return [at, ...way];
    }
    return undefined;
  };
  return wayFrom(copied);
}
