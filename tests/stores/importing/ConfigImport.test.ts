import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { entities } from "../../../src/generated/entities.ts";
import { productConf } from "../../../src/model/conf/ConfLanguage.ts";
import { readConfFile, readJsonFile } from "../../../src/model/import/readConfigFile.ts";
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
    expect(content.warnings).toEqual([]);
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
    expect(content.warnings).toHaveLength(1);
    expect(content.warnings[0]?.line).toBe(3);
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
