import { entities } from "../../generated/entities.ts";
import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import { serverValueAt } from "../../model/draft/draftValues.ts";
import { placeAt } from "../../model/entity/entityPlace.ts";
import type { MergeReport } from "../../model/merge/mergeInPlace.ts";
import { type ConfigPath, formatPointer } from "../../model/configPath.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";

/** Copies of the edited entities as the server last held them: what one is brought back from when another deletes it. */
export class LastKnownEntities {
  private readonly known = new Map<string, { readonly at: ConfigPath; readonly value: Json }>();

  get(at: ConfigPath): Json | undefined {
    return this.known.get(formatPointer(at))?.value;
  }

  /** Copies the entity around a path, unless the server has it no more. */
  note(path: ConfigPath, tree: JsonObject): void {
    const { at } = placeAt(path, entities);
    if (at.length === 0) return;
    const value = serverValueAt(tree, at, entities);
    if (value !== undefined) this.known.set(formatPointer(at), { at, value });
  }

  /** Copies the entities of a draft that has come whole, as from a storage. */
  noteAll(edits: DraftEdits, tree: JsonObject): void {
    const places = new Map([...edits.values()].map(({ path }) => [formatPointer(placeAt(path, entities).at), path]));
    for (const path of places.values()) this.note(path, tree);
  }

  /** Copies anew what news from the server has changed. */
  refresh(report: MergeReport | "all", patch: JsonObject, tree: JsonObject): void {
    for (const { at } of this.known.values()) if (report === "all" || isChanged(at, report, patch)) this.note(at, tree);
  }

  /** Keeps nothing of entities that are not edited any more. */
  keepOnly(isEdited: (at: ConfigPath) => boolean): void {
    for (const [pointer, { at }] of this.known) if (!isEdited(at)) this.known.delete(pointer);
  }
}

/** Figures come every second for every stream; a copy holds none of them. */
function isChanged(at: ConfigPath, { touched }: MergeReport, patch: JsonObject): boolean {
  const [collection = "", key = ""] = at;
  if (touched.has(collection)) return true;
  if (!touched.has(`${collection}/${key}`)) return false;
  const part = patch[collection];
  const change = isPlainObject(part) ? part[key] : undefined;
  const runtime = placeAt(at, entities).entity?.runtime ?? [];
  return !isPlainObject(change) || Object.keys(change).some((name) => !runtime.includes(name));
}
