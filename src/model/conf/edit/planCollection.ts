import { canonicalText, isPlainObject, type Json, type JsonObject } from "../../Json.ts";
import { applyMergePatch } from "../../merge/mergePatch.ts";
import type { ContextGrammar } from "../grammar/ContextGrammar.ts";

/** One entity of a collection after the change. */
export interface EntityEdit {
  readonly key: string;
  /** Under what key it stood; undefined for a new one. */
  readonly from: string | undefined;
  readonly before: JsonObject | undefined;
  readonly after: JsonObject;
}

/** What a delta does to a collection, with renames recognised: one removed and one added of the same body. */
export interface CollectionEdit {
  readonly edits: readonly EntityEdit[];
  readonly removed: readonly string[];
  readonly renamed: readonly (readonly [from: string, to: string])[];
  /** Keys whose new value is no object. */
  readonly refused: readonly string[];
}

/** Works out what a merge patch does to the entities of a collection. Null removes them all. */
export function planCollection(
  entities: JsonObject,
  patch: Json,
  grammar: ContextGrammar,
  newKey: (asked: string) => string,
): CollectionEdit {
  const changes = isPlainObject(patch) ? patch : Object.fromEntries(Object.keys(entities).map((key) => [key, null]));
  const removed = new Set(Object.keys(changes).filter((key) => changes[key] === null && Object.hasOwn(entities, key)));
  const bodies = new RemovedBodies(removed, (key) => {
    const body = entities[key];
    return isPlainObject(body) ? canonicalText(bodyOf(body, grammar)) : undefined;
  });
  const refused: string[] = [];
  const renamed: [string, string][] = [];
  const edits: EntityEdit[] = [];
  for (const [key, change] of Object.entries(changes)) {
    if (change === null || change === undefined) continue;
    if (!isPlainObject(change)) {
      refused.push(key);
      continue;
    }
    const before = Object.hasOwn(entities, key) ? entities[key] : undefined;
    if (isPlainObject(before)) {
      edits.push({ key, from: key, before, after: withoutSilent(applyMergePatch(before, change), grammar) });
      continue;
    }
    const after = withoutSilent(applyMergePatch({}, change), grammar);
    const from = bodies.take(canonicalText(bodyOf(after, grammar)));
    const source = from === undefined ? undefined : entities[from];
    if (from !== undefined && isPlainObject(source)) {
      removed.delete(from);
      renamed.push([from, key]);
      edits.push({ key, from, before: source, after: withPlaceOf(source, after, grammar) });
    } else edits.push({ key: newKey(key), from: undefined, before: undefined, after });
  }
  return { edits, removed: [...removed], renamed, refused };
}

/** The removed entities by what they say: of thousands removed and thousands added each finds its own at once. */
class RemovedBodies {
  private known: Map<string, string[]> | undefined;

  constructor(
    private readonly removed: ReadonlySet<string>,
    private readonly textOf: (key: string) => string | undefined,
  ) {}

  /** The first removed key of a body; nobody gets it again. */
  take(body: string): string | undefined {
    if (this.known === undefined) {
      this.known = new Map();
      for (const key of [...this.removed].toReversed()) {
        const own = this.textOf(key);
        const keys = own === undefined ? undefined : this.known.get(own);
        if (keys !== undefined) keys.push(key);
        else if (own !== undefined) this.known.set(own, [key]);
      }
    }
    return this.known.get(body)?.pop();
  }
}

function bodyOf(value: JsonObject, { context, silent }: ContextGrammar): JsonObject {
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => name !== context.key && name !== context.order && !silent.has(name)),
  );
}

/** Runtime keys ride along when a console sends a whole entity; they are nobody's to save. */
function withoutSilent(value: JsonObject, { silent }: ContextGrammar): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !silent.has(name)));
}

/** A renamed entity stays where it stood unless the delta says otherwise. */
function withPlaceOf(source: JsonObject, after: JsonObject, { context: { order } }: ContextGrammar): JsonObject {
  const place = order === undefined ? undefined : source[order];
  return order === undefined || place === undefined || after[order] !== undefined
    ? after
    : { ...after, [order]: place };
}
