import { describe, expect, it, vi } from "vitest";
import type { JsonObject } from "../../../../src/model/Json.ts";
import type { ConfigLanguage } from "../../../../server/config/configLanguage.ts";
import { readRevision } from "../../../../server/config/configRevisions.ts";
import { editByDelta } from "../../../../server/config/delta/editByDelta.ts";
import type { ToldRenames } from "../../../../server/config/saves.ts";
import { jsonLanguage } from "../../support/jsonLanguage.ts";
import { testCheck } from "../../support/testCheck.ts";
import { testEntities } from "../../support/testEntities.ts";

const text =
  '// By hand.\n{"http":[80],"streams":{"news":{"name":"news"},"sport":{"name":"sport"}},"sources":[{"urls":["a"]}]}';
const keys = { sources: { ids: ["3"], last: 3 } };

/** What a delta makes of the text above, in a language that may have its own ways. */
async function edit(delta: JsonObject, ways: Partial<ConfigLanguage> = {}, told?: ToldRenames, from = text) {
  const language = { ...jsonLanguage, ...ways };
  const revision = await readRevision(jsonLanguage, from, { rev: 4, at: 0, who: "boss", keys });
  return editByDelta({ entities: testEntities, language, check: testCheck }, revision, revision.config, delta, {
    toldRenames: told,
  });
}

/** A language that says otherwise what it is told to write. */
const saying = (changed: (config: JsonObject) => JsonObject): Partial<ConfigLanguage> => ({
  edit: (document, delta) => {
    const next = jsonLanguage.edit(document, delta);
    return { ...next, config: changed(next.config) };
  },
});

const withoutTitle = ({ title: _, ...rest }: JsonObject): JsonObject => rest;

/** The refusal of what the text cannot say. */
const unsaid = (...pointers: readonly string[]) => ({
  kind: "invalid",
  details: {
    problems: pointers.map((pointer) => ({
      pointer,
      keyword: "text",
      level: "error",
      message: "The configuration text has no way to say this value.",
    })),
  },
});

