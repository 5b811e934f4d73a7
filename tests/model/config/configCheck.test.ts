import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import {
  allEntities,
  checkChange,
  checkWhole,
  type ConfigCheck,
  schemaCheck,
} from "../../../src/model/config/configCheck.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { openRecord } from "../../server/support/openRecord.ts";
import { temporaryFolder } from "../../server/support/temporaryFolder.ts";

const who = "admin";
const message = "This text holds a control character. Remove it.";

describe("a control character", () => {
  it.each(["\u0000", "\u0001", "\u001b", "\u001f"])("is refused where it stands: %j", async (character) => {
    const { record, folder } = await openRecord();
    const before = readFileSync(join(folder, "sluice.conf"), "utf8");
    const delta = { streams: { news: { name: "news", title: `a${character}b` } } };
    await expect(record.apply(delta, { ifMatch: 1, who })).rejects.toMatchObject({
      kind: "invalid",
      details: { problems: [{ pointer: "/streams/news/title", keyword: "characters", message, level: "error" }] },
    });
    expect(record.current.rev).toBe(1);
    expect(readFileSync(join(folder, "sluice.conf"), "utf8")).toBe(before);
  });

  it.each([
    ["in a list", { streams: { news: { name: "news", urls: ["udp://a", "udp://b\u0000"] } } }, "/streams/news/urls/1"],
    [
      "in a setting's name",
      { streams: { news: { name: "news", meta: { "a\u0000": "x" } } } },
      "/streams/news/meta/a\u0000",
    ],
    ["in an entity's key", { streams: { "a\u0000": { name: "a\u0000" } } }, "/streams/a\u0000"],
    ["in the server's own settings", { loglevel: "debug\u0000" }, "/loglevel"],
  ])("is refused %s", async (_where, delta, pointer) => {
    const { record } = await openRecord();
    const { problems } = await record.checkDelta(delta);
    expect(problems.filter((one) => one.message === message).map((one) => one.pointer)).toContain(pointer);
    await expect(record.apply(delta, { ifMatch: 1, who })).rejects.toMatchObject({ kind: "invalid" });
  });

  it("is refused in an edited text", async () => {
    const { record } = await openRecord();
    const text = JSON.stringify({ streams: { news: { name: "news", title: "a\u0000b" } } });
    await expect(record.saveText(text, { ifMatch: 1, who })).rejects.toMatchObject({
      kind: "invalid",
      details: { problems: [{ pointer: "/streams/news/title", message }] },
    });
  });

  it("does not come in with an edit by hand", async () => {
    const { record, folder } = await openRecord();
    writeFileSync(join(folder, "sluice.conf"), JSON.stringify({ loglevel: "a\u0007" }));
    await record.readHandEdit();
    expect(record.current.rev).toBe(1);
  });

  it("is no tab and no newline", async () => {
    const { record } = await openRecord();
    await record.apply({ streams: { news: { name: "news", title: "a\tb\nc" } } }, { ifMatch: 1, who });
    expect(record.current.config).toMatchObject({ streams: { news: { title: "a\tb\nc" } } });
  });
});

const bad = "exe\u202Egpj";
const words = "The name exe[U+202E]gpj holds what cannot be seen (U+202E). Type it anew without.";

