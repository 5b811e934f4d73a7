import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { describe, expect, it } from "vitest";
import { generate, readProduct } from "../../generator/generate.ts";
import { formSchema } from "../../generator/schema/formSchema.ts";
import { readAnnotations } from "../../generator/schema/annotations.ts";
import { uiSchema } from "../../generator/schema/uiSchema.ts";
import { walkFields } from "../../generator/schema/walkFields.ts";
import { defaultControl, readOptionsTable } from "../../generator/vocabulary/controlOptions.ts";
import { namesFile, namesSchema } from "../../generator/vocabulary/namesSchema.ts";
import { readPieceNames } from "../../generator/vocabulary/pieceTables.ts";
import { registry } from "../../overrides/registry.ts";
import type { Field } from "../../src/forms/rjsf/readField.ts";
import { unitScales } from "../../src/forms/widgets/numberUnits.ts";
import { defaultWidget, widgets } from "../../src/forms/widgets/widgets.ts";
import { codecs } from "../../src/model/conf/codecs/codecs.ts";
import { rewrites } from "../../src/model/typingRewrites.ts";
import { makeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

const root = join(import.meta.dirname, "..", "..");
const meta = join(root, "schemas", "meta");
const parsed = (path: string): Record<string, unknown> => JSON.parse(readFileSync(join(root, path), "utf8"));

describe("the names that annotations may say", () => {
  it("are the rows of the tables, whichever there are", () => {
    const keys = (table: object = {}) => Object.keys(table);
    expect(readPieceNames()).toMatchObject({
      ownWidget: keys(widgets),
      widget: keys(registry.widgets),
      field: keys(registry.fields),
      objectPiece: keys(registry.objects),
      rowPiece: keys(registry.rows),
      sectionPiece: keys(registry.sections),
      codec: [...codecs.keys()],
      rewrite: keys(rewrites),
      unitStep: [...new Set(Object.values(unitScales).flatMap((steps) => steps.map(({ name }) => name)))],
      suffix: ["time", "size", "bitrate-k", "percent"],
      tagWords: ["country"],
    });
  });

  it("are refused by an editor that knows schemas/meta when misspelt, and so is an option of another widget", () => {
    const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false });
    for (const file of readdirSync(meta)) ajv.addSchema(parsed(`schemas/meta/${file}`));
    const isRight = (field: object) => ajv.validate("schema.json", { properties: { a: field } });
    const ui = (said: object) => isRight({ type: "boolean", "x-ui": said });
    expect([ui({ widget: "switch" }), ui({ widget: "swich" })]).toEqual([true, false]);
    expect([ui({ typing: { rewrite: "pids" } }), ui({ typing: { rewrite: "pid" } })]).toEqual([true, false]);
    expect([ui({ piece: "vod-path" }), ui({ piece: "vodpath" })]).toEqual([true, false]);
    expect([isRight({ "x-conf": { shape: "codec:drm" } }), isRight({ "x-conf": { shape: "codec:dmr" } })]).toEqual([
      true,
      false,
    ]);
    const impact = (said: unknown) => isRight({ "x-impact": said });
    expect([impact("stream"), impact("listener")]).toEqual([true, false]);
    expect([impact({ is: "listener", protocol: "srt" }), impact({ is: "listener" })]).toEqual([true, false]);
    expect(impact({ is: "stream", protocol: "srt" })).toBe(false);
    const offValue = { offValue: null };
    expect([ui({ widget: "switch", options: offValue }), ui({ widget: "radio", options: offValue })]).toEqual([
      true,
      false,
    ]);
    expect([ui({ options: offValue }), ui({ options: { offvalue: null } })]).toEqual([true, false]);
  });

  it("need no second file: what was written of an older table is made anew before it is asked", async () => {
    const { root: folder, write } = await makeProduct(
      smallSchemas({ on: { type: "boolean", "x-ui": { widget: "switch" } } }),
    );
    await write("meta/names.json", { $id: "names.json", definitions: { widget: { enum: ["of-old"] } } });
    const made = (await generate(folder)).find(({ path }) => path === namesFile);
    expect(JSON.parse(made?.text ?? "")).toEqual(namesSchema());
    expect(made?.committed).toBe(true);
  });
});

