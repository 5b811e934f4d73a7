import type { StreamFacts } from "./StreamFacts.ts";

/** The addresses of a stream's inputs in their order, whichever form each is written in. */
export function urlsOf(stream: StreamFacts): readonly string[] {
  if (!Array.isArray(stream.urls)) return [];
  return stream.urls.flatMap((entry: unknown) => {
    const url: unknown = typeof entry === "object" && entry !== null && "url" in entry ? entry.url : entry;
    return typeof url === "string" && url !== "" ? [url] : [];
  });
}
