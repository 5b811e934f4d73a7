import { nearestName } from "../nearestName.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { isNode, type SchemaNode } from "../schema/schemaNode.ts";
import { readPieceNames } from "../vocabulary/pieceTables.ts";
import { annotatedNodes, type Rule } from "./schemaRule.ts";

/** A piece for rows knows an item, one for objects a whole object: in the other's place it would not be drawn. */
export const aPieceStandsWhereItsTableSays: Rule = {
  sentence: "a piece stands beside the rows of a list, or above the settings of an object, as its table says",
  broken: ({ schemas }) => {
    const { rowPiece, objectPiece } = readPieceNames();
    return schemas.flatMap((schema) =>
      annotatedNodes(schema).flatMap(({ node, pointer }) => {
        const { piece } = readAnnotations(node).ui;
        const names = isList(node) ? rowPiece : objectPiece;
        if (piece === undefined || names.includes(piece)) return [];
        const near = nearestName(piece, names);
        const hint = near === undefined ? `there are ${names.join(", ")}` : `did you mean “${near}”?`;
        const place = isList(node) ? "for rows" : "for an object";
        return [{ file: schema.file, pointer: `${pointer}/x-ui/piece`, detail: `no “${piece}” ${place}; ${hint}` }];
      }),
    );
  },
};

function isList({ type, items }: SchemaNode): boolean {
  return type === "array" || isNode(items);
}
