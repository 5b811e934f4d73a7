import { sourceErrorWords } from "./sourceErrorWords.ts";

const short = new Set(sourceErrorWords.map(([, meaning]) => meaning));

/** What a viewer is told of a source's error: an operator's words may name folders, interfaces and addresses. */
export function viewerWordsOf(sourceError: string): string {
  return short.has(sourceError) ? sourceError : "its source does not work now";
}