describe("a name that holds what cannot be seen", () => {
  it.each([
    ["stream", { streams: { [bad]: { name: bad } } }, `/streams/${bad}/name`],
    ["location", { lives: { [bad]: { prefix: bad } } }, `/lives/${bad}/prefix`],
    ["VOD", { vods: { [bad]: { prefix: bad } } }, `/vods/${bad}/prefix`],
    ["archive", { dvrs: { [bad]: { name: bad, root: "x" } } }, `/dvrs/${bad}/name`],
    ["auth backend", { auth_backends: { [bad]: { name: bad } } }, `/auth_backends/${bad}/name`],
    ["setting", { streams: { a: { name: "a", meta: { [bad]: "x" } } } }, `/streams/a/meta/${bad}`],
    ["server's setting", { options: { [bad]: "x" } }, `/options/${bad}`],
  ])("is refused to a new %s", async (_what, delta, pointer) => {
    const { record } = await openRecord();
    await expect(record.apply(delta, { ifMatch: 1, who })).rejects.toMatchObject({
      kind: "invalid",
      details: { problems: [{ pointer, keyword: "hidden", message: words }] },
    });
    await expect(record.saveText(JSON.stringify(delta), { ifMatch: 1, who })).rejects.toMatchObject({
      kind: "invalid",
    });
    const { problems } = await record.checkText(JSON.stringify(delta));
    expect(problems.map(({ keyword }) => keyword)).toContain("hidden");
    expect(record.current.rev).toBe(1);
  });

  it("keeps no server from starting that has it from before, nor anything else from being edited", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "sluice.conf"), JSON.stringify({ streams: { [bad]: { name: bad }, a: { name: "a" } } }));
    const { record, notices } = await openRecord({ folder });
    expect(Object.keys(record.current.config["streams"] ?? {})).toEqual([bad, "a"]);
    expect(notices.byTopic["names"]).toMatch(/^Names .* streams\/exe\[U\+202E\]gpj\. .*rename them\.$/);
    await record.apply({ streams: { [bad]: { title: "T" }, a: { title: "A" } } }, { ifMatch: 1, who });
    const text = JSON.stringify({ streams: { [bad]: { name: bad, title: "By hand" }, a: { name: "a" } } });
    await record.saveText(text, { ifMatch: 2, who });
    expect(record.current.config["streams"]).toMatchObject({ [bad]: { title: "By hand" } });
    const renamed = { streams: { [bad]: null, good: { name: "good", title: "By hand" } } };
    await record.apply(renamed, { ifMatch: 3, who });
    expect(notices.byTopic).not.toHaveProperty("names");
  });

  it("is told of dots alone, which make no address, and of nothing that stood there before", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "sluice.conf"), JSON.stringify({ streams: { ".": { name: "." } } }));
    const { record } = await openRecord({ folder });
    const problem = { pointer: "/streams/../name", keyword: "address" };
    await expect(record.apply({ streams: { "..": { name: ".." } } }, { ifMatch: 1, who })).rejects.toMatchObject({
      kind: "invalid",
      details: { problems: [problem] },
    });
    await record.apply({ streams: { ".": { title: "T" }, "...": { name: "..." } } }, { ifMatch: 1, who });
    expect(Object.keys(record.current.config["streams"] ?? {})).toEqual([".", "..."]);
  });

  it("may be an emoji or a word of a script that joins its letters, and stands in a title as it likes", async () => {
    const { record } = await openRecord();
    const [family, letter] = ["👨‍👩‍👧", "نامه‌ای"];
    await record.apply(
      { streams: { [family]: { name: family }, [letter]: { name: letter, title: `a${bad}` } } },
      { ifMatch: 1, who },
    );
    expect(record.current.rev).toBe(2);
  });
});

describe("a problem of a config", () => {
  const found = async (config: JsonObject) => {
    const problems = await checkWhole(config, { check: schemaCheck, entities: configEntities });
    return problems.map(({ pointer, keyword }) => `${keyword} ${pointer}`);
  };

  it.each([
    ["a setting of the server", { loglevel: 1 }, "type /loglevel"],
    [
      "a stream",
      { streams: { news: { name: "news", clients_timeout: "long" } } },
      "type /streams/news/clients_timeout",
    ],
    [
      "a disk of an archive",
      { dvrs: { main: { name: "main", root: "/a", disks: { "/a": { mode: 5 } } } } },
      "type /dvrs/main/disks/~1a/mode",
    ],
  ])("stands at %s", async (_what, config, problem) => {
    expect(await found(config)).toContain(problem);
  });

  it("stands at the name where an entity is called otherwise than its key, and only there", async () => {
    const config = {
      name: "other",
      edit_auth: { name: "other" },
      streams: { news: { name: "sport" } },
      sources: { "1": { name: "2", urls: ["http://a"] } },
    };
    expect((await found(config)).filter((problem) => problem.startsWith("identity"))).toEqual([
      "identity /streams/news/name",
    ]);
  });

  it("says what should stand where a plain value does", async () => {
    const problems = await checkWhole(
      { lives: 1, streams: { news: "x" } },
      { check: schemaCheck, entities: configEntities },
    );
    expect(problems).toEqual([
      { pointer: "/lives", keyword: "type", level: "error", message: "Expected an object with one entry per name." },
      {
        pointer: "/streams/news",
        keyword: "type",
        level: "error",
        message: "Expected an object with the settings of one entry.",
      },
    ]);
  });

  it("says how to rename an entity that is called otherwise than its key, and nothing where the name is not repeated", async () => {
    const checks = { check: schemaCheck, entities: configEntities };
    const problems = await checkWhole({ streams: { news: { name: "sport" }, films: {} } }, checks);
    expect(problems.filter(({ keyword }) => keyword === "identity")).toEqual([
      {
        pointer: "/streams/news/name",
        keyword: "identity",
        level: "error",
        message: 'The name differs from the key "news". To rename, delete the old key and add the new one.',
      },
    ]);
  });

  it("is none of the server's settings for what its collections hold", async () => {
    expect(await schemaCheck({ streams: { news: { clients_timeout: "long" } } }, [[]])).toEqual([]);
  });

  it("is none of a collection as a whole, nor of an entity that is not there", async () => {
    const config = { streams: { news: { clients_timeout: "long" } } };
    expect(await schemaCheck(config, [["streams"], ["streams", "gone"]])).toEqual([]);
  });
});

