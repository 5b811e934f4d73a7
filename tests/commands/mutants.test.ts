import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { projectRoot } from "../../commands/install/projectRoot.mjs";
import { nearestTests } from "../../commands/mutants/nearestTests.ts";
import { mutantOptions } from "../../commands/mutants/mutantOptions.ts";
import { strykerPlugins } from "../../commands/mutants/ignorers.mjs";

const optionsOf = (path: string) => mutantOptions(projectRoot, path);

describe("mutantOptions", () => {
  it("has the tests of a folder notice its mutants, and those of its house where it has none of its own", () => {
    expect(optionsOf("src/model/diff/")).toMatchObject({
      mutate: ["src/model/diff/**/*.ts"],
      testFiles: ["tests/model/diff/**/*.test.ts"],
    });
    expect(optionsOf("server/config/thread")).toMatchObject({ testFiles: ["tests/server/config/**/*.test.ts"] });
  });

  it("takes one file, with the tests beside it and those that come to it in the fewest imports", () => {
    expect(optionsOf("src/model/merge/mergePatch.ts")).toMatchObject({
      mutate: ["src/model/merge/mergePatch.ts"],
      testFiles: expect.arrayContaining(["tests/model/merge/*.test.ts", "tests/model/import/importEdits.test.ts"]),
    });
    expect(optionsOf("src/stores/editing/DraftStore.ts")).toMatchObject({
      testFiles: expect.arrayContaining([
        "tests/stores/editing/DraftStore/**/*.test.ts",
        "tests/stores/editing/*.test.ts",
      ]),
    });
    expect(optionsOf("src/model/conf/codecs/codecs.ts")).toMatchObject({
      testFiles: expect.arrayContaining(["tests/model/conf/codecs/*.test.ts"]),
    });
  });

  it("keeps what each folder came to apart, for the next run of it", () => {
    const known = ["src/model/diff", "src/model/draft"].map((path) => {
      const options = optionsOf(path);
      return typeof options === "string" ? "" : options.incrementalFile;
    });
    expect(known).toEqual([".cache/mutants/src-model-diff.json", ".cache/mutants/src-model-draft.json"]);
  });

  it("says what it takes where it is asked for anything else", () => {
    const words = "Name a folder or file of src/model, src/stores, server/config, server/security.";
    for (const path of ["", "src", "src/modelling", "src/pages", "../src/model"]) expect(optionsOf(path)).toBe(words);
  });
});

describe("a share of the code", () => {
  const plugin = strykerPlugins.find(({ name }) => name === "share");
  const named = (name: string) => ({
    FunctionDeclaration: { id: { name } },
    VariableDeclaration: { declarations: [{ id: { name } }] },
    ClassMethod: { key: { name } },
    ClassPrivateMethod: { key: { id: { name } } },
  });
  const names = Array.from({ length: 2000 }, (_, index) => `name${index}`);
  const taken = (share: string, type: keyof ReturnType<typeof named>, holder: string, owner = "Owner") => {
    vi.stubEnv("SLUICE_MUTANTS_SHARE", share);
    return names.filter((name, index) => {
      const parentPath = {
        node: { type: holder },
        parentPath: { node: { type: "ClassDeclaration", id: { name: owner } } },
      };
      const node = { type, start: index * 7, ...named(name)[type] };
      return plugin?.value.shouldIgnore({ node, parentPath }) === undefined;
    });
  };
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ["FunctionDeclaration", "Program"],
    ["VariableDeclaration", "ExportNamedDeclaration"],
    ["ClassMethod", "ClassBody"],
    ["ClassPrivateMethod", "ClassBody"],
  ] as const)("is about one in so many by the name: of each %s", (type, holder) => {
    expect(taken("4", type, holder).length).toBeGreaterThan(400);
    expect(taken("4", type, holder).length).toBeLessThan(600);
    expect(taken("1", type, holder)).toEqual(names);
  });

  it("is another one of the members of another class", () => {
    expect(taken("4", "ClassMethod", "ClassBody", "Other")).not.toEqual(taken("4", "ClassMethod", "ClassBody"));
  });

  it("is decided for a function as a whole, and for nothing around it", () => {
    vi.stubEnv("SLUICE_MUTANTS_SHARE", "99");
    for (const [type, holder] of [
      ["ReturnStatement", "BlockStatement"],
      ["ExportNamedDeclaration", "Program"],
      ["ClassDeclaration", "ExportNamedDeclaration"],
    ] as const)
      expect(plugin?.value.shouldIgnore({ node: { type }, parentPath: { node: { type: holder } } })).toBeUndefined();
  });

  it("is kept apart from what the whole came to", () => {
    expect(mutantOptions(projectRoot, "src/model/diff", 4)).toMatchObject({
      incrementalFile: ".cache/mutants/src-model-diff-4.json",
    });
  });
});

