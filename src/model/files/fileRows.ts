import type { FileEntry } from "../../generated/types/FileEntry.ts";
import { fileGroups, type FileGroup } from "./FileGroup.ts";
import { groupOf } from "./groupOf.ts";

/** A row of the list of files: the head of a group, or something in it. */
export type FileRow =
  | { readonly kind: "head"; readonly group: FileGroup; readonly count: number }
  | { readonly kind: "entry"; readonly group: FileGroup; readonly entry: FileEntry };

const byName = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

/** The entries of a folder in their groups, by name, numbers in names by their value. A group without any has no head. */
export function fileRows(entries: readonly FileEntry[], sought: string, only?: FileGroup): readonly FileRow[] {
  const word = sought.trim().toLowerCase();
  const shown = entries
    .filter(({ name }) => name.toLowerCase().includes(word))
    .toSorted((one, other) => byName.compare(one.name, other.name));
  return fileGroups.flatMap((group): readonly FileRow[] => {
    const own = only === undefined || only === group ? shown.filter((entry) => groupOf(entry) === group) : [];
    if (own.length === 0) return [];
    return [
      { kind: "head", group, count: own.length },
      ...own.map((entry) => ({ kind: "entry" as const, group, entry })),
    ];
  });
}
