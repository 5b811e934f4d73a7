import { cp, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../../../commands/install/projectRoot.mjs";

/**
 * A product of many schemas in a temporary folder, the same at each call: 25 to 40 settings each, with nested objects,
 * lists and unions; every fifth is a collection with pages, and refers to the schema before it.
 * @returns the folder that holds `schemas/`
 */
export async function manySchemas(count: number): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "sluice-many-schemas-"));
  const config = join(root, "schemas/config");
  await cp(join(projectRoot, "schemas/meta"), join(root, "schemas/meta"), { recursive: true });
  await Promise.all([mkdir(config, { recursive: true }), mkdir(join(root, "schemas/runtime"))]);
  const random = seeded(count);
  const schemas = Array.from({ length: count }, (_, index) => ({ name: `part${index}`, data: schema(index, random) }));
  const server = { title: "Server", description: "All of it.", type: "object", properties: {}, "x-entity": {} };
  await Promise.all(
    [...schemas, { name: "server", data: server }].map(({ name, data }) =>
      writeFile(join(config, `${name}.json`), JSON.stringify(data, null, 2)),
    ),
  );
  return root;
}

/** Whole numbers from `least` to `most`, in the same order for the same seed. */
type Random = (least: number, most: number) => number;

function seeded(seed: number): Random {
  let state = seed;
  return (least, most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return least + (state % (most - least + 1));
  };
}

function schema(index: number, random: Random): object {
  const isEntity = index % 5 === 4;
  const name = { description: "What others call it.", type: "string", minLength: 1 };
  const before = { before: { $ref: `part${index - 1}.json`, description: "What comes before." } };
  return {
    title: `Part ${index}`,
    description: "One of many.",
    type: "object",
    ...(isEntity ? { "x-entity": { collection: `parts${index}` }, required: ["name"] } : {}),
    properties: { name, ...settings(random(24, 39), 2, random), ...(isEntity ? before : {}) },
  };
}

/** @param depth how many objects stand inside one another at most */
function settings(count: number, depth: number, random: Random): Readonly<Record<string, object>> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`setting_${at}`, setting(at, depth, random)]));
}

function setting(at: number, depth: number, random: Random): object {
  const description = `The setting at place ${at}, which does what it is called after.`;
  const kinds = [
    () => ({ type: "string", maxLength: random(10, 200) }),
    () => ({ type: "integer", minimum: 0, maximum: random(10, 100_000) }),
    () => ({ type: "boolean" }),
    () => ({ enum: Array.from({ length: random(2, 6) }, (_, choice) => `choice ${choice}`) }),
    () => ({ type: "array", items: { type: "string" } }),
    () => ({ anyOf: [{ type: "integer", minimum: 1 }, { type: "string" }] }),
    () => ({ type: "object", properties: settings(random(2, 5), depth - 1, random) }),
    () => ({ type: "array", items: { type: "object", properties: settings(random(2, 5), depth - 1, random) } }),
  ];
  const kind = kinds[random(0, depth > 0 ? kinds.length - 1 : kinds.length - 3)];
  return { description, ...kind?.() };
}
