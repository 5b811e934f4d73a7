import type { EntityImpacts } from "../contracts/EntityImpacts.ts";
import { readAnnotations } from "../schema/annotations.ts";
import type { Product } from "../dereference.ts";
import type { SchemaNode } from "../schema/schemaNode.ts";
import { settingImpacts } from "../schema/settingImpacts.ts";
import { asLiteral, generatedNote, type OutputFile } from "./outputFile.ts";

/** What the changes of each entity interrupt (`x-impact`), for what is told before a save. */
export function emitImpacts({ schemas }: Product): OutputFile {
  const rows = schemas.flatMap(({ name, schema }) => {
    const impacts = readAnnotations(schema).entity && entityImpacts(schema);
    return impacts === undefined ? [] : [[name, impacts] as const];
  });
  return {
    path: "src/generated/impacts.ts",
    text: `${generatedNote}import type { EntityImpacts } from "./contracts/EntityImpacts.ts";

/** By entity; empty where no schema says what a change does. */
export const impacts: Readonly<Record<string, EntityImpacts>> = ${asLiteral(Object.fromEntries(rows))};
`,
    committed: true,
  };
}

/** What says the same as what is around it is left out. */
function entityImpacts(schema: SchemaNode): EntityImpacts | undefined {
  const all = settingImpacts(schema);
  const own = [...all].flatMap(([pattern, impact]) => {
    const { order: _, ...around } = all.get(pattern.slice(0, pattern.lastIndexOf("/"))) ?? {};
    return impact === undefined || (pattern !== "" && JSON.stringify(impact) === JSON.stringify(around))
      ? []
      : [[pattern, impact] as const];
  });
  if (own.length === 0) return undefined;
  const { removed, renamed } = readAnnotations(schema).impact ?? {};
  return { ...(removed && { removed }), ...(renamed && { renamed }), settings: Object.fromEntries(own) };
}
