/** First lines of every generated module. */
export const generatedNote =
  "// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.\n";

/** A value as the text of a TypeScript literal: JSON, keys in their order. */
export function asLiteral(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
