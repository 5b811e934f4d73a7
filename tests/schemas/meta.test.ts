import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { checkAnnotations } from "../../generator/checkAnnotations.ts";
import { checkRules } from "../../generator/checkRules.ts";
import { dereference } from "../../generator/dereference.ts";
import { ownFields } from "../../generator/rules/schemaRule.ts";
import { readSchemas, type SourceFile } from "../../generator/readSchemas.ts";

const root = join(import.meta.dirname, "..", "..");
let sources: readonly SourceFile[];
beforeAll(async () => {
  sources = await readSchemas(root);
});

/** One schema as it would be after a slip of its author. */
function withSlip(name: string, slip: (data: Record<string, unknown>) => object): SourceFile {
  const source = sources.find((one) => one.name === name);
  if (!source) throw new Error(`there must be a schema ${name}`);
  return { ...source, data: { ...source.data, ...slip({ ...source.data }) } };
}

describe("the schemas of the product", () => {
  it("are all there to be checked, those of the config and those of the runtime", () => {
    const names = sources.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["stream", "drm-aes128", "transcoder-video", "server", "stream-stats"]),
    );
    expect(new Set(sources.map(({ folder }) => folder))).toEqual(new Set(["config", "runtime"]));
  });

  it("use our annotations as schemas/meta has them", async () => {
    expect((await checkAnnotations(root, sources)).map(String)).toEqual([]);
  });

  it("keep every rule", () => {
    expect(checkRules(dereference(sources), sources).map(String)).toEqual([]);
  });

  it("have a title and a description on every property", () => {
    const bare = dereference(sources).schemas.flatMap((schema) =>
      ownFields(schema)
        .filter(({ node }) => !node.title || !node.description)
        .map(({ pointer }) => `${schema.file}${pointer}`),
    );
    expect(bare).toEqual([]);
  });

  it("say their own place under $id", () => {
    for (const { data, file, folder } of sources) {
      expect(data["$id"], file).toBe(file.slice(`schemas/${folder}/`.length));
    }
  });

  it("are refused for a misspelt hint", async () => {
    const slip = withSlip("backup", () => ({ "x-ui": { pgae: "input" } }));
    expect((await checkAnnotations(root, [slip])).map(String).join()).toContain("pgae");
  });

  it("are refused for a union without its tag", async () => {
    const slip = withSlip("drm", () => ({ "x-union": { folder: "drm" } }));
    expect((await checkAnnotations(root, [slip])).length).toBeGreaterThan(0);
  });

  it("may have two types for one setting, but not one nobody knows", async () => {
    const two = withSlip("backup", () => ({ type: ["object", "string"] }));
    const unknown = withSlip("backup", () => ({ type: ["object", "text"] }));
    expect(await checkAnnotations(root, [two])).toEqual([]);
    expect((await checkAnnotations(root, [unknown])).length).toBeGreaterThan(0);
  });
});