describe("a save", () => {
  /** What is looked at when a config becomes another one. */
  const lookedAt = async (before: JsonObject, after: JsonObject): Promise<readonly string[]> => {
    const paths: string[] = [];
    const check: ConfigCheck = async (_config, touched) => {
      paths.push(...touched.map((path) => path.join("/")));
      return [];
    };
    expect(await checkChange(before, after, { check, entities: configEntities })).toEqual([]);
    return paths;
  };
  const [news, sport] = [
    { name: "news", position: 0 },
    { name: "sport", position: 1 },
  ];
  const before = { loglevel: "info", streams: { news, sport } };

  it("has what it writes to looked at, and not what stays", async () => {
    expect(await lookedAt(before, { ...before, streams: { news: { ...news, title: "A" }, sport } })).toEqual([
      "streams/news",
    ]);
    expect(await lookedAt(before, { ...before, loglevel: "debug" })).toEqual([""]);
    expect(await lookedAt(before, { ...before, loglevel: "debug", vods: { films: { prefix: "films" } } })).toEqual([
      "",
      "vods/films",
    ]);
  });

  it("has what it only moves not looked at, as a wrong one may stand elsewhere meanwhile", async () => {
    const streams = { news: { ...news, position: 1 }, sport: { ...sport, position: 0 } };
    expect(await lookedAt(before, { ...before, streams })).toEqual([]);
    const edited = { ...streams, sport: { ...streams.sport, title: "S" } };
    expect(await lookedAt(before, { ...before, streams: edited })).toEqual(["streams/sport"]);
  });

  it("has a new one looked at, though it says nothing but its place", async () => {
    expect(await lookedAt(before, { ...before, streams: { news, sport, films: { position: 2 } } })).toEqual([
      "streams/films",
    ]);
    expect(await lookedAt(before, { ...before, streams: { news, sport, films: {} } })).toEqual(["streams/films"]);
  });

  it("is wrong in nothing that it removes, be it an entity or a whole collection", async () => {
    expect(await lookedAt(before, { ...before, streams: { sport } })).toEqual([]);
    expect(await lookedAt(before, { loglevel: "info" })).toEqual([]);
  });
});

describe("all entities of a config", () => {
  it("are each by its path, and the config itself where it has settings", () => {
    const streams = { news: { name: "news" }, sport: {} };
    expect(allEntities({ streams, sources: { "4": {} } }, configEntities)).toEqual([
      ["streams", "news"],
      ["streams", "sport"],
      ["sources", "4"],
    ]);
    expect(allEntities({ streams: {}, loglevel: "debug" }, configEntities)).toEqual([[]]);
  });
});

describe("a name below the console's own addresses", () => {
  it("is warned of in a stream, a location and a VOD, as nobody could play it, and refused nowhere", async () => {
    const config = {
      streams: { "flussonic/news": { name: "flussonic/news" }, administration: { name: "administration" } },
      lives: { admin: { prefix: "admin" } },
      vods: { "admin/films": { prefix: "admin/films" } },
    };
    const found = await checkWhole(config, { check: schemaCheck, entities: configEntities });
    expect(found.filter(({ keyword }) => keyword === "doubt")).toEqual(
      ["/streams/flussonic~1news/name", "/lives/admin/prefix", "/vods/admin~1films/prefix"].map((pointer) => ({
        pointer,
        keyword: "doubt",
        level: "warning",
        page: expect.any(String),
        section: expect.any(String),
        message: expect.stringContaining("Addresses below /admin and /flussonic are the console's"),
      })),
    );
  });
});

describe("what a schema warns of", () => {
  const told = async (config: JsonObject) => {
    const found = await checkWhole(config, { check: schemaCheck, entities: configEntities });
    return found.map((problem) => `${problem.level} ${problem.pointer}: ${problem.message}`);
  };

  it("is said of a value wherever it stands", async () => {
    const news = {
      name: "news",
      urls: [{ url: "udp://a:70000" }, { url: "a.tv/live" }],
      auth: { url: "securetoken://" },
    };
    expect((await told({ streams: { news } })).toSorted()).toEqual([
      "warning /streams/news/auth/url: Without a key nobody may watch.",
      "warning /streams/news/urls/0/url: The port of the address is above 65535: nothing is fetched from there.",
      expect.stringMatching(
        /^warning \/streams\/news\/urls\/1\/url: The server fetches only addresses that begin with a/,
      ),
    ]);
  });

  it("is said in forms alone of what is missing, and of a name that was meant as it is", async () => {
    expect(await told({ streams: { "tv/a+b": { name: "tv/a+b", urls: [{ url: "publish://" }] } } })).toEqual([]);
    expect(await told({ lives: { open: { prefix: "open" } } })).toEqual([]);
  });
});
