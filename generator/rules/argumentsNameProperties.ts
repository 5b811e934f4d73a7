import { didYouMean } from "../nearestName.ts";
import { followReference, isNode } from "../schema/schemaNode.ts";
import { ownNodes, type Rule } from "./schemaRule.ts";

export const argumentsNameProperties: Rule = {
  sentence: "the arguments of a statement are properties of its object",
  isOfTheHouse: true,
  broken: ({ schemas }) =>
    schemas.flatMap((schema) =>
      ownNodes(schema).flatMap(({ node, pointer }) => {
        const conf: unknown = node["x-conf"];
        const named: unknown = isNode(conf) ? conf["arguments"] : undefined;
        const value =
          typeof node.additionalProperties === "object" ? followReference(node.additionalProperties) : undefined;
        const object = [node, node.items, value].find((one) => one?.properties !== undefined);
        if (!Array.isArray(named) || object?.properties === undefined) return [];
        const { properties } = object;
        return named.flatMap((name: unknown, index) =>
          typeof name !== "string" ||
          (name === "$key" && (object === value || pointer === "")) ||
          Object.hasOwn(properties, name)
            ? []
            : [
                {
                  file: schema.file,
                  pointer: `${pointer}/x-conf/arguments/${index}`,
                  detail: `no property “${name}”${didYouMean(name, Object.keys(properties))}`,
                },
              ],
        );
      }),
    ),
};
