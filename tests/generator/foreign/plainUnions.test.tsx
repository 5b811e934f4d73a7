import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { emitTypes } from "../../../generator/emit/emitTypes.ts";
import { formSchema } from "../../../generator/schema/formSchema.ts";
import { uiSchema } from "../../../generator/schema/uiSchema.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { evaluateCheck } from "../dialect/evaluateCheck.ts";
import { formHarness } from "../../forms/fixtures/formHarness.tsx";
import { formOf } from "../../forms/fixtures/formOf.ts";
import { entitiesOf } from "./foreignFolder.ts";

const mail = {
  title: "Mail",
  type: "object",
  required: ["kind", "to"],
  properties: { kind: { const: "mail" }, to: { type: "string" } },
};
const hook = {
  title: "Web hook",
  type: "object",
  required: ["kind", "url"],
  properties: { kind: { enum: ["hook"] }, url: { type: "string" } },
};
const either = [{ $ref: "#/$defs/mail" }, { $ref: "#/$defs/hook" }];
const schema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Alarm",
  type: "object",
  properties: {
    target: { oneOf: either },
    fallback: { anyOf: [...either, { type: "null" }] },
    copies: { type: "array", items: { oneOf: either } },
    vague: { anyOf: [{ type: "object", properties: { a: { type: "string" } } }, { type: "null" }] },
  },
  $defs: { mail, hook },
};

async function alarm() {
  const { product } = await entitiesOf({ "alarm.json": schema });
  const [only] = product.schemas;
  if (!only) throw new Error("there must be a schema");
  return only;
}

async function drawn(value: JsonObject) {
  const { schema: root } = await alarm();
  const { properties = {} } = formSchema(root);
  return formHarness(formOf({ properties, uiSchema: uiSchema(root, new Map()) }), { value });
}

describe("a union of plain schemas whose branches a constant tells apart", () => {
  it("is a choice by that constant, which shows the settings of the chosen one", async () => {
    const page = await drawn({ target: { kind: "hook", url: "https://x.example" } });
    const [target, fallback] = screen.getAllByRole<HTMLSelectElement>("combobox", { name: "Kind" });
    expect([...(target?.options ?? [])].map(({ text }) => text)).toEqual(["Not set", "Mail", "Web hook"]);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "URL" }).value).toBe("https://x.example");
    if (!target || !fallback) throw new Error("there must be two choices");
    await page.user.selectOptions(target, "Mail");
    await page.user.selectOptions(fallback, "Mail");
    expect(page.value()).toMatchObject({ target: { kind: "mail" }, fallback: { kind: "mail" } });
    expect(screen.getAllByRole("textbox", { name: "To" })).toHaveLength(2);
  });

  it("may be the item of a list, in which there is a place for one more", async () => {
    const page = await drawn({ copies: [] });
    const [, , next] = screen.getAllByRole("combobox", { name: "Kind" });
    if (!next) throw new Error("there must be a place for an item");
    await page.user.selectOptions(next, "Web hook");
    expect(page.value()["copies"]).toEqual([{ kind: "hook" }]);
  });

  it("is judged by the branch that its constant names alone, and else as its draft says", async () => {
    const check = evaluateCheck(await alarm());
    expect(check({ target: { kind: "hook" } })).toBe(false);
    expect(check.errors).toMatchObject([{ keyword: "required", params: { missingProperty: "url" } }]);
    expect(check({ fallback: { kind: "hook" } })).toBe(false);
    expect(check.errors).toMatchObject([{ instancePath: "/fallback", keyword: "required" }]);
    for (const target of [{ kind: "other" }, {}, 1, null, []]) expect(check({ target })).toBe(false);
    for (const fallback of [null, { kind: "mail", to: "a" }]) expect(check({ fallback })).toBe(true);
    expect(check({ target: { kind: "mail", to: "a", more: 1 } })).toBe(true);
  });

  it("keeps its branches, and null, in the type", async () => {
    const { product } = await entitiesOf({ "alarm.json": schema });
    const types = (await emitTypes(product)).map(({ text }) => text).join("\n");
    const branches = '\\{ kind: "mail" to: string \\} \\| \\{ kind: "hook" url: string \\}';
    expect(types.replaceAll(/\s+/g, " ")).toMatch(new RegExp(`fallback\\?: \\(${branches} \\| null\\)`));
  });

  it("is no choice where nothing tells the branches apart", async () => {
    const { schema: root } = await alarm();
    expect(root.properties?.["vague"]?.["discriminator"]).toBeUndefined();
  });
});
