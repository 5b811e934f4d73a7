import type { EntityDescriptor } from "../../../generated/contracts/EntityDescriptor.ts";
import { fill, text } from "../../../texts/text.ts";
import type { JsonObject } from "../../Json.ts";
import { formatPointer } from "../../configPath.ts";
import type { Problem } from "../checkProblems.ts";
import { type Entities, entityIndex } from "../entityPlace.ts";
import { referencesIn } from "./entityReferences.ts";

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
