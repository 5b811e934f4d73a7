import type { JsonObject } from "../../Json.ts";
import { pointerOf } from "../../path/pointerOf.ts";
import { confMessages } from "../confMessages.ts";
import type { Grammar } from "../grammar/Grammar.ts";
import { Reader } from "./Reader.ts";
import { getAt } from "./getAt.ts";
import type { FoundReference } from "./FoundReference.ts";
import type { ReadProblem } from "./ReadProblem.ts";
import type { Statement } from "../syntax/Statement.ts";

/** Those references that name what the config does not hold. */
export function missingReferences(
  grammar: Grammar,
  config: JsonObject,
  references: readonly FoundReference[],
): readonly FoundReference[] {
  return references.filter(
    ({ collection, name }) => grammar.isCollectionName(collection) && getAt(config, [collection, name]) === undefined,
  );
}

/**
 * Warnings for missing references, each where it stands.
 * @param place reads a statement again, to find where its values stand
 */
export function locateReferences(
  missing: readonly FoundReference[],
  statement: Statement,
  place: (reader: Reader) => void,
): ReadProblem[] {
  const places = new Map<string, { readonly start: number; readonly end: number }>();
  place(new Reader((path, _, range) => places.set(pointerOf(path), range)));
  return missing.map(({ path }) => {
    const { start, end } = places.get(pointerOf(path)) ?? { start: statement.start, end: statement.wordEnd };
    return { level: "warning", message: confMessages.missingReference, chunk: statement.chunk, start, end, path };
  });
}
