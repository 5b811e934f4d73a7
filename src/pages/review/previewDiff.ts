import { entities } from "../../generated/entities.ts";
import { productConf } from "../../model/conf/ConfLanguage.ts";
import { renamePatch } from "../../model/conf/renamePatch.ts";
import { textDiff, type Hunk } from "../../model/diff/textDiff.ts";
import type { JsonObject } from "../../model/Json.ts";
import { applyMergePatch } from "../../model/patch/applyMergePatch.ts";
import { createMergePatch } from "../../model/patch/createMergePatch.ts";
import { maskSecrets } from "./maskSecrets.ts";

/** The place of an entity and the one it gets, such as `["streams", "news"]`. */
export interface Rename {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/**
 * What a delta makes of a config text, line by line; a secret that changes is seen to change, and nothing more of it.
 * Renamed entities keep their block, whatever else is changed in them, as the server does it.
 */
export function previewDiff(before: string, patch: JsonObject, renames: readonly Rename[] = []): readonly Hunk[] {
  const tree = productConf.parse(before);
  const { config } = productConf.read(tree);
  const keys = renames.map(({ from, to }) => ({ collection: from[0] ?? "", from: from[1] ?? "", to: to[1] ?? "" }));
  const renaming = renamePatch(config, keys, Object.values(entities));
  const renamed = renames.length === 0 ? tree : productConf.edit(tree, renaming).tree;
  const wanted = applyMergePatch(config, patch);
  const rest = renames.length === 0 ? patch : createMergePatch(productConf.read(renamed).config, wanted);
  const after = productConf.edit(renamed, rest);
  const [was, becomes] = [maskSecrets(tree, before), maskSecrets(after.tree, after.text)];
  return textDiff(before, after.text).map((hunk) => {
    let [oldLine, newLine] = [hunk.oldStart - 1, hunk.newStart - 1];
    const lines = hunk.lines.map(({ kind }) => {
      const text = (kind === "removed" ? was[oldLine] : becomes[newLine]) ?? "";
      if (kind !== "added") oldLine += 1;
      if (kind !== "removed") newLine += 1;
      return { kind, text };
    });
    return { ...hunk, lines };
  });
}
