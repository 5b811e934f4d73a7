import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { generate } from "../../generator/generate.ts";
import { makeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

const text = await readFile(join(import.meta.dirname, "..", "..", "docs", "cookbook.md"), "utf8");

/** The snippets by their headings: where each goes, and what it says. */
const snippets = Object.fromEntries(
  text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const json = /```json\n([\s\S]*?)```/.exec(part)?.[1];
      return [part.slice(0, part.indexOf("\n")), { words: part, json }] as const;
    }),
);
/** Those of schemas; what is code is drawn by `tests/overrides/cookbook.test.tsx`. */
const schemaSnippets = Object.entries(snippets).flatMap(([heading, { words, json }]) =>
  json === undefined ? [] : [[heading, { words, json }] as const],
);

type Files = Record<string, object>;

/** A small product with a snippet where it says that it goes. */
function withSnippet({ words, json }: { readonly words: string; readonly json: string }): Files {
  const value: Record<string, object> = JSON.parse(json);
  const [, file] = /The file `(\w+\.json)`/.exec(words) ?? [];
  if (file !== undefined) return { ...smallSchemas(), [`config/${file}`]: value };
  if (words.includes("Root of `channel.json`")) {
    const { properties, ...root } = value;
    const schemas = smallSchemas(properties);
    const server =
      "x-impact" in root ? { ...schemas["config/server.json"], "x-impact": "none" } : schemas["config/server.json"];
    return {
      ...schemas,
      "config/server.json": { ...server },
      "config/channel.json": { ...schemas["config/channel.json"], ...root },
    };
  }
  const files = Object.entries(value).filter(([name]) => name.endsWith(".json"));
  const others = Object.fromEntries(files.map(([name, schema]) => [`config/${name}`, schema]));
  return { ...smallSchemas(files.length > 0 ? value["properties"] : value), ...others };
}

