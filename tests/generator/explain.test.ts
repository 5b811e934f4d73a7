import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { explainSetting, UnknownSetting } from "../../generator/explain/explainSetting.ts";
import { readProduct } from "../../generator/generate.ts";

const root = join(import.meta.dirname, "..", "..");
let read: Awaited<ReturnType<typeof readProduct>>;
beforeAll(async () => {
  read = await readProduct(root);
});

/** The answer by its labels. */
function answerTo(asked: string): Readonly<Record<string, string>> {
  const [title = "", ...lines] = explainSetting(asked, read.product, read.sources).split("\n");
  return {
    title,
    ...Object.fromEntries(lines.map((line) => [line.trim().split(/\s+/)[0], line.trim().replace(/^\w+\s+/, "")])),
  };
}

/** Line and column of a property in a schema file. */
async function placeOf(file: string, property: string): Promise<string> {
  const lines = (await readFile(join(root, file), "utf8")).split("\n");
  const line = lines.findIndex((one) => one.trimStart().startsWith(`"${property}": {`));
  return `${file}:${line + 1}:${(lines[line] ?? "").indexOf('"') + 1}`;
}

describe("what is explained of a setting", () => {
  it("is where it is written, through what it refers to", async () => {
    expect(answerTo("stream.urls.url")["Written"]).toBe(await placeOf("schemas/config/stream-input.json", "url"));
    expect(answerTo("stream.dvr")["Written"]).toBe(
      `${await placeOf("schemas/config/stream.json", "dvr")} → schemas/config/stream-dvr.json:1:1`,
    );
    expect(answerTo("stream.drm.keyserver")["Written"]).toMatch(/^schemas\/config\/drm\/\w+\.json:\d+:\d+ → /);
  });

  it("is its value, form, statement, call, checks and search words", () => {
    expect(answerTo("stream.clients_timeout")).toMatchObject({
      title: "stream.clients_timeout  Client timeout",
      Form: expect.stringMatching(/^Output › /),
      Text: expect.stringMatching(/^clients_timeout /),
      API: 'POST /flussonic/api/modify_config {"streams":{"NAME":{"clients_timeout":"…"}}}',
      Search: expect.stringContaining("client timeout"),
      Reference: "docs/reference/stream.md",
    });
    expect(answerTo("stream.urls.*.url")["Checks"]).toContain("required; minLength 1; format");
    expect(answerTo("server.api")["Form"]).toBe("on no form; edited as raw text");
  });

  it("is what checks across settings ask of it", () => {
    expect(answerTo("dvr-storage.active")["Checks"]).toContain("Disks to write should be at most the number of Disks.");
  });

  it("is nothing of the config where an entity is kept elsewhere", () => {
    expect(answerTo("iptv-user.name")).toMatchObject({
      Text: "not in the config",
      API: "kept by itself, with calls of its own",
    });
  });

  it("is its settings, where an entity alone is asked for", () => {
    expect(explainSetting("vod", read.product, read.sources)).toMatch(/^vod {2}VOD location\n {2}prefix +\w/);
  });

  it.each([
    ["strem.name", "There is no entity “strem”. Did you mean “stream”?"],
    ["vod.prefx", "“vod” has no setting “prefx”. Did you mean “prefix”?"],
    ["stream.meta.nothing", "“stream” has no setting “meta.nothing”. There are: meta.comment, "],
  ])("is what was meant by %s", (asked, words) => {
    expect(() => answerTo(asked)).toThrow(UnknownSetting);
    expect(() => answerTo(asked)).toThrow(words);
  });
});
