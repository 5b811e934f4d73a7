/** Name of the TypeScript type of a schema: `stream-input` → `StreamInput`. */
export function typeNameOf(schemaName: string): string {
  return schemaName
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");
}
