import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { dialectNamed, type Dialect } from "../../../generator/dialect/schemaDialect.ts";
import type { SchemaDocument } from "../../../generator/dialect/SchemaIndex.ts";

/** A schema of the public JSON Schema Test Suite with the values it judges. */
export interface SuiteGroup {
  readonly file: string;
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

/** Where `npm test` unpacks the suite. */
export const fetchedSuite = fileURLToPath(
  new URL("../../../node_modules/.cache/json-schema-test-suite", import.meta.url),
);

/**
 * Where the suite stands on this machine: JSON_SCHEMA_TEST_SUITE says it, else a package of the distribution has it
 * (Debian's libtest-json-schema-acceptance-perl), installed or unpacked. Undefined where there is none.
 */
export function findSuite(): string | undefined {
  const installed = "usr/share/perl5/auto/share/dist/Test-JSON-Schema-Acceptance";
  const places = [process.env["JSON_SCHEMA_TEST_SUITE"], `/${installed}`, join(fetchedSuite, installed)];
  return places.find((place) => place !== undefined && existsSync(join(place, "tests", "draft2020-12")));
}

/** The required tests of a draft. */
export async function readGroups(suite: string, folder: string): Promise<readonly SuiteGroup[]> {
  const base = join(suite, "tests", folder);
  const files = (await readdir(base)).filter((name) => name.endsWith(".json")).sort();
  const groups = files.map(async (file) => {
    const read = JSON.parse(await readFile(join(base, file), "utf8")) as readonly Omit<SuiteGroup, "file">[];
    return read.map((group) => ({ ...group, file }));
  });
  return (await Promise.all(groups)).flat();
}

/** The schemas that the suite's own refer to, by the address it gives them. */
export async function readRemotes(suite: string, dialect: Dialect): Promise<readonly SchemaDocument[]> {
  const base = join(suite, "remotes");
  const files = (await readdir(base, { recursive: true })).filter((name) => name.endsWith(".json")).sort();
  const documents = files.map(async (name) => {
    const text = await readFile(join(base, name), "utf8");
    const data: unknown = JSON.parse(text);
    const named = dialectNamed(data) ?? dialect;
    return named === dialect ? [{ file: name, uri: `http://localhost:1234/${name}`, text, data, dialect }] : [];
  });
  return (await Promise.all(documents)).flat();
}
