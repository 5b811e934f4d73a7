import { describe, expect, it } from "vitest";
import { filesUnder } from "./support/filesUnder.ts";

const readme = filesUnder(".", /^README\.md$/).find(({ path }) => path === "README.md")?.text ?? "";
const example: Record<string, { "x-ui": { page: string; section: string }; "x-conf": unknown }> = JSON.parse(
  `{${/```json\n([^`]+)```/.exec(readme)?.[1] ?? ""}}`,
);
const stream: {
  "x-entity": { pages: { name: string; sections: { name: string }[] }[] };
  properties: Record<string, unknown>;
} = JSON.parse(filesUnder("schemas/config", /^stream\.json$/)[0]?.text ?? "{}");

describe("the setting that the README adds as an example", () => {
  const [name = "", property] = Object.entries(example)[0] ?? [];

  it("is new to the schema", () => {
    expect(name).not.toBe("");
    expect(Object.keys(stream.properties)).not.toContain(name);
  });

  it("stands on a page and in a section that the schema has", () => {
    const page = stream["x-entity"].pages.find((each) => each.name === property?.["x-ui"].page);
    expect(page?.sections.map((section) => section.name)).toContain(property?.["x-ui"].section);
  });

  it("names commands that package.json has", () => {
    const scripts: { scripts: Record<string, string> } = JSON.parse(
      filesUnder(".", /^package\.json$/).find(({ path }) => path === "package.json")?.text ?? "{}",
    );
    const named = [...readme.matchAll(/npm run ([a-z:]+)/g)].map(([, script]) => script);
    expect(Object.keys(scripts.scripts)).toEqual(expect.arrayContaining(named));
  });
});
