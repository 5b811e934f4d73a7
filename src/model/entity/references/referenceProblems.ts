import type { EntityDescriptor } from "../../../generated/contracts/EntityDescriptor.ts";
import { fill, text } from "../../../texts/text.ts";
import { isPlainObject, type JsonObject } from "../../Json.ts";
import { type ConfigPath, formatPointer, valueAt } from "../../configPath.ts";
import type { Problem } from "../checkProblems.ts";
import { type Entities, entityIndex, placeAt } from "../entityPlace.ts";
import { referencesIn } from "./entityReferences.ts";
import { referenceTree } from "./referenceTree.ts";

/**
 * Warnings for the references of one entity to what is not there; they keep nobody from saving.
 * @param hasName whether a collection has an entity of that name
 */
export function problemsOfReferences(
  entity: EntityDescriptor,
  value: JsonObject,
  hasName: (collection: string, name: string) => boolean,
  entities: Entities,
): readonly Problem[] {
  const { byCollection } = entityIndex(entities);
  return referencesIn(entity, value).flatMap(({ collection, name, path, pattern, open }): Problem[] => {
    const target = byCollection.get(collection);
    // A console of another server's schemas may not know the collection: it cannot judge.
    if (target === undefined || open === true || hasName(collection, name)) return [];
    const { page, section, messages } = entity.fields[pattern] ?? {};
    return [
      {
        pointer: formatPointer(path),
        keyword: "reference",
        message: fill(messages?.["reference"] ?? text("reference.missing", { label: target.label, name }), { name }),
        level: "warning",
        ...(page === undefined ? {} : { page }),
        ...(section === undefined ? {} : { section }),
      },
    ];
  });
}

/**
 * The same warnings for one entity of a config that another becomes, but for those that it had before. The pointers start
 * at the config's root.
 */
export function newProblemsOfReferences(
  before: JsonObject,
  after: JsonObject,
  path: ConfigPath,
  entities: Entities,
): readonly Problem[] {
  const entity = path.length === 0 ? entityIndex(entities).server : placeAt(path, entities).entity;
  if (entity === undefined || referenceTree(entity) === undefined) return [];
  const problemsIn = (config: JsonObject) => {
    const value = valueAt(config, path);
    const hasName = (collection: string, name: string) => {
      const held = config[collection];
      return isPlainObject(held) && Object.hasOwn(held, name);
    };
    return isPlainObject(value) ? problemsOfReferences(entity, value, hasName, entities) : [];
  };
  const found = problemsIn(after);
  if (found.length === 0) return found;
  // An item of a list has another place where one before it has come or gone.
  const inWords = ({ pointer, message }: Problem) => `${pointer.replace(/\/\d+(?=\/|$)/g, "/*")} ${message}`;
  const known = new Set(problemsIn(before).map(inWords));
  return found
    .filter((problem) => !known.has(inWords(problem)))
    .map((problem) => ({ ...problem, pointer: formatPointer(path) + problem.pointer }));
}
