import { didYouMean } from "../nearestName.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { collectionSetting, settingAt } from "../schema/checksAnnotation.ts";
import type { SchemaNode } from "../schema/schemaNode.ts";
import { placedChecks } from "./placedChecks.ts";
import { type Rule, typesOf } from "./schemaRule.ts";

/** A collection or setting that is misspelt would never hold the same value. */
export const whatIsUnlikeNamesSettingsElsewhere: Rule = {
  sentence: "what is unlike others names plain settings of collections that there are",
  broken: (product) => {
    const collections = new Map(
      product.schemas.flatMap(({ schema }) => {
        const collection = readAnnotations(schema).entity?.collection;
        return collection === undefined ? [] : [[collection, schema] as const];
      }),
    );
    return placedChecks(product).flatMap(({ file, pointer, check: { rule } }) =>
      (rule.unlike?.in ?? []).flatMap((place, index) => {
        const detail = refusal(place, collections);
        return detail === undefined ? [] : [{ file, pointer: `${pointer}/rule/unlike/in/${index}`, detail }];
      }),
    );
  },
};

function refusal(place: string, collections: ReadonlyMap<string, SchemaNode>): string | undefined {
  const { collection, path } = collectionSetting(place);
  const entity = collections.get(collection);
  if (entity === undefined)
    return `there is no collection “${collection}”${didYouMean(collection, collections.keys())}`;
  const setting = settingAt(entity, path);
  if (setting === undefined) return `an entity of “${collection}” has no setting “${path.join("/")}”`;
  const types = typesOf(setting);
  return types.has("object") || types.has("array") ? `“${place}” is no plain value` : undefined;
}
