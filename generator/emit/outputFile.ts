/** One file the generator writes. */
export interface OutputFile {
  /** From the project's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** Build output (compiled checks and conditions) is ignored by git and not part of `--check`. */
  readonly committed: boolean;
}

/** First lines of every generated module. */
export const generatedNote =
  "// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.\n";

/** A value as the text of a TypeScript literal: JSON, keys in their order. */
export function asLiteral(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Name of the TypeScript type of a schema: `stream-input` → `StreamInput`. */
export function typeName(schemaName: string): string {
  return schemaName
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}

/** What a generated form is called in its module: `streamOverviewForm`. */
export function formConstant(entity: string, page: string): string {
  const type = typeName(entity);
  return `${type.charAt(0).toLowerCase()}${type.slice(1)}${typeName(page)}Form`.replaceAll(/[^\w$]/g, "_");
}
