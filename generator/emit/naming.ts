import { SchemaError } from "../SchemaError.ts";
import { SchemaErrors } from "../SchemaErrors.ts";

/**
 * Compiles with the name of the schema's file in the error: Ajv knows no files.
 * @throws SchemaErrors where a schema is not strict JSON Schema
 */
export function naming(file: string, compile: () => string): string {
  try {
    return compile();
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new SchemaErrors([new SchemaError({ file, text: "" }, "", `the schema compiles to a check: ${words}`)], {
      cause,
    });
  }
}
