import { createHash } from "node:crypto";
import { Ajv, type Options } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Name } from "ajv/dist/compile/codegen/index.js";
import standalone from "ajv/dist/standalone/index.js";
import type { Dialect } from "../dialect/schemaDialect.ts";
import type { Condition } from "../schema/annotations.ts";
import { SchemaError, SchemaErrors } from "../schemaErrors.ts";
import { Remembered } from "../Remembered.ts";
import { formats } from "./formats.ts";
import { refuseNoSchema } from "./metaschema.ts";

/** How schemas are read that nobody here wrote. */
interface CompileOptions {
  /** Ours are held to strict JSON Schema; others may say what has no effect. */
  readonly strict?: boolean;
  readonly dialect?: Dialect;
  /** By the drafts a format says what a value is meant to be; here it judges, unless this is false. */
  readonly judgesFormats?: boolean;
}

/**
 * Compiles schemas to one ES module without eval and without a library: what a strict content policy allows.
 * @param named export name → schema, annotations stripped
 * @param runtime path of the runtime module as the emitted file sees it
 * @throws Error with Ajv's words when a schema is not strict JSON Schema
 */
export function compileModule(
  named: Readonly<Record<string, object>>,
  runtime: string,
  options: CompileOptions = {},
): string {
  return compiled.get(JSON.stringify([named, runtime, options]), () => compileAnew(named, runtime, options));
}

const compiled = new Remembered<string>();

function compileAnew(
  named: Readonly<Record<string, object>>,
  runtime: string,
  { strict = true, dialect = "house", judgesFormats = true }: CompileOptions,
): string {
  if (strict) for (const schema of Object.values(named)) refuseNoSchema(schema);
  const options: Options = {
    allErrors: true,
    discriminator: true,
    strict,
    strictRequired: false,
    strictTypes: false,
    strictTuples: false,
    allowUnionTypes: true,
    ownProperties: namesInherited(named),
    // What contains itself is not looked into where a form asks which branch of a union holds.
    keywords: ["x-recurs"],
    formats: { ...formats },
    validateFormats: judgesFormats,
    validateSchema: false,
    meta: false,
    ...(strict ? {} : { logger: false, unicodeRegExp: isUnicodeOf(named) }),
    // A second look would cost a quarter of the time, and save 36 characters of a million.
    code: { source: true, esm: true, lines: false, optimize: 1, formats: new Name("standardFormats") },
  };
  const ajv = needsLaterDraft(named, dialect) ? new Ajv2020(options) : new Ajv(options);
  for (const [name, schema] of Object.entries(named)) ajv.addSchema({ ...schema, $id: name });
  // Where in the schema a fault stands is told nowhere: a seventh of every check.
  const code = standalone(ajv, Object.fromEntries(Object.keys(named).map((name) => [name, name]))).replaceAll(
    /schemaPath:"(?:[^"\\]|\\.)*",/g,
    "",
  );
  return withRuntime(code, runtime);
}

/** Whether a name is used that every object has by birth: then a check must ask for each whether the value has it itself. */
function namesInherited(named: object): boolean {
  const names = Object.getOwnPropertyNames(Object.prototype).join("|");
  return new RegExp(`"(${names})"`).test(JSON.stringify(named));
}

/** Of our own schemas only those that use what 2020-12 has brought are compiled by it: its checks do more to know less. */
function needsLaterDraft(named: object, dialect: Dialect): boolean {
  if (dialect !== "house") return dialect === "2020-12";
  return /"(prefixItems|minContains|maxContains)":/.test(JSON.stringify(named));
}

/** Whether every pattern can be read by the rules for Unicode, as the drafts advise; some of the older ones cannot. */
function isUnicodeOf(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, child]: [string, unknown]) => {
    const patterns =
      key === "patternProperties" && typeof child === "object"
        ? Object.keys(child ?? {})
        : key === "pattern"
          ? [child]
          : [];
    return patterns.every(isUnicodePattern) && isUnicodeOf(child);
  });
}

function isUnicodePattern(pattern: unknown): boolean {
  if (typeof pattern !== "string") return true;
  try {
    return Boolean(new RegExp(pattern, "u"));
  } catch {
    return false;
  }
}

/** Ajv's standalone code asks for small functions by `require`, which neither a browser nor a bundler's output has. */
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
  if (/\bstandardFormats\b/.test(body)) used.add("standardFormats");
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
