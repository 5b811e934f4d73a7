import { productConf } from "../../model/conf/productConf.ts";
import { textDiff, type Hunk } from "../../model/diff/textDiff.ts";
import type { JsonObject } from "../../model/Json.ts";
import { maskSecrets } from "./maskSecrets.ts";

/** What a delta makes of a config text, line by line; a secret that changes is seen to change, and nothing more of it. */
export function previewDiff(before: string, patch: JsonObject): readonly Hunk[] {
  const tree = productConf.parse(before);
  const after = productConf.edit(tree, patch);
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
