import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nearestName } from "../nearestName.ts";
import { readAnnotations } from "../schema/annotations.ts";
import { ownNodes, type Rule, type RuleBreak } from "./schemaRule.ts";

const root = join(import.meta.dirname, "..", "..");

/** Widgets without a row of a table: it is the form that leaves the setting out. */
const withoutRow = ["hidden"];
/** Named by schemas whose pages are still to come; until then the form offers them as text. */
const toCome = ["ad-slots", "ad-files", "schedule", "dvr-disks", "peers", "web-scripts"];

type Tables = Readonly<Record<"widget" | "field" | "summary" | "rowPiece" | "piece", readonly string[]>>;

/** The names of the tables of hand-written pieces, read from where their rows are: a row added there is known at once. */
function readTables(): Tables {
  const registry = readFileSync(join(root, "overrides", "registry.ts"), "utf8");
  const builtIn = readFileSync(join(root, "src", "forms", "widgets", "widgets.ts"), "utf8");
  const of = (table: string) => rowsOf(registry, new RegExp(`^  ${table}: \\{$([^]*?)^  \\},$`, "m"), 4);
  return {
    widget: [...withoutRow, ...rowsOf(builtIn, /^export const widgets[^]*?\{$([^]*?)^\};$/m, 2), ...of("widgets")],
    field: [...toCome, ...of("fields")],
    summary: of("fields"),
    rowPiece: of("rows"),
    piece: of("sections"),
  };
}

function rowsOf(source: string, block: RegExp, indent: number): readonly string[] {
  const [, rows = ""] = block.exec(source) ?? [];
  return [...rows.matchAll(new RegExp(`^ {${indent}}"?([\\w-]+)"?:`, "gm"))].flatMap(([, name]) => name ?? []);
}

export const namedPiecesExist: Rule = {
  sentence: "what x-ui and sections name is a row of its table",
  broken: ({ schemas }) => {
    const tables = readTables();
    const check = (file: string, pointer: string, kind: keyof Tables, name: string | undefined) =>
      broken(tables[kind], { file, pointer }, kind, name);
    return schemas.flatMap((schema) => {
      const { pages = [] } = readAnnotations(schema.schema).entity ?? {};
      const pieces = pages.flatMap(({ sections }, page) =>
        sections.flatMap(({ piece }, section) =>
          check(schema.file, `/x-entity/pages/${page}/sections/${section}/piece`, "piece", piece),
        ),
      );
      const named = ownNodes(schema).flatMap(({ node, pointer }) => {
        const { ui } = readAnnotations(node);
        return (["widget", "field", "summary", "rowPiece"] as const).flatMap((kind) =>
          check(schema.file, `${pointer}/x-ui/${kind}`, kind, ui[kind]),
        );
      });
      return [...pieces, ...named];
    });
  },
};

function broken(
  names: readonly string[],
  place: Pick<RuleBreak, "file" | "pointer">,
  kind: keyof Tables,
  name: string | undefined,
): readonly RuleBreak[] {
  if (name === undefined || names.includes(name)) return [];
  const near = nearestName(name, names);
  const hint = near === undefined ? `there are ${names.join(", ")}` : `did you mean “${near}”?`;
  return [{ ...place, detail: `no ${kind} “${name}”; ${hint}` }];
}
