import { describe, expect, it } from "vitest";
import { projectRoot } from "../../commands/install/projectRoot.mjs";
import { mutantOptions } from "../../commands/mutants/mutantOptions.ts";
import { strykerPlugins } from "../../commands/mutants/wordsIgnorer.mjs";

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
