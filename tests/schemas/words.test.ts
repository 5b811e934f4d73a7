import { readdirSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { walkFields } from "../../generator/schema/walkFields.ts";
import { SchemaShelf } from "./SchemaShelf.ts";

let shelf: SchemaShelf;
beforeAll(async () => {
  shelf = await SchemaShelf.read();
});

describe("every schema of the global configuration and of the runtime", () => {
  const folder = join(import.meta.dirname, "..", "..", "schemas");
  const names = readdirSync(join(folder, "runtime")).map((file) => file.replace(/\.json$/, ""));
  const own =
    "server location mirror vod web-script peer plugin-vsaas plugin-rproxy plugin-iptv dvr-storage dvr-disk auth-backend auth-rules ad-schedule ad-slot ad-file iptv-user".split(
      " ",
    );

  it.each([...names, ...own])("gives each setting of %s a title and a description", (name) => {
    const bare = walkFields(shelf.node(name)).filter(({ node }) => !node.title || !node.description);
    expect(bare.map(({ pattern }) => pattern)).toEqual([]);
  });
});
