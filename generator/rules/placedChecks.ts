import type { Product, ProductSchema } from "../dereference.ts";
import { type CheckAnnotation, checksOf } from "../schema/checksAnnotation.ts";
import { isNode, type SchemaNode } from "../schema/schemaNode.ts";
import { ownFields, ownNodes } from "./schemaRule.ts";

/** A check across settings as it stands in its own file. */
interface PlacedCheck {
  readonly file: string;
  /** Of the check in its list. */
  readonly pointer: string;
  readonly object: SchemaNode;
  readonly check: CheckAnnotation;
  /** It stands at the root of the file. */
  readonly isAtRoot: boolean;
}

/** Every check across settings of the product, each once. */
export function placedChecks({ schemas }: Product): readonly PlacedCheck[] {
  return schemas.flatMap((schema) =>
    [...ownNodes(schema), ...referring(schema, schemas)].flatMap(({ node, pointer }) =>
      checksOf(node).map((check, index) => ({
        file: schema.file,
        pointer: `${pointer}/x-checks/${index}`,
        object: node,
        check,
        isAtRoot: pointer === "",
      })),
    ),
  );
}

/** Where a part of another file stands with checks of this one: keywords beside a `$ref` win. */
function referring(
  schema: ProductSchema,
  schemas: readonly ProductSchema[],
): readonly { readonly node: SchemaNode; readonly pointer: string }[] {
  const places = ownFields(schema).flatMap(({ node, pointer }) => [
    { node, pointer },
    ...(["items", "additionalProperties"] as const).flatMap((keyword) => {
      const part = node[keyword];
      return isNode(part) ? [{ node: part, pointer: `${pointer}/${keyword}` }] : [];
    }),
  ]);
  return places.filter(({ node }) => {
    const from = node["x-from"];
    const part = from === undefined || from === schema.name ? undefined : schemas.find(({ name }) => name === from);
    return part !== undefined && JSON.stringify(part.schema["x-checks"]) !== JSON.stringify(node["x-checks"]);
  });
}
