import type { FileEntry } from "../../generated/types/FileEntry.ts";
import type { JsonObject } from "../Json.ts";
import { compareNames } from "../naturalOrder.ts";
import { numberOf } from "../stream/reportedStream.ts";
import { formatBytes, formatCount } from "../units/formatQuantity.ts";
import { isVideo } from "./fileNames.ts";

/** What the entries of a folder are sorted into, in the order they are shown. */
export const fileGroups = ["videos", "directories", "others"] as const;

export type FileGroup = (typeof fileGroups)[number];

/** A row of the list of files: the head of a group, or something in it. */
export type FileRow =
  | { readonly kind: "head"; readonly group: FileGroup; readonly count: number }
  | { readonly kind: "entry"; readonly group: FileGroup; readonly entry: FileEntry };

/** The entries of a folder in their groups, by name, numbers in names by their value. A group without any has no head. */
export function fileRows(entries: readonly FileEntry[], sought: string, only?: FileGroup): readonly FileRow[] {
  const word = sought.trim().toLowerCase();
  const shown = entries
    .filter(({ name }) => name.toLowerCase().includes(word))
    .toSorted((one, other) => compareNames(one.name, other.name));
  return fileGroups.flatMap((group): readonly FileRow[] => {
    const own = only === undefined || only === group ? shown.filter((entry) => fileGroup(entry) === group) : [];
    if (own.length === 0) return [];
    return [
      { kind: "head", group, count: own.length },
      ...own.map((entry) => ({ kind: "entry" as const, group, entry })),
    ];
  });
}

export function fileGroup({ type, name }: Pick<FileEntry, "type" | "name">): FileGroup {
  if (type === "directory") return "directories";
  return isVideo(name) ? "videos" : "others";
}

interface FileFacts {
  readonly clients: string;
  readonly workers: string;
  readonly read: string;
  readonly sent: string;
}

/** What the server tells of a file while somebody watches it, in words; undefined else. */
export function fileFacts(file: JsonObject): FileFacts | undefined {
  const { client_count: clients, worker_count: workers, bytes_in: read, bytes_out: sent } = file;
  if (typeof clients !== "number") return undefined;
  return {
    clients: formatCount(numberOf(clients)),
    workers: formatCount(numberOf(workers)),
    read: formatBytes(numberOf(read)),
    sent: formatBytes(numberOf(sent)),
  };
}
