import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse, type ParseError } from "jsonc-parser";
import type { SchemaDocument } from "./dialect/SchemaIndex.ts";
import { firstJsonFault, keyFaults } from "./jsonFaults.ts";
import { readPlainJson } from "./plainJson.ts";
import { SchemaError, SchemaErrors } from "./schemaErrors.ts";

/** One schema file as read: its data, and where in the text each of its pointers stands. */
export interface SourceFile extends SchemaDocument {
  /** Name of the schema; folders below config/ or runtime/ joined by `-`. */
  readonly name: string;
  readonly folder: "config" | "runtime";
  /** Path from the project's root with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** What other files have added to it. */
  readonly additions?: readonly Addition[];
}

/** A part of a schema that another file says. */
interface Addition {
  /** Pointer of the added part in the schema it was added to. */
  readonly pointer: string;
  readonly source: SourceFile;
  /** Pointer in the file that says it. */
  readonly at: string;
}

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
        return readText({
          name: entry.slice(0, -5).replaceAll("/", "-"),
          folder,
          file: `schemas/${folder}/${entry}`,
          text,
        });
      }),
  );
}

/** As last read, by path: most files are the same at the next run. */
const known = new Map<string, { readonly text: string; readonly read: ReadFile }>();

function readText(file: Omit<SourceFile, "data">): ReadFile {
  const before = known.get(file.file);
  if (before?.text === file.text) return before.read;
  const read = parseFile(file);
  known.set(file.file, { text: file.text, read });
  return read;
}

function parseFile(file: Omit<SourceFile, "data">): ReadFile {
  const plain = readPlainJson(file.text);
  if (plain) return { source: { ...file, data: plain }, errors: [] };
  const problems: ParseError[] = [];
  const data: unknown = parse(file.text, problems, { disallowComments: true });
  const fault = firstJsonFault(problems, file.text);
  if (fault !== undefined)
    return { source: { ...file, data: {} }, errors: [new SchemaError(file, "", fault.words, fault.offset)] };
  if (isRecord(data)) return { source: { ...file, data }, errors: keyFaults(file) };
  return { source: { ...file, data: {} }, errors: [new SchemaError(file, "", "a schema file holds one JSON object")] };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
