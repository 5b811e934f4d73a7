import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import { SchemaError } from "./SchemaError.ts";
import { SchemaErrors } from "./SchemaErrors.ts";
import type { SourceFile } from "./SourceFile.ts";

/**
 * Reads every schema below `schemas/config` and `schemas/runtime`, ordered by path.
 * @throws SchemaErrors when a file is not JSON, naming line and column
 */
export async function readSchemas(root: string): Promise<readonly SourceFile[]> {
  const sources: SourceFile[] = [];
  const errors: SchemaError[] = [];
  for (const folder of ["config", "runtime"] as const) {
    const base = join(root, "schemas", folder);
    const entries = await readdir(base, { recursive: true });
    for (const entry of entries.map((path) => path.replaceAll("\\", "/")).sort()) {
      if (!entry.endsWith(".json")) continue;
      const text = await readFile(join(base, entry), "utf8");
      const file = `schemas/${folder}/${entry}`;
      const problems: ParseError[] = [];
      const data: unknown = parse(text, problems, { disallowComments: true });
      for (const problem of problems) errors.push(notJson(file, text, problem));
      if (isRecord(data)) sources.push({ name: entry.slice(0, -5).replaceAll("/", "-"), folder, file, text, data });
    }
  }
  if (errors.length > 0) throw new SchemaErrors(errors);
  return sources;
}

function notJson(file: string, text: string, problem: ParseError): SchemaError {
  const before = text.slice(0, problem.offset).split("\n");
  const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
  return new SchemaError({ file, text }, "", `the file must be JSON: ${printParseErrorCode(problem.error)} at ${place}`);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
