import { entities } from "../../generated/entities.ts";
import { changesOf } from "../../model/diff/changesOf.ts";
import type { Conflict } from "../../model/draft/draftConflicts.ts";
import type { Json, JsonObject } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";

/** What another administrator made of something that is edited here: the value, or what was done; never a secret. */
export function theirsInWords({ path, item, base, theirs }: Conflict, server: JsonObject): string {
  const [before, after] = item === undefined ? [base, theirs] : [asList(base), asList(theirs)];
  const changes = changesOf(new Map([["", { path, base: before, mine: after }]]), server, entities);
  const [only] = changes;
  if (changes.length === 1 && only?.kind === "value" && only.to !== undefined && item === undefined)
    return text("review.onServer", { value: only.to });
  return text("review.byOther", { what: changes.map((change) => change.text).join("; ") });
}

function asList(item: Json | undefined): Json[] {
  return item === undefined ? [] : [item];
}
