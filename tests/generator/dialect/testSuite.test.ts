import { describe, expect, it } from "vitest";
import type { CompiledCheck } from "../../../generator/contracts/FormDescriptor.ts";
import { dereference } from "../../../generator/dereference.ts";
import type { Dialect } from "../../../generator/dialect/schemaDialect.ts";
import type { SchemaDocument } from "../../../generator/dialect/SchemaIndex.ts";
import { SchemaErrors } from "../../../generator/schemaErrors.ts";
import { evaluateCheck } from "./evaluateCheck.ts";
import { findSuite, readGroups, readRemotes, type SuiteGroup } from "./TestSuite.ts";

interface Outcome {
  readonly tests: number;
  /** Verdicts that are not the suite's. */
  readonly wrong: readonly string[];
  /** What was refused, in the words of the errors without their places, and how many tests that takes along. */
  readonly refused: { readonly words: ReadonlySet<string>; readonly tests: number };
}

const suite = findSuite();

describe.skipIf(suite === undefined)("the public JSON Schema Test Suite", () => {
  it("is judged as it says, of draft-07 the whole", async () => {
    const outcome = await run(suite ?? "", "draft7", "draft-07");
    expect(outcome.wrong).toEqual([]);
    expect(outcome.refused.tests).toBe(0);
    expect(outcome.tests).toBeGreaterThan(800);
  }, 60_000);

  it("is judged as it says, of 2020-12 all but what is refused in words", async () => {
    const outcome = await run(suite ?? "", "draft2020-12", "2020-12");
    expect(outcome.wrong).toEqual([]);
    expect([...outcome.refused.words].sort()).toEqual([
      "/$schema: a schema is of draft-07 or 2020-12, 2020-12 here and in all its parts",
      "/unevaluatedItems: unevaluatedItems is not read; say what further items are with items, beside prefixItems",
    ]);
    expect(outcome.refused.tests / outcome.tests).toBeLessThan(0.1);
    expect(outcome.tests).toBeGreaterThan(1000);
  }, 60_000);
});

async function run(folder: string, draft: string, dialect: Dialect): Promise<Outcome> {
  const [groups, remotes] = await Promise.all([readGroups(folder, draft), readRemotes(folder, dialect)]);
  const judged = groups.map((group) => ({ group, ...judge(group, dialect, remotes) }));
  const refused = judged.filter(({ words }) => words.length > 0);
  return {
    tests: groups.reduce((sum, { tests }) => sum + tests.length, 0),
    wrong: judged.flatMap(({ wrong }) => wrong),
    refused: {
      words: new Set(refused.flatMap(({ words }) => words)),
      tests: refused.reduce((sum, { group }) => sum + group.tests.length, 0),
    },
  };
}

function judge(group: SuiteGroup, dialect: Dialect, remotes: readonly SchemaDocument[]) {
  const check = compile(group.schema, dialect, remotes);
  if (typeof check !== "function") return { wrong: [], words: check };
  const wrong = group.tests.filter(({ data, valid }) => check(data) !== valid);
  return { wrong: wrong.map(({ description }) => `${group.file}: ${group.description}: ${description}`), words: [] };
}

/** The check that the generator emits for a schema, or the words it refuses it in. */
function compile(data: unknown, dialect: Dialect, remotes: readonly SchemaDocument[]): CompiledCheck | string[] {
  const source = { name: "tested", folder: "config" as const, file: "tested.json", text: "", data, dialect };
  try {
    const [schema] = dereference([source], remotes).schemas;
    // By the suite a format is a remark and no rule.
    return schema ? evaluateCheck(schema, false) : ["no schema"];
  } catch (error) {
    if (error instanceof SchemaErrors)
      return error.errors.map(({ message }) => message.replace(/^.*?: .*(?=\/[$\w]+:)/, ""));
    throw error;
  }
}
