import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { entities } from "../../../src/generated/entities.ts";
import { productConf } from "../../../src/model/conf/ConfLanguage.ts";
import type { ImportMode } from "../../../src/model/import/importEdits.ts";
import { readConfFile, readJsonFile } from "../../../src/model/import/readConfigFile.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { ConfigImport, type ImportParts } from "../../../src/stores/importing/ConfigImport.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";

const urls = [{ url: "udp://239.0.0.1:1" }];
const present = {
  loglevel: "notice",
  streams: { news: { name: "news", urls }, old: { name: "old", urls } },
};
const wanted = {
  loglevel: "debug",
  streams: { news: { name: "news", title: "News", urls }, sport: { name: "sport", urls } },
};

/** A console that notes what takes the place of its config. */
function consoleOver() {
  const replaced: Parameters<ImportParts["configFile"]["replace"]>[] = [];
  const stores = fakeStores(structuredClone(present));
  const configFile: ImportParts["configFile"] = {
    ...stores.configFile,
    replace: (...told) => {
      replaced.push(told);
      return Promise.resolve(true);
    },
  };
  return { ...stores, configFile, replaced };
}

function importing() {
  const console = consoleOver();
  const file = readJsonFile(JSON.stringify(wanted, undefined, 1), "config.json", entities);
  return { console, content: new ConfigImport(console, file) };
}

/** A config text with a setting that nobody knows. */
function importingText() {
  const text = "# mine\nloglevel debug;\nwarp_speed 9;\n";
  const console = consoleOver();
  return {
    console,
    text,
    content: new ConfigImport(console, readConfFile(text, productConf(), "a.conf", entities), text),
  };
}

const ids = (content: ConfigImport) => content.parts.map(({ id }) => id);

describe("a config that replaces the one there is", () => {
  it("deletes what it does not have, and has no parts to choose", () => {
    const { content } = importing();
    expect([content.action, content.isReplacing, content.parts]).toEqual(["Replace the config", true, []]);
    expect(content.counts).toEqual({ created: 1, changed: 2, deleted: 1 });
    expect(content.changes.map(({ kind, path }) => `${kind} ${path.join("/")}`).toSorted()).toEqual([
      "created streams/sport",
      "deleted streams/old",
      "value loglevel",
      "value streams/news/title",
    ]);
  });

  it("is put in its place with what that changes, and what it is for", async () => {
    const { console, content } = importing();
    expect(await content.apply({ comment: "moved" })).toBe(true);
    expect(console.replaced).toEqual([[wanted, content.edits, { comment: "moved" }]]);
    await content.apply();
    expect(console.replaced[1]?.[2]).toEqual({});
    expect(console.saved).toEqual([]);
  });

  it("stands as it is written where it is written as the config itself, so that nothing of it is left out", async () => {
    const { console, text, content } = importingText();
    expect(content.leftOut).toEqual([]);
    await content.apply();
    expect(console.replaced[0]?.[0]).toBe(text);
  });

  it("tells the lines of what stands in it", () => {
    const { content } = importing();
    expect(content.linesOf(["/loglevel", "/streams/sport"])).toEqual([2, 13]);
  });
});

describe("a config that is laid over the one there is", () => {
  it("deletes nothing, and comes with all its parts", () => {
    const { content } = importing();
    content.setMode("merge");
    expect([content.action, content.isReplacing]).toEqual(["Merge into the config", false]);
    expect(ids(content)).toEqual(["", "/streams/news", "/streams/sport"]);
    expect([...content.edits.keys()].toSorted()).toEqual(["/loglevel", "/streams/news/title", "/streams/sport"]);
    expect(content.counts).toEqual({ created: 1, changed: 2, deleted: 0 });
  });

  it("is saved as an import, with what it is for", async () => {
    const { console, content } = importing();
    content.setMode("merge");
    expect(await content.apply({ comment: "moved" })).toBe(true);
    expect(console.saved).toEqual([
      { loglevel: "debug", streams: { news: { title: "News" }, sport: wanted.streams.sport } },
    ]);
    expect([console.termsOfSaves, console.replaced]).toEqual([[{ way: "import", comment: "moved" }], []]);
  });

  it("says why it was refused, and nothing where the operator took it back", async () => {
    const { console, content } = importing();
    content.setMode("merge");
    console.saving.failure = new ApiError("invalid", "There are too many streams");
    expect(await content.apply()).toMatchObject({ kind: "invalid", message: "There are too many streams" });
    console.save.approveWith(() => Promise.resolve(false));
    expect(await content.apply()).toBeUndefined();
  });

  it("says what of its text is left out, as nobody knows it", () => {
    const { content } = importingText();
    content.setMode("merge");
    expect(content.leftOut).toHaveLength(1);
    expect(content.leftOut[0]?.line).toBe(3);
  });
});

