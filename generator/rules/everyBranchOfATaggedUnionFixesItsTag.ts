import { ownNodes, type Rule, type RuleBreak } from "./schemaRule.ts";
import type { Product, ProductSchema } from "../dereference.ts";
import { type SchemaNode, unionTag } from "../schema/schemaNode.ts";

export const everyBranchOfATaggedUnionFixesItsTag: Rule = {
  sentence: "every branch of a tagged union requires its tag and fixes it with a const of its own",
  broken: (product) =>
    product.schemas.flatMap((schema) =>
      ownNodes(schema).flatMap(({ node, pointer }) => {
        const tag = unionTag(node);
        return tag === undefined ? [] : listFaults(node.oneOf ?? [], tag, { schema, pointer, product });
      }),
    ),
};

interface Union {
  readonly schema: ProductSchema;
  readonly pointer: string;
  readonly product: Product;
}

function listFaults(branches: readonly SchemaNode[], tag: string, union: Union): readonly RuleBreak[] {
  const seen = new Set<unknown>();
  return branches.flatMap((branch, index) => {
    const value = branch.properties?.[tag]?.const;
    const isRequired = branch.required?.includes(tag) ?? false;
    const isRepeated = seen.has(value);
    seen.add(value);
    if (value !== undefined && isRequired && !isRepeated) return [];
    const detail =
      value === undefined
        ? `no const on “${tag}”`
        : isRequired
          ? `${JSON.stringify(value)} twice`
          : `“${tag}” is not required`;
    return [{ ...placeOf(branch, index, tag, union), detail }];
  });
}

/** A branch with a file of its own is mended there. */
function placeOf(branch: SchemaNode, index: number, tag: string, { schema, pointer, product }: Union) {
  const own = product.schemas.find(({ name }) => name === branch["x-from"]);
  return own && own !== schema
    ? { file: own.file, pointer: `/properties/${tag}` }
    : { file: schema.file, pointer: `${pointer}/oneOf/${index}/properties/${tag}` };
}
