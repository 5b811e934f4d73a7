import { describe, expect, it } from "vitest";
import { generate } from "../../../generator/generate.ts";
import { SchemaErrors } from "../../../generator/schemaErrors.ts";
import { makeProduct } from "../support/makeProduct.ts";
import { smallSchemas } from "../support/smallSchemas.ts";
import { annotationMistakes } from "./annotationMistakes.ts";
import { fileMistakes } from "./fileMistakes.ts";
import { keywordMistakes } from "./keywordMistakes.ts";
import { object, type Schemas, text } from "./mistakenSchemas.ts";
import { vocabularyMistakes } from "./vocabularyMistakes.ts";

const mistakes = [...fileMistakes, ...keywordMistakes, ...annotationMistakes, ...vocabularyMistakes];
async function messageOf(schemas: Schemas): Promise<string> {
  const { root } = await makeProduct(schemas);
  return generate(root).then(
    () => "accepted",
    (error: unknown) => (error instanceof SchemaErrors ? error.message : `no error of a schema: ${String(error)}`),
  );
}

describe("a mistake in a schema", () => {
  it("has many kinds", () => expect(mistakes.length).toBeGreaterThan(75));

  it.each(mistakes)("is told at once with its place: %s", async (_, schemas, told) => {
    expect(await messageOf(schemas)).toContain(`schemas/config/${told}`);
  });

  it("is none where a name is a word of JavaScript or begins with a digit", async () => {
    const field = { title: "P", description: "D.", ...text, "x-ui": { page: "main" } };
    const names = smallSchemas(
      { toString: field, "4audio": field, class: field },
      { required: ["name", "toString", "class"] },
    );
    const part = { title: "A", description: "D.", ...object };
    const files = { "config/4audio.json": part, "config/class.json": part, "config/string.json": part };
    expect(await messageOf({ ...names, ...files })).toBe("accepted");
  });
});