describe("a config of which parts are chosen", () => {
  it("gives those alone, and none at first", async () => {
    const { console, content } = importing();
    content.setMode("chosen");
    expect([content.action, ids(content)]).toEqual(["Take what is chosen", ["", "/streams/news", "/streams/sport"]]);
    expect(content.edits.size).toBe(0);
    content.choose(["/streams/sport", "/streams/news"], true);
    content.choose(["/streams/news"], false);
    expect([...content.edits.keys()]).toEqual(["/streams/sport"]);
    expect(await content.apply()).toBe(true);
    expect(console.saved).toEqual([{ streams: { sport: wanted.streams.sport } }]);
  });

  it("keeps what is chosen while another way is looked at, and the page follows", () => {
    const { content } = importing();
    const seen: string[] = [];
    const stop = autorun(() => seen.push(`${content.mode} ${content.edits.size}`));
    content.setMode("chosen");
    content.choose(["/streams/sport"], true);
    content.setMode("merge");
    content.setMode("chosen");
    stop();
    expect(seen).toEqual(["replace 4", "chosen 0", "chosen 1", "merge 3", "chosen 1"]);
  });
});

/** What of a config would not work, as the dialog tells it: its line, and what is named. */
async function missingOf(held: JsonObject, text: string, mode: ImportMode): Promise<readonly string[]> {
  const content = new ConfigImport(fakeStores(held), readJsonFile(text, "config.json", entities));
  content.setMode(mode);
  await content.check();
  expect(content.errors).toEqual([]);
  const lines = content.linesOf(content.warnings.map(({ pointer }) => pointer));
  return content.warnings.map(({ pointer, message }, at) => `${lines[at]} ${pointer}: ${message}`);
}

it("warns at its line of a name in an imported config that nobody can play", async () => {
  const text = JSON.stringify({ streams: { "admin/a": { name: "admin/a", urls } } }, undefined, 1);
  expect(await missingOf({}, text, "merge")).toEqual([
    expect.stringMatching(/^\d+ \/streams\/admin~1a\/name: Addresses below \/admin/),
  ]);
});

describe("a reference of an imported config to what is not there", () => {
  const recorded = (name: string, reference: string) => ({ [name]: { name, urls, dvr: { reference } } });
  const held = { dvrs: { vault: { name: "vault", root: "/dvr" } }, streams: recorded("main", "vault") };
  const written = (config: JsonObject) => JSON.stringify(config, undefined, 1);

  it("is told at its line, in each way of taking it", async () => {
    const told = ["11 /streams/main/dvr/reference: There is no DVR nowhere: choose another one or add it."];
    const text = written({ streams: recorded("main", "nowhere") });
    expect(await missingOf(held, text, "merge")).toEqual(told);
    expect(await missingOf(held, text, "replace")).toEqual(told);
    expect(await missingOf(held, text, "chosen")).toEqual([]);
  });

  it("is told of what stays as it is where what it refers to goes", async () => {
    const told = ["11 /streams/main/dvr/reference: There is no DVR vault: choose another one or add it."];
    expect(await missingOf(held, written({ streams: recorded("main", "vault") }), "replace")).toEqual(told);
    expect(await missingOf(held, written({ streams: recorded("main", "vault") }), "merge")).toEqual([]);
  });

  it("is not told where the file brings what it refers to, nor where it pointed to nothing before", async () => {
    const both = { dvrs: { nowhere: { name: "nowhere", root: "/other" } }, streams: recorded("main", "nowhere") };
    expect(await missingOf(held, written(both), "merge")).toEqual([]);
    const dangling = { streams: recorded("main", "nowhere") };
    const changed = { streams: { ...recorded("main", "nowhere"), ...recorded("sport", "nowhere") } };
    expect(await missingOf(dangling, written(changed), "replace")).toEqual([
      "22 /streams/sport/dvr/reference: There is no DVR nowhere: choose another one or add it.",
    ]);
  });
});

describe("an imported config that is asked for", () => {
  const wrong = JSON.stringify({ streams: { web: { name: "web", clients_timeout: "∞ s" } } });

  it("is looked at first, wholly, and is not taken where something is wrong", async () => {
    const content = new ConfigImport(consoleOver(), readJsonFile(wrong, "config.json", entities));
    expect(content.errors).toEqual([]);
    expect(await content.isFine()).toBe(false);
    expect(content.errors).toHaveLength(1);
    expect(await importing().content.isFine()).toBe(true);
  });

  it("is not taken where something else is chosen while it is looked at", async () => {
    const { content } = importing();
    const asked = content.isFine();
    content.setMode("merge");
    expect(await asked).toBe(false);
    expect(await content.isFine()).toBe(true);
  });

  it("is looked at once for one state of the edits, and again where others have saved meanwhile", async () => {
    const { console, content } = importing();
    const stop = autorun(() => content.edits);
    const first = content.check();
    expect(content.check()).toBe(first);
    console.config.merge({ streams: { live: { name: "live", urls } } }, 2);
    expect(content.check()).not.toBe(first);
    stop();
  });
});
