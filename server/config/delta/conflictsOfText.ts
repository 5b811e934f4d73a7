import { createMergePatch } from "../../../src/model/patch/createMergePatch.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { ServerError } from "../../ServerError.ts";
import type { ConfigRevision } from "../ConfigRevision.ts";
import { findConflicts } from "./findConflicts.ts";

/** The refusal of a text made for an older revision: texts are never merged here, the console shows a three-way merge. */
export function conflictsOfText(base: JsonObject, { config, rev }: ConfigRevision, mine: JsonObject): ServerError {
  const delta = createMergePatch(base, mine);
  const conflicts = findConflicts({ base, current: config, delta, entities: [] });
  const message =
    "The configuration was saved by somebody else while this text was edited. Merge the two, then save again.";
  return new ServerError("conflict", message, { rev, conflicts });
}
