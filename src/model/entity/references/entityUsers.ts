import { formatCount } from "../../units/formatQuantity.ts";
import type { EntityDescriptor } from "../../../generated/contracts/EntityDescriptor.ts";
import { text } from "../../../texts/text.ts";
import { isPlainObject, type Json, type JsonObject } from "../../Json.ts";
import type { ConfigPath } from "../../configPath.ts";
import { entityTitle, inSentence } from "../../diff/settingWords.ts";
import { type Entities, entityIndex } from "../entityPlace.ts";
import { type FoundReference, referencesIn } from "./entityReferences.ts";
import { referenceTree } from "./referenceTree.ts";

/** An entity that names another one. */
export interface EntityUser {
  /** Where it stands: `["streams", "news"]`; `[]` for the settings of the server itself. */
  readonly path: ConfigPath;
  readonly entity: EntityDescriptor;
  readonly key: string;
  /** What people call it. */
  readonly title: string;
  /** Its settings that name the other one, from the entity on. */
  readonly references: readonly FoundReference[];
}

/** All that names an entity, in the order of the config; each once, however often it does. */
export function usersOf(tree: JsonObject, [collection, name]: ConfigPath, entities: Entities): readonly EntityUser[] {
  return usersIn(tree, entities, (found) => found.collection === collection && found.name === name);
}

/** All that names one of many entities, be it one of those itself. */
export function usersOfAny(tree: JsonObject, paths: readonly ConfigPath[], entities: Entities): readonly EntityUser[] {
  return usersIn(tree, entities, oneOf(paths));
}

/** All that names one of many entities, those themselves left out: what stays behind when they go. */
export function usersOfEach(tree: JsonObject, paths: readonly ConfigPath[], entities: Entities): readonly EntityUser[] {
  const isOne = oneOf(paths);
  return usersIn(tree, entities, isOne).filter(
    ({ path: [collection = "", name = ""] }) => !isOne({ collection, name }),
  );
}

function oneOf(paths: readonly ConfigPath[]): (named: Pick<FoundReference, "collection" | "name">) => boolean {
  const names = new Map<string, Set<string>>();
  for (const [collection = "", name = ""] of paths) {
    const own = names.get(collection) ?? new Set<string>();
    names.set(collection, own.add(name));
  }
  return ({ collection, name }) => names.get(collection)?.has(name) === true;
}

/** So many names are told; the count tells of the others. */
const namesTold = 5;

/**
 * Who names what is about to go, and what that breaks, sentence by sentence: "Used by 3 streams: a, b, c." None where
 * nobody does.
 */
export function usedByWords(users: readonly EntityUser[]): readonly string[] {
  if (users.length === 0) return [];
  const kinds = new Map<EntityDescriptor, EntityUser[]>();
  for (const user of users) {
    const own = kinds.get(user.entity);
    if (own === undefined) kinds.set(user.entity, [user]);
    else own.push(user);
  }
  const sentences = [...kinds].map(([{ label, plural }, own]) => {
    const told = own.slice(0, namesTold).map(({ title }) => title);
    const names = told.join(", ");
    return text("reference.usedBy", {
      users: `${formatCount(own.length)} ${inSentence(own.length === 1 ? label : plural)}`,
      names: own.length > namesTold ? text("reference.andMore", { names, count: own.length - namesTold }) : names,
    });
  });
  const settings = new Set(
    users.flatMap(({ entity, references }) =>
      references.map(
        ({ pattern }) => (entity.fields[pattern.replace(/\/\*$/, "")] ?? entity.fields[pattern])?.title ?? "",
      ),
    ),
  );
  return [...sentences, text("reference.breaks", { settings: [...settings].join(", ") })];
}

/** Entities with a reference that is looked for. */
function usersIn(
  tree: JsonObject,
  entities: Entities,
  isMeant: (reference: FoundReference) => boolean,
): readonly EntityUser[] {
  const { byCollection, server } = entityIndex(entities);
  const users: EntityUser[] = [];
  const add = (entity: EntityDescriptor, path: ConfigPath, key: string, value: Json) => {
    const references = referencesIn(entity, value).filter(isMeant);
    if (references.length > 0)
      users.push({ path, entity, key, title: key === "" ? entity.label : entityTitle(entity, key, value), references });
  };
  if (server !== undefined) add(server, [], "", tree);
  for (const [collection, entity] of byCollection) {
    const held = tree[collection];
    if (referenceTree(entity) === undefined || !isPlainObject(held)) continue;
    for (const [key, value] of Object.entries(held)) add(entity, [collection, key], key, value);
  }
  return users;
}