describe("the options of a control", () => {
  it("are told by the table for controls that there are", () => {
    const { ownWidget, widget } = readPieceNames();
    const known = ["every", "list", ...ownWidget, ...widget];
    expect(Object.keys(readOptionsTable()).filter((control) => !known.includes(control))).toEqual([]);
  });

  it("are those of the control that the form chooses by the type", async () => {
    const { product } = await readProduct(root);
    const places = product.schemas
      .filter(({ schema }) => readAnnotations(schema).entity)
      .flatMap(({ schema }) => walkFields(schema))
      .filter(({ node }) => readAnnotations(node).ui.widget === undefined && isPlain(node.type));
    expect(places.length).toBeGreaterThan(150);
    for (const { node, pattern } of places) {
      const ui = uiSchema(node, new Map(), pattern)["ui:options"];
      // The rest of a field is of no matter for the choice.
      const chosen = defaultWidget({ schema: formSchema(node), ui } as unknown as Field);
      expect(defaultControl(node), pattern).toBe(chosen === "unit" ? "number" : chosen);
    }
  });
});

function isPlain(type: unknown): boolean {
  const [first] = [type].flat();
  return first === "string" || first === "integer" || first === "number" || first === "boolean";
}

describe("the keys of the vocabulary", () => {
  const annotations = ["x-entity", "x-ui", "x-conf", "x-list", "x-life", "x-ref"];
  const keysOf = (annotation: string): readonly string[] => {
    const schema = parsed(`schemas/meta/${annotation}.json`);
    const [spoken] = [schema, ...[schema["anyOf"] ?? []].flat()].flatMap((one) =>
      typeof one === "object" && one !== null && "properties" in one ? [one.properties] : [],
    );
    return Object.keys(spoken ?? {});
  };
  const cookbook = [
    ...readFileSync(join(root, "docs", "cookbook.md"), "utf8").matchAll(/```json\n([\s\S]*?)```/g),
  ].flatMap(([, json = ""]) => [...saidIn(JSON.parse(json))]);
  const config = readdirSync(join(root, "schemas", "config"), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => [...saidIn(parsed(`schemas/config/${file}`))]);

  it.each(annotations)("of %s are of use: in several schemas, or in a snippet that is run", (annotation) => {
    const keys = keysOf(annotation);
    expect(keys.length).toBeGreaterThan(1);
    const useless = keys.filter((key) => {
      const name = `${annotation}.${key}`;
      return !cookbook.includes(name) && config.filter((one) => one === name).length < 3;
    });
    expect(useless).toEqual([]);
  });

  it.each([...annotations, "x-checks"])("of %s have a line in the reference", async (annotation) => {
    const outputs = await generate((await makeProduct(smallSchemas())).root);
    const page = outputs.find(({ path }) => path === "docs/reference/annotations.md")?.text ?? "";
    const part = page.split(/^## /m).find((one) => one.startsWith(`${annotation}:`)) ?? "";
    const rows = [...part.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)];
    expect(rows.map(([, key]) => key)).toEqual(expect.arrayContaining([...keysOf(annotation)]));
    expect(rows.filter(([, , meaning = ""]) => meaning.length < 15).map(([, key]) => key)).toEqual([]);
  });
});

/** The keys of annotations that a schema says, as `x-ui.widget`. */
function* saidIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (/^x-[a-z]+$/.test(key) && typeof child === "object" && child !== null)
      for (const one of [child].flat()) for (const said of Object.keys(one)) yield `${key}.${said}`;
    yield* saidIn(child);
  }
}
