import { afterEach, describe, expect, it, vi } from "vitest";
import { projectRoot } from "../../commands/install/projectRoot.mjs";
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

  it("takes one file, with the test of its name, or else the tests of its folder", () => {
    expect(optionsOf("src/model/merge/mergePatch.ts")).toMatchObject({
      mutate: ["src/model/merge/mergePatch.ts"],
      testFiles: ["tests/model/merge/mergePatch.test.ts"],
    });
    expect(optionsOf("src/stores/editing/DraftStore.ts")).toMatchObject({
      testFiles: ["tests/stores/editing/DraftStore/**/*.test.ts"],
    });
    expect(optionsOf("src/model/diff/Change.ts")).toMatchObject({ testFiles: ["tests/model/diff/**/*.test.ts"] });
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
  const taken = (share: string, type: string, holder: string) => {
    vi.stubEnv("SLUICE_MUTANTS_SHARE", share);
    const places = Array.from({ length: 2000 }, (_, index) => ({ type, start: index * 37, end: index * 37 + 20 }));
    return places.filter(
      (node) => plugin?.value.shouldIgnore({ node, parentPath: { node: { type: holder } } }) === undefined,
    );
  };
  afterEach(() => vi.unstubAllEnvs());

  it("is about one in so many functions and members, the same ones each time", () => {
    for (const [type, holder] of [
      ["FunctionDeclaration", "Program"],
      ["VariableDeclaration", "ExportNamedDeclaration"],
      ["ClassMethod", "ClassBody"],
    ] as const) {
      const four = taken("4", type, holder);
      expect(four.length).toBeGreaterThan(400);
      expect(four.length).toBeLessThan(600);
      expect(taken("4", type, holder)).toEqual(four);
      expect(taken("1", type, holder)).toHaveLength(2000);
    }
  });

  it("is decided for a function as a whole, and for nothing around it", () => {
    expect(taken("4", "ReturnStatement", "BlockStatement")).toHaveLength(2000);
    expect(taken("4", "ExportNamedDeclaration", "Program")).toHaveLength(2000);
    expect(taken("4", "ClassDeclaration", "ExportNamedDeclaration")).toHaveLength(2000);
  });

  it("is kept apart from what the whole came to", () => {
    expect(mutantOptions(projectRoot, "src/model/diff", 4)).toMatchObject({
      incrementalFile: ".cache/mutants/src-model-diff-4.json",
    });
  });
});

describe("the words that are no behaviour", () => {
  const [plugin] = strykerPlugins;
  const isLeftOut = (type: string, parent: object) =>
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
