import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { schemaCheck } from "../../../src/model/config/configCheck.ts";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import { rawLanguage } from "../../../server/config/configLanguage.ts";
import { simulatedConfigText } from "../../../server/simulated/simulatedConfigText.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { valueAt } from "../../../src/model/configPath.ts";
import { openRecord } from "../support/openRecord.ts";

const who = "admin";
const TEXT = `# Head end
http 8080;

dvr main {
  root /archive; # the big disk
}
auth_backend gate { backend http://mw/auth; }

# From the dish: call Ben
stream news {
  title "News"; # as on air
  input udp://239.0.0.1:1234;
  dvr @main 7d;
  auth auth://gate;
  strange_word 5;
}

stream sport { input udp://239.0.0.2:1234; }

source http://a:80 { comment "first"; }
source http://b:80 { comment "second"; }
`;

const open = (text: string) =>
  openRecord({ initialText: text, language: rawLanguage, check: schemaCheck, entities: configEntities });

describe("the record with the product's own language and checks", () => {
  it("changes only the lines it must", async () => {
    const { record } = await open(TEXT);
    await record.apply({ streams: { news: { title: "News HD" } } }, { ifMatch: 1, who });
    expect(record.current.document.text).toBe(TEXT.replace('"News"', '"News HD"'));
  });

  it("renames in place, comments and unknown words kept, and references follow", async () => {
    const { record } = await open(TEXT);
    await record.apply({ dvrs: { main: null, tape: { name: "tape", root: "/archive" } } }, { ifMatch: 1, who });
    expect(record.current.document.text).toBe(TEXT.replace("dvr main", "dvr tape").replace("@main", "@tape"));
    const { gate } = record.current.config["auth_backends"] as Record<string, object>;
    await record.apply({ auth_backends: { gate: null, door: { ...gate, name: "door" } } }, { ifMatch: 2, who });
    expect(record.current.document.text).toContain("auth auth://door;");
  });

  it("renames in place also when another setting is changed with the name", async () => {
    const { record } = await open(TEXT);
    const { news } = record.current.config["streams"] as Record<string, object>;
    const first = { ...news, name: "first", title: "First" };
    await record.apply({ streams: { news: null, first } }, { ifMatch: 1, who });
    expect(record.current.document.text).toBe(TEXT.replace("stream news", "stream first").replace('"News"', "First"));
    expect(record.current.config["streams"]).toMatchObject({ first: { position: 0 }, sport: { position: 1 } });
  });

  it("moves a block with the comment above it", async () => {
    const { record } = await open(TEXT);
    await record.apply({ streams: { news: { position: 1 } } }, { ifMatch: 1, who });
    const { text } = record.current.document;
    expect(text.indexOf("stream sport")).toBeLessThan(text.indexOf("# From the dish"));
    expect(text).toMatch(/# From the dish: call Ben\nstream news \{/);
    expect(record.current.config["streams"]).toMatchObject({ news: { position: 1 }, sport: { position: 0 } });
  });

  it("leaves every other block alone when one is removed", async () => {
    const { record } = await open(TEXT);
    await record.apply({ streams: { news: null } }, { ifMatch: 1, who });
    expect(record.current.document.text).toContain("\nstream sport { input udp://239.0.0.2:1234; }\n");
    expect(record.current.config["streams"]).toMatchObject({ sport: { position: 0 } });
  });

  it("keeps the ids of mirrors while others come, go and move, over a restart too", async () => {
    const { record, folder, close } = await open(TEXT);
    expect(record.current.config["sources"]).toMatchObject({
      "1": { urls: ["http://a:80"] },
      "2": { urls: ["http://b:80"] },
    });
    await record.apply({ sources: { "1": null, "-1": { urls: ["http://c:80"] } } }, { ifMatch: 1, who });
    await record.apply({ sources: { "3": { position: 0 } } }, { ifMatch: 2, who });
    await record.apply({ sources: { "2": { meta: { comment: "b" } } } }, { ifMatch: 3, who });
    const expected = {
      "3": { urls: ["http://c:80"], position: 0 },
      "2": { urls: ["http://b:80"], meta: { comment: "b" }, position: 1 },
    };
    expect(record.current.config["sources"]).toEqual(expected);
    expect(record.current.document.text).not.toContain("http://a");
    await close();
    const parts = { language: rawLanguage, check: schemaCheck, entities: configEntities };
    const again = await openRecord({ folder, ...parts });
    expect(again.record.current.config["sources"]).toEqual(expected);
    await again.record.apply({ sources: { "-1": { urls: ["http://d:80"] } } }, { ifMatch: 4, who });
    expect(Object.keys(again.record.current.config["sources"] ?? {})).toEqual(["2", "3", "4"]);
  });

  it("refuses what the schemas refuse, at the pointer of the setting", async () => {
    const { record } = await open(TEXT);
    const save = record.apply(
      { http: ["eighty"], streams: { news: { clients_timeout: -1 } }, sources: { "1": { urls: [] } } },
      { ifMatch: 1, who },
    );
    await expect(save).rejects.toMatchObject({ kind: "invalid" });
    const { problems } = await record.checkDelta({
      http: ["eighty"],
      streams: { news: { clients_timeout: -1 } },
      sources: { "1": { urls: [] } },
    });
    expect(problems.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(["/http/0", "/streams/news/clients_timeout", "/sources/1/urls"]),
    );
  });

  it("refuses a value that the text cannot say, instead of losing it", async () => {
    const { record } = await open(TEXT);
    for (const delta of [{ no_such_setting: { deep: [1, { x: 2 }] } }, { streams: 5 }, { streams: { news: [] } }]) {
      await expect(record.apply(delta, { ifMatch: 1, who })).rejects.toMatchObject({ kind: "invalid" });
    }
    expect(record.current.document.text).toBe(TEXT);
  });

  it("says where a text is wrong, by line, and names mirrors by their ids", async () => {
    const { record } = await open(TEXT);
    expect((await record.checkText("stream x {\n  input udp://1;\n")).problems).toMatchObject([
      { level: "error", line: 1 },
    ]);
    expect((await record.checkText(TEXT)).problems).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ level: "error" })]),
    );
  });

  it("imports its own export without changing a thing", async () => {
    const { record } = await open(simulatedConfigText(60));
    const { config, document } = record.current;
    const imported = JSON.parse(JSON.stringify({ ...config, $reset: true, now_ms: 1, stats: {} }));
    expect(await record.apply(imported, { ifMatch: 1, who })).toEqual({ rev: 1 });
    expect(record.current.document).toBe(document);
  });

  it("saves an import of another config as text that says the same", async () => {
    const { record } = await open(simulatedConfigText(60));
    const { config } = record.current;
    const other = await open(TEXT);
    await other.record.apply({ ...config, $reset: true }, { ifMatch: 1, who });
    const { sources: _old, ...rest } = config;
    const { sources: _new, ...imported } = other.record.current.config;
    expect(imported).toEqual(rest);
    expect(rawLanguage.parse(other.record.current.document.text).config).toMatchObject(rest);
  });

  it("keeps a password out of the text and still knows it", async () => {
    const { record } = await open(TEXT);
    await record.apply({ edit_auth: { login: "boss", password: "long enough" } }, { ifMatch: 1, who });
    expect(record.current.document.text).toMatch(/^edit_auth boss scrypt\$16384\$8\$1\$/m);
    await record.saveText(`${TEXT}edit_auth boss "another one";\n`, { ifMatch: 2, who });
    expect(record.current.document.text).not.toContain("another one");
    expect(record.current.config["edit_auth"]).toMatchObject({
      login: "boss",
      password: expect.stringMatching(/^scrypt/),
    });
  });

  it(
    "writes any mix of removed, renamed, added and moved entities, in the order that was asked for",
    { timeout: 60_000 },
    async () => {
      const url = (name: string) => ({ url: `udp://239.0.0.${name.codePointAt(0)}:5000` });
      const before = ["a", "b", "c", "d", "e"];
      const fate = fc.constantFrom("stays", "stays", "goes", "renamed", "first", "last");
      const mixes = fc.record({ fates: fc.tuple(fate, fate, fate, fate, fate), added: fc.nat({ max: 2 }) });
      await fc.assert(
        fc.asyncProperty(mixes, async ({ fates, added }) => {
          const streams = before.map((name) => `stream ${name} {\n  input ${url(name).url};\n}\n`).join("");
          const { record, close } = await open(streams);
          const delta: JsonObject = {};
          const middle = before.flatMap((name, index) => {
            if (fates[index] === "goes" || fates[index] === "renamed") delta[name] = null;
            if (fates[index] === "renamed")
              delta[`${name}${name}`] = { name: `${name}${name}`, urls: [url(name)], position: index };
            if (fates[index] === "first") delta[name] = { position: 0 };
            if (fates[index] === "last") delta[name] = { position: 4 };
            return fates[index] === "stays" ? [name] : [];
          });
          for (let index = 0; index < added; index++) delta[`new${index}`] = { name: `new${index}`, urls: [url("z")] };
          if (Object.keys(delta).length > 0) await record.apply({ streams: delta }, { ifMatch: 1, who });
          const written = Object.entries(record.current.config["streams"] ?? {})
            .toSorted(([, one], [, other]) => Number(valueAt(one, ["position"])) - Number(valueAt(other, ["position"])))
            .map(([name]) => name);
          expect(written.filter((name) => middle.includes(name))).toEqual(middle);
          expect(written.filter((name) => name.startsWith("new"))).toHaveLength(added);
          const inText = [...record.current.document.text.matchAll(/^stream (\w+)/gm)].map(([, name]) => name);
          expect(inText).toEqual(written);
          await close();
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe("the product's own language", () => {
  const text = `http 8080;
stream news {
  input udp://239.0.0.1:1234;
  strange_word 5;
}
source http://a:80 { comment "first"; }
source http://b:80 { comment "second"; }
`;
  const { problems, config, memory, ...document } = rawLanguage.parse(text);
  /** As the same document comes from elsewhere, where nothing is remembered of it. */
  const foreign = { ...document, config, problems };
  const remembered = { ...foreign, ...(memory === undefined ? {} : { memory }) };

  it("reads blocks without a name under their places, and says what it does not know by its text", () => {
    expect(config).toEqual({
      http: [8080],
      streams: { news: { name: "news", static: true, urls: [{ url: "udp://239.0.0.1:1234" }], position: 0 } },
      sources: {
        "0": { urls: ["http://a:80"], meta: { comment: "first" }, position: 0 },
        "1": { urls: ["http://b:80"], meta: { comment: "second" }, position: 1 },
      },
    });
    expect(document).toEqual({ text, unlisted: 0 });
    expect(problems).toMatchObject([
      { pointer: "/streams/news", keyword: "text", level: "warning", line: 4, column: 3 },
    ]);
  });

  it("says where values stand, each at its own place, else at that of what holds it", () => {
    const pointers = ["/streams/news/urls/0/url", "/sources/1/meta", "/sources/0", "/nothing"];
    const places = [{ line: 3, column: 9 }, { line: 7 }, { line: 6, column: 1 }, undefined];
    for (const one of [remembered, foreign]) {
      const found = rawLanguage.locate(one, pointers);
      expect(found.slice(0, 3)).toMatchObject(places.slice(0, 3));
      expect(found[3]).toBeUndefined();
    }
  });

  it("changes the same of a document that it remembers and of one that it does not", () => {
    const delta = {
      sources: { "0": null, "1": { meta: { comment: "x" } }, "-1": { urls: ["http://c:80"] } },
      http: [81],
    };
    for (const one of [remembered, foreign]) {
      const edited = rawLanguage.edit(one, delta, []);
      expect(edited.text).toBe(`http 81;
stream news {
  input udp://239.0.0.1:1234;
  strange_word 5;
}
source http://b:80 { comment x; }
source http://c:80 {
}
`);
      expect(edited.config["sources"]).toEqual({
        "0": { urls: ["http://b:80"], meta: { comment: "x" }, position: 0 },
        "1": { urls: ["http://c:80"], position: 1 },
      });
      expect(rawLanguage.edit(edited, { sources: { "0": null } }, []).text).not.toContain("http://b");
    }
  });

  it("says what it cannot say as an error, and is renamed in place", () => {
    const lost = rawLanguage.edit(remembered, { streams: { news: { nonsense: { a: 1 } } } }, []).problems;
    expect(lost.filter(({ level }) => level === "error")).toMatchObject([
      { pointer: "/streams/news/nonsense/a", keyword: "text" },
    ]);
    const news = Object(config["streams"]).news;
    const renames = [{ from: ["streams", "news"], to: ["streams", "world"] }];
    const renamed = rawLanguage.edit(
      remembered,
      { streams: { news: null, world: { ...news, name: "world" } } },
      renames,
    );
    expect(renamed.text).toBe(text.replace("stream news", "stream world"));
    expect(rawLanguage.parse(rawLanguage.print(config)).config).toEqual(config);
  });
});
