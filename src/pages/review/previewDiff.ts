import { entities } from "../../generated/entities.ts";
import type { Json, JsonObject } from "../../model/Json.ts";
import type { TextLanguage, TextRange } from "../../model/conf/TextLanguage.ts";
import { type Hunk, textDiff } from "../../model/diff/textDiff.ts";
import { hidesSecret } from "../../model/entity/sensitiveSettings.ts";
import type { Rename } from "../../model/entity/entityPlace.ts";
import { type ConfigPath, formatPointer } from "../../model/configPath.ts";

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

const mask = "••••••";

/** The lines of a config text with a mask in the place of each secret; every line keeps its number. */
function maskSecrets(language: TextLanguage, text: string): readonly string[] {
  const tree = language.parse(text);
  const lines = text.split("\n");
  const pointers = secretPointers(language.read(tree).config);
  const ranges = language.locate(tree, pointers).filter((range) => range !== undefined);
  // From the end, so that a mask moves no range that is still to come.
  const ordered = ranges.toSorted((one, other) => other.line - one.line || other.column - one.column);
  for (const [index, range] of ordered.entries()) {
    // Two secrets of one statement share its place.
    if (ordered[index - 1]?.line !== range.line || ordered[index - 1]?.column !== range.column) hide(lines, range);
  }
  return lines;
}

function hide(lines: string[], { line, column, endLine, endColumn }: TextRange): void {
  const first = lines[line - 1] ?? "";
  const before = first.slice(0, column - 1);
  // The place is that of the statement or option: its word says what is hidden.
  const [word = ""] = /^[\w@-]+(\s+|=)/.exec(first.slice(column - 1)) ?? [];
  const last = lines[endLine - 1] ?? "";
  const end = last[endColumn - 2] === ";" ? ";" : "";
  for (let next = line; next < endLine; next += 1) lines[next] = "";
  lines[line - 1] = `${before}${word}${mask}${end}${last.slice(endColumn - 1)}`;
}

/** Pointers of all secrets that are set in a config. */
function secretPointers(value: Json, path: ConfigPath = []): readonly string[] {
  if (value === null || value === "") return [];
  if (path.length > 0 && hidesSecret(value, path, entities)) return [formatPointer(path)];
  if (typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, child]) => secretPointers(child, [...path, key]));
}