describe("the words that are no behaviour", () => {
  const [plugin] = strykerPlugins;
  const isLeftOut = (type: string, parent: { readonly type: string; readonly [part: string]: unknown }) =>
    plugin?.value.shouldIgnore({ node: { type }, parentPath: { node: parent } }) !== undefined;
  const called = (name: string) => ({
    type: "CallExpression",
    callee: { object: { name }, property: { name: "info" } },
  });

  it("are those of errors and of the log", () => {
    const error = { type: "NewExpression", callee: { name: "ServerError" } };
    expect(isLeftOut("StringLiteral", error)).toBe(true);
    expect(isLeftOut("TemplateLiteral", error)).toBe(true);
    expect(isLeftOut("ObjectExpression", error)).toBe(false);
    expect(isLeftOut("StringLiteral", called("log"))).toBe(true);
    expect(isLeftOut("ObjectExpression", called("log"))).toBe(true);
  });

  it("are no others", () => {
    expect(isLeftOut("StringLiteral", called("catalogue"))).toBe(false);
    expect(isLeftOut("StringLiteral", { type: "NewExpression", callee: { name: "Map" } })).toBe(false);
    expect(isLeftOut("StringLiteral", { type: "BinaryExpression" })).toBe(false);
    expect(isLeftOut("BooleanLiteral", called("log"))).toBe(false);
  });
});

describe("nearestTests", () => {
  let root: string;
  const write = async (path: string, text: string) => {
    await mkdir(join(root, dirname(path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "sluice-nearest-"));
    await write("code/deep.ts", "export const deep = 1;");
    await write("code/way.ts", 'export { deep } from "./deep.ts";');
    await write("code/later.ts", 'export const later = () => import("./deep.ts");');
    await write("code/circle.ts", 'import "./way.ts"; import "./circle.ts"; export const circle = 1;');
    await write("tests/way.test.ts", 'import "../code/way.ts";');
    await write("tests/later.test.ts", 'import { later } from "../code/later.ts";');
    await write("tests/far.test.ts", 'import { circle } from "../code/circle.ts";');
  });
  afterEach(() => rm(root, { recursive: true }));

  it("are those that come to a file in the fewest imports or in one more, also by way of others or later", async () => {
    const near = ["tests/far.test.ts", "tests/later.test.ts", "tests/way.test.ts"];
    expect(nearestTests(root, "code/deep.ts", ["code"], ["tests"])).toEqual(near);
    await write("tests/deep.test.ts", 'import "../code/deep.ts";');
    const nearer = ["tests/deep.test.ts", "tests/later.test.ts", "tests/way.test.ts"];
    expect(nearestTests(root, "code/deep.ts", ["code"], ["tests"])).toEqual(nearer);
    expect(nearestTests(root, "code/circle.ts", ["code"], ["tests"])).toEqual(["tests/far.test.ts"]);
  });

  it("are none where none comes to it", async () => {
    await write("code/alone.ts", 'import "./circle.ts";');
    expect(nearestTests(root, "code/alone.ts", ["code"], ["tests"])).toEqual([]);
  });
});
