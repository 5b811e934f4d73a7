import type { StreamFacts } from "./StreamFacts.ts";

/** The addresses of a stream's inputs in their order, whichever form each is written in. */
export function urlsOf(stream: StreamFacts): readonly string[] {
  if (!Array.isArray(stream.urls)) return [];
  const urls: string[] = [];
  // Read for every stream of a list, where `flatMap` would take most of the time.
  const entries: readonly unknown[] = stream.urls;
  for (const entry of entries) {
    const url: unknown = typeof entry === "object" && entry !== null && "url" in entry ? entry.url : entry;
    if (typeof url === "string" && url !== "") urls.push(url);
  }
  return urls;
}
