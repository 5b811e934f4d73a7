import type { JsonObject } from "../../model/Json.ts";
import type { TextLanguage } from "../../model/conf/TextLanguage.ts";
import { maskSecrets } from "../../model/diff/maskedLines.ts";
import { type Hunk, textDiff } from "../../model/diff/textDiff.ts";
import type { Rename } from "../../model/entity/entityPlace.ts";

/**
 * What a delta makes of a config text, line by line; a secret that changes is seen to change, and nothing more of it.
 * Renamed entities keep their block, whatever else is changed in them, as the server does it.
 */
export function previewDiff(
  language: TextLanguage,
  before: string,
  patch: JsonObject,
  renames: readonly Rename[] = [],
): readonly Hunk[] {
  const after = language.edit(language.parse(before), patch, renames).text;
  const [was, becomes] = [before, after].map((text) => maskSecrets(language, text));
  return textDiff(before, after).map((hunk) => {
    let [oldLine, newLine] = [hunk.oldStart - 1, hunk.newStart - 1];
    const lines = hunk.lines.map(({ kind }) => {
      const text = (kind === "removed" ? was?.[oldLine] : becomes?.[newLine]) ?? "";
      if (kind !== "added") oldLine += 1;
      if (kind !== "removed") newLine += 1;
      return { kind, text };
    });
    return { ...hunk, lines };
  });
}
