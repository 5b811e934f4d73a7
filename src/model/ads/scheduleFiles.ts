import type { FileEntry } from "../../generated/types/FileEntry.ts";
import { isPlainObject, type Json, type JsonObject } from "../Json.ts";
import { compareNames } from "../naturalOrder.ts";

/** Whether a file may be played as advertising, by the ending of its name: as the schema of a schedule's file has it. */
export function isAdFile(name: string): boolean {
  return /.\.(mp4|f4v|mov|m4v|mp4a|3gp|3g2)$/.test(name);
}

/** What of a folder is offered to ad schedules: its directories, then the files that may be played, each by name. */
export function offeredFiles(entries: readonly FileEntry[]): readonly FileEntry[] {
  const rank = ({ type }: FileEntry) => (type === "directory" ? 0 : 1);
  return entries
    .filter(({ type, name }) => type === "directory" || isAdFile(name))
    .toSorted((one, other) => rank(one) - rank(other) || compareNames(one.name, other.name));
}

/** The files of a schedule as it is edited. */
export function filesOf(schedule: JsonObject | undefined): readonly Json[] {
  const files = schedule?.["files"];
  return Array.isArray(files) ? files : [];
}

/** The name of a file of a schedule: prefix/name. */
export function adFileName(file: Json): string {
  return isPlainObject(file) && typeof file["name"] === "string" ? file["name"] : "";
}

/** How much of the shows of a schedule a file gets, from 0 to 1; undefined while a weight is none. */
export function shareOf(file: Json, files: readonly Json[]): number | undefined {
  const weights = files.map(weightOf);
  const own = weightOf(file);
  if (own === undefined || weights.includes(undefined)) return undefined;
  return own / weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
}

function weightOf(file: Json): number | undefined {
  const weight = isPlainObject(file) ? (file["weight"] ?? 1) : undefined;
  return typeof weight === "number" && weight > 0 ? weight : undefined;
}
