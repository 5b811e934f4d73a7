import { Ajv } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import { formats } from "../formats.ts";

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