describe("a save of a delta", () => {
  it("gives the config, the numbers of blocks without a name, and the text with all that stands in it by hand", async () => {
    const made = await edit({ loglevel: "debug", sources: { "-1": { urls: ["b"] } } });
    expect(made?.config).toEqual({
      http: [80],
      loglevel: "debug",
      streams: { news: { name: "news", position: 0 }, sport: { name: "sport", position: 1 } },
      sources: { "3": { urls: ["a"], position: 0 }, "4": { urls: ["b"], position: 1 } },
    });
    expect(made?.keys).toEqual({ sources: { ids: ["3", "4"], last: 4 } });
    expect(made?.document.text).toMatch(/^\/\/ By hand\.\n\{/);
    expect(jsonLanguage.parse(made?.document.text ?? "").config).toMatchObject({ loglevel: "debug" });
  });

  it("is none where nothing changes, whatever else is wrong with what is there", async () => {
    const ways = { edit: vi.fn<ConfigLanguage["edit"]>() };
    expect(await edit({ http: [80], streams: { news: { name: "news" } }, stats: { cpu: 1 } }, ways)).toBeUndefined();
    expect(ways.edit).not.toHaveBeenCalled();
  });

  it("tells the text only what changes, with blocks by their place, and what is renamed", async () => {
    const ways = { edit: vi.fn<ConfigLanguage["edit"]>((document, delta) => jsonLanguage.edit(document, delta)) };
    const world = { name: "world" };
    await edit({ sources: { "3": { urls: ["c"] } }, streams: { news: null, world } }, ways);
    const [, delta, renames] = ways.edit.mock.calls[0] ?? [];
    expect(delta).toEqual({
      sources: { "0": { urls: ["c"] } },
      streams: { news: null, world: { ...world, position: 0 } },
    });
    expect(renames).toEqual([{ from: ["streams", "news"], to: ["streams", "world"] }]);
    await edit({ streams: { news: null, world } }, ways, { collection: "streams", renames: [] });
    expect(ways.edit.mock.lastCall?.[2]).toEqual([]);
    // Those behind a removed one follow by themselves.
    await edit({ streams: { news: null } }, ways);
    expect(ways.edit.mock.lastCall?.[1]).toEqual({ streams: { news: null } });
  });

  it("is refused for a name that is taken", async () => {
    await expect(edit({ streams: { news: null, sport: { name: "sport", title: "News" } } })).rejects.toMatchObject({
      kind: "invalid",
      details: { problems: [{ pointer: "/streams/news/name", keyword: "unique" }] },
    });
  });

  it("is refused where a rule is broken, before the text is touched", async () => {
    const ways = { edit: vi.fn<ConfigLanguage["edit"]>() };
    const save = edit({ streams: { news: { clients_timeout: -1 } } }, ways);
    await expect(save).rejects.toMatchObject({
      kind: "invalid",
      details: { problems: [{ pointer: "/streams/news/clients_timeout", keyword: "minimum" }] },
    });
    expect(ways.edit).not.toHaveBeenCalled();
  });

  it("is refused for what the text says of itself", async () => {
    const problem = { pointer: "/title", keyword: "text", level: "error", message: "No quotes, please." } as const;
    const ways: Partial<ConfigLanguage> = {
      edit: (document, delta) => ({ ...jsonLanguage.edit(document, delta), problems: [problem] }),
    };
    await expect(edit({ title: "x" }, ways)).rejects.toMatchObject({ details: { problems: [problem] } });
  });
});

describe("a text that says otherwise what is saved", () => {
  it("refuses the save where it loses a value, and names each", async () => {
    await expect(edit({ title: "x", loglevel: "debug" }, saying(withoutTitle))).rejects.toMatchObject(unsaid("/title"));
    const lost = saying((config) => ({ ...config, title: "y", loglevel: "y" }));
    await expect(edit({ title: "x", loglevel: "debug" }, lost)).rejects.toMatchObject(unsaid("/title", "/loglevel"));
    const gone = saying(({ more: _, ...rest }) => rest);
    await expect(edit({ more: { deep: { a: 1, b: [2] } } }, gone)).rejects.toMatchObject(
      unsaid("/more/deep/a", "/more/deep/b"),
    );
  });

  it("refuses the save where it keeps what was to go, but not where it implies another value", async () => {
    const kept = saying((config) => ({ ...config, http: [80] }));
    await expect(edit({ http: null }, kept)).rejects.toMatchObject(unsaid("/http"));
    const implied = await edit(
      { http: null },
      saying((config) => ({ ...config, http: [8080] })),
    );
    expect(implied?.config["http"]).toEqual([8080]);
  });

  it("may say more, and leave out what has no settings", async () => {
    const made = await edit(
      { title: "x", more: {} },
      saying(({ more: _, ...config }) => ({ ...config, implied: true })),
    );
    expect(made?.config).toMatchObject({ title: "x", implied: true });
    expect(made?.config).not.toHaveProperty("more");
  });
});

describe("a save of a whole config", () => {
  /** A language in which a title implies a subtitle, and that of a block its colour. */
  const implying: Partial<ConfigLanguage> = {
    edit: (document, delta) => {
      const { config, text: written } = jsonLanguage.edit(document, delta);
      const implied = "title" in config ? { subtitle: "by word", ...config } : config;
      return { text: written, config: implied, problems: [] };
    },
  };

  it("needs not name what its text says by itself", async () => {
    const made = await edit({ $reset: true, title: "x" }, implying);
    expect(made?.config).toEqual({ title: "x", subtitle: "by word" });
    const other = await edit({ $reset: true, title: "x", subtitle: "its own" }, implying);
    expect(other?.config).toEqual({ title: "x", subtitle: "its own" });
  });

  it("keeps what is implied where it stands already: that cannot go while its reason stays", async () => {
    const from = '{"title":"x","subtitle":"by word","sources":[{"urls":["a"]}]}';
    const made = await edit(
      { $reset: true, title: "x", http: [80], sources: { "3": { urls: ["a"] } } },
      implying,
      undefined,
      from,
    );
    expect(made?.config).toEqual({
      title: "x",
      subtitle: "by word",
      http: [80],
      sources: { "3": { urls: ["a"], position: 0 } },
    });
    const other = edit({ title: "x", subtitle: null, http: [80] }, implying, undefined, from);
    await expect(other).rejects.toMatchObject(unsaid("/subtitle"));
    const gone = await edit({ $reset: true, http: [80] }, implying, undefined, from);
    expect(gone?.config).toEqual({ http: [80] });
  });

  it("gives its blocks new numbers, and places as it has them", async () => {
    const made = await edit({ $reset: true, sources: { "-1": { urls: ["b"] }, "3": { urls: ["a"] } } });
    expect(made?.config).toEqual({
      sources: { "3": { urls: ["a"], position: 0 }, "4": { urls: ["b"], position: 1 } },
    });
    expect(made?.keys).toEqual({ sources: { ids: ["3", "4"], last: 4 } });
  });

  it("changes nothing where it says what is there, also with what is implied", async () => {
    const whole = jsonLanguage.parse(text).config;
    const { streams = null } = whole;
    expect(await edit({ $reset: true, http: [80], streams, sources: { "3": { urls: ["a"] } } })).toBeUndefined();
  });
});
