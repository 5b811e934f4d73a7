import { entities } from "../generated/entities.ts";
import { deepEqual, isPlainObject, type Json, type JsonObject } from "./Json.ts";
import type { Change } from "./diff/Change.ts";
import { describeChanges } from "./diff/draftChanges.ts";
import type { DraftEdits, FieldEdit } from "./draft/fieldEdits.ts";
import { formatPointer } from "./configPath.ts";
import { entityIndex } from "./entity/entityPlace.ts";

/** What a config is called as a file: `HOST-YYYY-MM-DDTHH-mm-ss.json`, in the time of who keeps it. */
export function exportName(host: string, at: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const time = `${two(at.getHours())}-${two(at.getMinutes())}-${two(at.getSeconds())}`;
  return `${host}-${day}T${time}.json`;
}

/** What putting another config in place of this one changes, in words. @param server the whole tree, reported values too */
export function importChanges(server: JsonObject, next: JsonObject): readonly Change[] {
  const { byCollection, server: root } = entityIndex(entities);
  const reported = new Set(root?.runtime);
  const edits = new Map<string, FieldEdit>();
  const note = (path: readonly string[], base: Json | undefined, mine: Json | undefined) => {
    if (!deepEqual(base, mine)) edits.set(formatPointer(path), { path, base, mine });
  };
  for (const key of new Set([...Object.keys(server), ...Object.keys(next)])) {
    if (reported.has(key)) continue;
    const entity = byCollection.get(key);
    const [before, after] = [server[key], next[key]];
    if (entity === undefined) {
      note([key], before, after);
      continue;
    }
    const [held, wanted] = [isPlainObject(before) ? before : {}, isPlainObject(after) ? after : {}];
    for (const name of new Set([...Object.keys(held), ...Object.keys(wanted)]))
      noteEntity([key, name], withoutReported(held[name], entity.runtime), wanted[name], note);
  }
  return describeChanges(edits satisfies DraftEdits, server, entities);
}

type Note = (path: readonly string[], base: Json | undefined, mine: Json | undefined) => void;

/** One that comes or goes is one change, another each of its settings. */
function noteEntity(path: readonly string[], base: Json | undefined, mine: Json | undefined, note: Note): void {
  if (!isPlainObject(base) || !isPlainObject(mine)) return note(path, base, mine);
  for (const key of new Set([...Object.keys(base), ...Object.keys(mine)])) note([...path, key], base[key], mine[key]);
}

function withoutReported(value: Json | undefined, runtime: readonly string[]): Json | undefined {
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => !runtime.includes(key)));
}
