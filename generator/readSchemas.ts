import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ParseError, parse, printParseErrorCode } from "jsonc-parser";
import { checkKeys } from "./checkKeys.ts";
import { SchemaError } from "./SchemaError.ts";
import { SchemaErrors } from "./SchemaErrors.ts";
import type { SourceFile } from "./SourceFile.ts";

/**
 * Reads every schema below `schemas/config` and `schemas/runtime`, ordered by path.
 * @throws SchemaErrors when a file is not JSON or hides a key, naming line and column
 */
export async function readSchemas(root: string): Promise<readonly SourceFile[]> {
  const read = (await Promise.all((["config", "runtime"] as const).map((folder) => readFolder(root, folder)))).flat();
  const errors = read.flatMap(({ errors: own }) => own);
  if (errors.length > 0) throw new SchemaErrors(errors);
  return read.map(({ source }) => source);
}

interface ReadFile {
  readonly source: SourceFile;
  readonly errors: readonly SchemaError[];
}

async function readFolder(root: string, folder: SourceFile["folder"]): Promise<readonly ReadFile[]> {
  const base = join(root, "schemas", folder);
  const entries = (await readdir(base, { recursive: true })).map((path) => path.replaceAll("\\", "/")).sort();
  return Promise.all(
    entries
      .filter((entry) => entry.endsWith(".json"))
      .map(async (entry) => {
        const text = await readFile(join(base, entry), "utf8");
        return parseFile({
          name: entry.slice(0, -5).replaceAll("/", "-"),
          folder,
          file: `schemas/${folder}/${entry}`,
          text,
        });
      }),
  );
}

function parseFile(file: Omit<SourceFile, "data">): ReadFile {
  const problems: ParseError[] = [];
  const data: unknown = parse(file.text, problems, { disallowComments: true });
  if (problems.length > 0)
    return { source: { ...file, data: {} }, errors: problems.map((problem) => notJson(file, problem)) };
  if (isRecord(data)) return { source: { ...file, data }, errors: checkKeys(file) };
  return { source: { ...file, data: {} }, errors: [new SchemaError(file, "", "a schema file holds one JSON object")] };
}

function notJson(file: Omit<SourceFile, "data">, problem: ParseError): SchemaError {
  return new SchemaError(file, "", `the file must be JSON: ${printParseErrorCode(problem.error)}`, problem.offset);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
