import type { JsonObject } from "../../Json.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import type { ConfTree } from "../syntax/ConfTree.ts";
import { cursorPlaceAt } from "./cursorPlaceAt.ts";
import type { Suggestion } from "./Suggestion.ts";
import { suggestArguments } from "./suggestArguments.ts";
import { suggestWords } from "./suggestWords.ts";

/** What may stand at an offset of the file; `config` is what the file says, for the names it may refer to. */
export function completeConf(
  grammar: Grammar,
  tree: ConfTree,
  config: JsonObject,
  offset: number,
): readonly Suggestion[] {
  const place = cursorPlaceAt(grammar, tree, offset);
  if (place === undefined) {
    // Behind the last end of line, or in an empty file.
    return suggestWords(grammar.root, offset, offset);
  }
  if (isInComment(place.chunk.text, place.at)) return [];
  if (place.statement !== undefined && !place.isInWord) return suggestArguments(place, config);
  const start = place.isInWord && place.statement !== undefined ? place.statement.start : place.at;
  const end = place.isInWord && place.statement !== undefined ? place.statement.wordEnd : place.at;
  return place.grammar === undefined ? [] : suggestWords(place.grammar, place.base + start, place.base + end);
}

/** Whether a # outside quotes stands before the cursor on its line. */
function isInComment(text: string, at: number): boolean {
  const line = text.slice(Math.max(text.lastIndexOf("\n", at - 1), text.lastIndexOf("\r", at - 1)) + 1, at);
  return line.replace(/"(?:\\.|[^"\\])*"/g, "").includes("#");
}
