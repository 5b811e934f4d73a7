import type { Stream } from "../../../src/generated/types/Stream.ts";
import type { Source } from "./Source.ts";

/** What the schema says where nothing is set; 0 would give no source a chance. */
const DEFAULT_TIMEOUT_S = 60;

/** The sources of a stream in the order in which they are tried: by priority, those without one in the order of the list. */
export function sourcesOf({ urls = [], source_timeout: ofStream }: Stream): readonly Source[] {
  const sources = urls.map((entry) => {
    const input = typeof entry === "string" ? { url: entry } : entry;
    const { priority, source_timeout: own, ...asked } = input;
    const source: Source = {
      key: JSON.stringify(Object.entries(asked).toSorted(([a], [b]) => (a < b ? -1 : 1))),
      url: input.url,
      kind: kindOf(input.url),
      input: asked,
      timeoutMs: (own || ofStream || DEFAULT_TIMEOUT_S) * 1000,
    };
    return { source, rank: priority === undefined ? Infinity : Number.parseInt(priority, 10) };
  });
  return sources.toSorted((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank)).map(({ source }) => source);
}

function kindOf(url: string): Source["kind"] {
  if (url.startsWith("publish://")) return "publish";
  return url.startsWith("copy://") ? "copy" : "fetch";
}
