import { createHash } from "node:crypto";
import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import type { Condition } from "../schema/annotations.ts";
import { SchemaError, SchemaErrors } from "../schemaErrors.ts";

/**
 * Compiles schemas to one ES module without eval and without a library: what a strict content policy allows.
 * @param named export name → schema, annotations stripped
 * @param runtime path of the runtime module as the emitted file sees it
 * @throws Error with Ajv's words when a schema is not strict JSON Schema
 */
export function compileModule(named: Readonly<Record<string, object>>, runtime: string): string {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    allowUnionTypes: true,
    formats: { ...formats },
    code: { source: true, esm: true, lines: false, optimize: 2 },
  });
  for (const [name, schema] of Object.entries(named)) ajv.addSchema({ ...schema, $id: name });
  const code = standalone(ajv, Object.fromEntries(Object.keys(named).map((name) => [name, name])));
  return withRuntime(code, runtime);
}

/** Ajv's standalone code asks for two small functions by `require`, which neither a browser nor a bundler's output has. */
function withRuntime(code: string, runtime: string): string {
  const known: Readonly<Record<string, string>> = {
    "ajv/dist/runtime/ucs2length": "ucs2length",
    "ajv/dist/runtime/equal": "equal",
  };
  const used = new Set<string>();
  const body = code.replaceAll(/require\("([^"]+)"\)\.default/g, (_, path: string) => {
    const name = known[path];
    if (!name) throw new Error(`a compiled check asks for ${path}; add it to src/generated/checks/runtime.js`);
    used.add(name);
    return name;
  });
  return used.size > 0 ? `import { ${[...used].sort().join(", ")} } from "${runtime}";\n${body}` : body;
}

/**
 * Compiles with the name of the schema's file in the error: Ajv knows no files.
 * @throws SchemaErrors where a schema is not strict JSON Schema
 */
export function compileNaming(file: string, compile: () => string): string {
  try {
    return compile();
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    throw new SchemaErrors([new SchemaError({ file, text: "" }, "", `the schema compiles to a check: ${words}`)], {
      cause,
    });
  }
}

/** Name under which a compiled condition is found; equal fragments share one. */
export function conditionKey(condition: Condition): string {
  return `c${createHash("sha1").update(JSON.stringify(condition)).digest("hex").slice(0, 8)}`;
}

/**
 * The formats our schemas may use. All are regular expressions, so that a compiled check carries them inline and
 * needs no run-time library.
 */
export const formats: Readonly<Record<string, RegExp>> = {
  "size-string": /^\d+(\.\d+)?\s*([kmgtp]i?b?|b)?$/i,
  "time-string": /^\d+[smhdw]?$/,
  "http-prefix": /^https?:\/\/[^\s/:]+(:\d+)?\/?$/,
  "source-url": /^(?!https?:\/\/)\S+$/i,
  "host-port": /^[^\s:/]+(:\d{1,5})?$/,
  "media-name": /^[^\s]+$/,
  country: /^[A-Za-z]{2}$/,
  color: /^#([0-9a-f]{3}|[0-9a-f]{6})$/i,
  clock: /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
  hhmm: /^([01]\d|2[0-3]):?[0-5]\d$/,
  email: /^[^\s@]+@[^\s@]+$/,
};
