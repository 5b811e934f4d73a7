import { configEntities } from "../../model/config/configEntities.ts";
import { keepPlaces, renumberOrder, withoutImpliedPlaces } from "../../model/config/entityOrder.ts";
import { findRenames } from "../../model/config/entityRenames.ts";
import { fromPlaces, keysInOrder, toPlaces } from "../../model/config/serverKeys.ts";
import type { TextLanguage } from "../../model/conf/TextLanguage.ts";
import { type Hunk, lineDiff, linesOf } from "../../model/diff/lineDiff.ts";
import { maskSecrets } from "../../model/diff/maskedLines.ts";
import { followRenames } from "../../model/entity/references/renamedReferences.ts";
import type { JsonObject } from "../../model/Json.ts";
import { applyMergePatch, createMergePatch } from "../../model/merge/mergePatch.ts";

/**
 * What saving a delta makes of a config text, line by line; a secret that changes is seen to change, and nothing more of it.
 * @param live the config that the delta was made for: it has the keys which the server gave, and the text has not
 */
export function previewDiff(
  language: TextLanguage,
  before: string,
  patch: JsonObject,
  live: JsonObject = {},
): readonly Hunk[] {
  const after = savedText(language, before, patch, live);
  const [was, becomes] = [before, after].map((text) => maskSecrets(language, text));
  const shown = [(line: number) => was?.[line] ?? "", (line: number) => becomes?.[line] ?? ""] as const;
  return [...lineDiff(linesOf(before), linesOf(after), shown)].flat();
}

/** The text as the server will write it, which sees renames in a delta and numbers the order anew (`planDelta`, `editByDelta`). */
export function savedText(language: TextLanguage, before: string, patch: JsonObject, live: JsonObject): string {
  const tree = language.parse(before);
  const { config } = language.read(tree);
  const [given, own] = [live, config].map((one) => keysInOrder(one, configEntities, {}));
  const delta = fromPlaces(toPlaces(patch, given ?? {}), own ?? {});
  const renames = findRenames(delta, config, configEntities);
  const merged = keepPlaces(applyMergePatch(config, delta), config, renames, configEntities);
  const after = followRenames(renumberOrder(merged, config, configEntities), renames, configEntities);
  const change = createMergePatch(config, after);
  return language.edit(tree, withoutImpliedPlaces(change, { before: config, after, entities: configEntities }), renames)
    .text;
}
