import { cp, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..", "..", "..");

/** A folder of schemas in a temporary place, with the real schemas/meta. */
export interface MadeProduct {
  readonly root: string;
  write: (path: string, schema: object | string) => Promise<void>;
  read: (path: string) => Promise<string>;
}

/** @param schemas by path below schemas/: `config/stream.json` */
export async function makeProduct(schemas: Readonly<Record<string, object | string>>): Promise<MadeProduct> {
  const folder = await mkdtemp(join(tmpdir(), "sluice-generator-"));
  await cp(join(root, "schemas", "meta"), join(folder, "schemas", "meta"), {
    recursive: true,
    // It is an output.
    filter: (file) => !file.endsWith("names.json"),
  });
  for (const part of ["config", "runtime"]) await mkdir(join(folder, "schemas", part), { recursive: true });
  const made: MadeProduct = {
    root: folder,
    write: async (path, schema) => {
      const file = join(folder, "schemas", path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, typeof schema === "string" ? schema : JSON.stringify(schema, null, 2));
    },
    read: (path) => readFile(join(folder, path), "utf8"),
  };
  for (const [path, schema] of Object.entries(schemas)) await made.write(path, schema);
  return made;
}
