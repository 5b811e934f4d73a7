import { describe, expect, it } from "vitest";
import { generate } from "../../generator/generate.ts";
import { makeProduct } from "./support/makeProduct.ts";
import { smallSchemas } from "./support/smallSchemas.ts";

const at = (section: string, more: object = {}) => ({ "x-ui": { page: "main", section, ...more } });

async function pageOf(properties: object): Promise<string> {
  const { root } = await makeProduct(smallSchemas(properties));
  return (await generate(root)).find(({ path }) => path === "docs/reference/channel.md")?.text ?? "";
}

function rowOf(page: string, name: string): readonly string[] {
  const line = page.split("\n").find((one) => one.includes(` \`${name}\` `)) ?? "";
  return line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "").trim());
}

describe("the reference page of an entity", () => {
  it("has a heading for each page and section that holds a setting, in the console's order", async () => {
    const page = await pageOf({ title: { title: "Title", description: "Shown.", type: "string", ...at("more") } });
    expect(page.split("\n").filter((line) => line.startsWith("#"))).toEqual([
      "# Channel",
      "## Main",
      "### General",
      "### More",
    ]);
    expect(page.indexOf("`name`")).toBeLessThan(page.indexOf("### More"));
    expect(page.indexOf("`title`")).toBeGreaterThan(page.indexOf("### More"));
  });

  it("says values with their labels, units in words, ranges and defaults", async () => {
    const page = await pageOf({
      mode: {
        title: "Mode",
        description: "How.",
        enum: ["a", "b"],
        default: "a",
        ...at("more", { enumLabels: { a: "Always" } }),
      },
      pause: {
        title: "Pause",
        description: "Wait.",
        type: "integer",
        minimum: 0,
        default: 60,
        ...at("more", { unit: "seconds" }),
      },
      quiet: { title: "Quiet", description: "Says less.", type: "boolean", default: false, ...at("more") },
    });
    expect(rowOf(page, "mode").slice(2, 4)).toEqual(["`a` (Always), `b`", "Always"]);
    expect(rowOf(page, "pause").slice(2, 4)).toEqual(["whole number, seconds, at least 0", "`60` seconds"]);
    expect(rowOf(page, "quiet").slice(2, 4)).toEqual(["on or off", "off"]);
  });

  it("shows the statement of a setting as the raw text has it", async () => {
    const page = await pageOf({
      pause: {
        title: "Pause",
        description: "Wait.",
        type: "integer",
        default: 5000,
        ...at("more"),
        "x-conf": { word: "wait", factor: 1000 },
      },
      quiet: { title: "Quiet", description: "Says less.", type: "boolean", ...at("more") },
      note: { title: "Note", description: "For people.", type: "string", examples: ["two words"], ...at("more") },
      logo: {
        title: "Logo",
        description: "A picture.",
        type: "object",
        ...at("more"),
        properties: { path: { title: "Path", description: "Where.", type: "string" } },
      },
    });
    expect(["pause", "quiet", "note", "logo.path"].map((name) => rowOf(page, name).at(-1))).toEqual([
      "`wait 5;`",
      "`quiet;`",
      '`note "two words";`',
      "`logo … path=TEXT;`",
    ]);
  });

  it("puts what stands on no page at the end, and leaves out what the server reports", async () => {
    const page = await pageOf({
      hidden: { title: "Hidden", description: "In the text only.", type: "string" },
      stats: { title: "Stats", description: "Reported.", type: "object", readOnly: true, properties: {} },
    });
    expect(page.indexOf("`hidden`")).toBeGreaterThan(page.indexOf("## On no form"));
    expect(page).not.toContain("stats");
  });
});
