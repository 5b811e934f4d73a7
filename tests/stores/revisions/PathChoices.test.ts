import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { PathChoices } from "../../../src/stores/revisions/PathChoices.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";

const choicesOf = (tree: JsonObject) => {
  const { config } = fakeStores(tree);
  return { config, choices: new PathChoices({ config }) };
};

describe("what of the config can be chosen by its name", () => {
  it("is each entity of each kind, by its kind and name", () => {
    const { choices } = choicesOf({
      streams: { news: { name: "news" }, "a/b": {} },
      vods: { films: { prefix: "films" } },
    });
    expect(Object.fromEntries(choices.entities)).toEqual({
      "Stream news": "streams/news",
      "Stream a/b": "streams/a~1b",
      "VOD films": "vods/films",
    });
  });

  it("tells two of one name apart by their paths", () => {
    const { choices } = choicesOf({
      sources: { "3": { title: "Main", urls: ["http://a"] }, "4": { title: "Main", urls: ["http://b"] } },
    });
    const names = [...choices.entities.keys()];
    expect(names[1]).toBe(`${names[0]} (sources/4)`);
    expect([...choices.entities.values()]).toEqual(["sources/3", "sources/4"]);
  });

  it("follows what is created", () => {
    const { config, choices } = choicesOf({ streams: { news: { name: "news" } } });
    const sizes: number[] = [];
    const stop = autorun(() => sizes.push(choices.entities.size));
    config.merge({ streams: { sport: { name: "sport" } } }, 2);
    stop();
    expect(sizes).toEqual([1, 2]);
  });

  it("is each setting of an entity, by its title, but none within a list", () => {
    const { choices } = choicesOf({});
    const settings = choices.settings(["streams", "news"]);
    expect(settings.get("Title")).toBe("streams/news/title");
    expect([...settings.values()].filter((path) => path.includes("*"))).toEqual([]);
    expect([...settings.values()].every((path) => path.startsWith("streams/news/"))).toBe(true);
  });

  it("is each setting of the server where no entity is meant, and nothing of what no schema describes", () => {
    const { choices } = choicesOf({});
    const settings = [...choices.settings([]).values()];
    expect(settings.length).toBeGreaterThan(5);
    expect(settings.some((path) => path.startsWith("streams/"))).toBe(false);
    expect(choices.settings(["nonsense", "x"]).size).toBe(0);
  });
});
