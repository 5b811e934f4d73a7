import type { OutputFile } from "../OutputFile.ts";
import type { Product, ProductSchema } from "../Product.ts";
import { annotationsOf } from "../schema/annotationsOf.ts";
import { type FieldPlace, walkFields } from "../schema/walkFields.ts";

/** One page an entity in docs/reference, and their index. */
export function emitReference(product: Product): readonly OutputFile[] {
  const entities = product.schemas.filter(({ schema }) => annotationsOf(schema).entity);
  const index = entities.map(({ name, schema }) => `- [${schema.title ?? name}](${name}.md): ${schema.description ?? ""}`);
  return [
    { path: "docs/reference/README.md", text: `# Settings reference\n\n${note}\n\n${index.join("\n")}\n`, committed: true },
    ...entities.map(page),
  ];
}

const note = "Written by the generator from `schemas/config`.";

function page({ name, file, schema }: ProductSchema): OutputFile {
  const seen = new Set<string>();
  const rows = walkFields(schema).filter((place) => {
    const isNew = place.isProperty && place.node.readOnly !== true && !seen.has(place.pattern);
    seen.add(place.pattern);
    return isNew && !isReported(place, schema);
  });
  const text = `# ${schema.title ?? name}

${schema.description ?? ""}

${note} Source: \`${file}\`.

| setting | name | type | default | what it does |
|---|---|---|---|---|
${rows.map(row).join("\n")}
`;
  return { path: `docs/reference/${name}.md`, text, committed: true };
}

function isReported({ pattern }: FieldPlace, schema: ProductSchema["schema"]): boolean {
  const [, first = ""] = pattern.split("/");
  return schema.properties?.[first]?.readOnly === true;
}

function row({ node, pattern }: FieldPlace): string {
  const { ui } = annotationsOf(node);
  const values = (node.enum ?? []).filter((value) => value !== null && value !== "").map((value) => `\`${String(value)}\``);
  const description = [node.description, values.length > 0 ? `One of ${values.join(", ")}.` : "", range(node)];
  const cells = [
    node.title ?? "",
    `\`${pattern.slice(1).replaceAll("/", ".")}\``,
    [typeWords(node), ui.unit].filter(Boolean).join(", "),
    node.default === undefined ? "" : `\`${JSON.stringify(node.default)}\``,
    description.filter(Boolean).join(" "),
  ];
  return `| ${cells.map((cell) => cell.replaceAll("|", "\\|").replaceAll("\n", " ")).join(" | ")} |`;
}

function typeWords(node: FieldPlace["node"]): string {
  const { type } = node;
  if (Array.isArray(type)) return type.filter((one) => one !== "null").join(" or ");
  return typeof type === "string" ? type : (node.oneOf ?? node.anyOf ?? []).map((branch) => typeWords(branch)).filter(Boolean).join(" or ");
}

function range(node: FieldPlace["node"]): string {
  const { minimum, maximum } = node;
  if (minimum !== undefined && maximum !== undefined) return `From ${String(minimum)} to ${String(maximum)}.`;
  if (minimum !== undefined) return `At least ${String(minimum)}.`;
  return maximum === undefined ? "" : `At most ${String(maximum)}.`;
}