/** What must stand in one of the outputs, by the snippet's heading. */
const follows: Readonly<Record<string, readonly (readonly [path: string, words: RegExp])[]>> = {
  "The least there is": [
    ["src/generated/forms/channel.main.ts", /"retry_limit": \{\s*"type": "integer",\s*"title": "Retry limit"/],
    ["src/generated/confTable.ts", /"word": "retry_limit"/],
    ["docs/reference/channel.md", /\| Retry limit \| `retry_limit` \| whole number, at least 0 \| `5` \|/],
  ],
  "Words, place and synonyms": [
    ["src/generated/searchIndex.ts", /"attempts"/],
    ["src/generated/forms/channel.main.ts", /"name": "more",\s*"title": "More",\s*"properties": \[\s*"retries"/],
    ["src/generated/entities.ts", /A source is tried at least once\./],
  ],
  "A secret": [["src/generated/confTable.ts", /"word": "api_key",[\s\S]{0,200}"secret": true/]],
  "A quantity with its unit": [
    ["src/generated/forms/channel.main.ts", /"unit": "seconds",\s*"defaultUnit": "h"/],
    ["src/generated/confTable.ts", /"suffix": "time"/],
  ],
  "A quantity that is stored in another unit": [
    ["src/generated/forms/channel.main.ts", /"widgetOptions": \{\s*"factor": 1000,\s*"suffix": "s"/],
    ["src/generated/confTable.ts", /"word": "segment",[\s\S]{0,200}"factor": 1000/],
  ],
  "A choice with words": [["src/generated/forms/channel.main.ts", /"": "as the source"/]],
  "A list of objects": [
    ["src/generated/types/Channel.ts", /pushes\?: \{\s*url: string\s*disabled\?: boolean/],
    ["src/generated/forms/channel.main.ts", /"newItem": "New target",[\s\S]{0,80}"movable": true/],
    ["src/generated/confTable.ts", /"listKey": "url"/],
  ],
  "A list whose new item follows from the others": [
    ["src/generated/forms/channel.main.ts", /"nextItem": "ad-slot",\s*"row": \[\s*"from",\s*"duration"/],
  ],
  "A setting that a piece of code draws as a whole": [
    ["src/generated/forms/channel.main.ts", /"ui:field": "schedule"/],
  ],
  "A list whose items have a page of their own": [
    [
      "src/generated/forms/channel.main.ts",
      /"row": \[\s*"url"\s*\],\s*"movable": true,\s*"piece": "source-row"[^]*"bareKey": true/,
    ],
    ["src/generated/forms/channel.inputs.ts", /"properties": \[\s*"url",\s*"buffer"\s*\][^]*"agent"\s*\]/],
  ],
  "One of two lists": [["src/generated/forms/channel.main.ts", /"either": \{[^]*"denied": "all but these"/]],
  "A map": [
    ["src/generated/types/Channel.ts", /labels\?: \{\s*\[k: string\]: string/],
    ["src/generated/confTable.ts", /"word": "label"/],
  ],
  "A map whose key is typed with a number": [
    ["src/generated/forms/channel.main.ts", /"keyTail": \{\s*"after": ":",\s*"property": "port"/],
  ],
  "A setting that shows only when another is set": [["src/generated/forms/channel.main.ts", /"visible": "c[0-9a-f]+"/]],
  "A section that shows only under a condition": [
    [
      "src/generated/forms/channel.main.ts",
      /"title": "General",[^]*"guests": \[\s*"patience"\s*\][^]*"title": "Archive",\s*"properties": \[\s*"days",\s*"patience"\s*\],\s*"visible": "c[0-9a-f]+"/,
    ],
  ],
  "A setting that clears others": [
    [
      "src/generated/forms/channel.main.ts",
      /"when": "c[0-9a-f]+",\s*"clears": \[\s*"device",\s*"\/limits\/cards"\s*\]/,
    ],
  ],
  "Values with a name": [
    ["src/generated/forms/channel.main.ts", /"presets": \{\s*"title": "Position"[^]*"label": "720p"/],
  ],
  "An object that is there or not": [
    ["src/generated/forms/channel.main.ts", /"presence": \{[^]*"enable": "Enable encoder"/],
    ["src/generated/entities.ts", /"absentWithout": "file"/],
  ],
  "A word in place of a number": [["src/generated/forms/channel.main.ts", /"word": \{\s*"value": "copy"/]],
  "A text of several kinds": [
    ["src/generated/forms/channel.main.ts", /"kinds": \[\s*\{\s*"label": "open"/],
    ["src/generated/entities.ts", /"secretPrefixes": \[\s*"key:\/\/"/],
  ],
  "A reference to another entity": [
    ["src/generated/forms/channel.main.ts", /"ref": \{\s*"collection": "channels",\s*"prefix": "copy:\/\/"/],
    ["src/generated/entities.ts", /"\/fallback": \{[^}]*"refs": \[\s*\{\s*"collection": "channels"\s*\}/],
    ["src/generated/entities.ts", /"prefix": "file:\/\/",\s*"part": "folder",\s*"open": true/],
  ],
  "Checks across settings": [
    ["src/generated/entities.ts", /The least rate is above the greatest\./],
    ["src/generated/entities.ts", /"needs"/],
  ],
  "Another name for a setting": [
    ["src/generated/confTable.ts", /"olderWords": \[\s*"timeout"/],
    ["src/generated/confTable.ts", /"aliases": \[\s*"note"/],
    ["src/generated/entities.ts", /"since": "1\.2"/],
  ],
  "What a change interrupts": [
    ["src/generated/impacts.ts", /"removed": \[\s*"viewers"\s*\]/],
    [
      "src/generated/impacts.ts",
      /"\/access": \{\s*"is": "sessions",\s*"asked": true\s*\},\s*"\/access\/note": \{\s*"is": "none"/,
    ],
    ["docs/reference/channel.md", /A change restarts the stream\./],
  ],
  "A setting no longer in use": [["docs/reference/channel.md", /Use quality\./]],
  "One of several kinds, a file each": [
    ["src/generated/forms/channel.main.ts", /"propertyName": "kind"/],
    ["src/generated/types/Channel.ts", /origin\?: \(?ConfigKindsFile|origin\?: \(?KindsFile/],
  ],
  "A whole entity": [
    ["src/generated/entities.ts", /"collection": "watermarks"/],
    ["src/generated/forms/channel.main.ts", /"watermark": \{[^}]*"ref": \{\s*"collection": "watermarks"/],
    ["src/generated/forms/watermark.new.ts", /"properties": \[\s*"name",\s*"file"\s*\]/],
    ["src/generated/lists.ts", /"pattern": "\/file",\s*"isShown": true/],
  ],
  "Entities in an order": [
    ["src/generated/entities.ts", /"collection": "jingles",[^}]*"order": "position"/],
    ["src/generated/confTable.ts", /"position": "position"|"order": "position"/],
  ],
  "Entities side by side": [
    ["src/generated/entities.ts", /"collection": "mixers",[^}]*"panels": \{\s*"newName": "NewMixer"/],
    ["src/generated/entities.ts", /"kind": "Guest",\s*"mode": "Turn away",\s*"list": "\/strangers"/],
    ["src/generated/entities.ts", /"add": "Add a mixer",\s*"saveCall": "save_mixers"/],
    ["src/generated/forms/mixer.overview.ts", /"volume"/],
  ],
  "An entity whose keys the server gives": [
    ["src/generated/entities.ts", /"serverKeys": true,\s*"title": "login"/],
    ["src/generated/lists.ts", /"search": \[\s*"\/login",\s*"\/address\/street"\s*\]/],
  ],
};

describe("a snippet of the cookbook", () => {
  it("has something here that must follow from it", () => {
    expect(Object.keys(follows)).toEqual(schemaSnippets.map(([heading]) => heading));
    expect(Object.keys(snippets).filter((heading) => !(heading in follows))).toEqual([
      "A cell of a list",
      "Another language",
    ]);
  });

  it.each(schemaSnippets)("works: %s", async (heading, snippet) => {
    const { root } = await makeProduct(withSnippet(snippet));
    const outputs = new Map((await generate(root)).map(({ path, text: output }) => [path, output]));
    for (const [path, words] of follows[heading] ?? []) expect(outputs.get(path), path).toMatch(words);
  });
});
