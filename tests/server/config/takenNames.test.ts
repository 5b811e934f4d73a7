import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openRecord } from "../support/openRecord.ts";

const who = "admin";
const nature = { name: "nature", title: "Nature", urls: ["udp://239.0.0.1:1"] };
const news = { name: "news", title: "News", urls: ["udp://239.0.0.2:1"] };

async function opened() {
  const { record, folder } = await openRecord();
  await record.apply({ streams: { nature, news, sport: { name: "sport" } } }, { ifMatch: 1, who });
  return { record, file: () => readFileSync(join(folder, "sluice.conf"), "utf8") };
}

describe("a rename onto the name of another entity", () => {
  it("is refused at the name, and changes nothing", async () => {
    const { record, file } = await opened();
    const [config, text] = [record.current.config, file()];
    const delta = { streams: { nature: null, news: { ...nature, name: "news" } } };
    await expect(record.apply(delta, { ifMatch: 2, who })).rejects.toMatchObject({
      kind: "invalid",
      details: {
        problems: [{ pointer: "/streams/nature/name", keyword: "unique", message: "this name is already used" }],
      },
    });
    expect([record.current.rev, record.current.config, file()]).toEqual([2, config, text]);
  });

  it("is refused also when the same save changes the settings", async () => {
    const { record } = await opened();
    const save = record.apply({ streams: { nature: null, news: { name: "news", title: "New" } } }, { ifMatch: 2, who });
    await expect(save).rejects.toMatchObject({ details: { problems: [{ pointer: "/streams/nature/name" }] } });
  });

  it("is told at the entity that it looks like when others are deleted with it", async () => {
    const { record } = await opened();
    const delta = { streams: { sport: null, nature: null, news: { ...nature, name: "news" } } };
    const save = record.apply(delta, { ifMatch: 2, who });
    await expect(save).rejects.toMatchObject({ details: { problems: [{ pointer: "/streams/nature/name" }] } });
  });

  it("is among the problems of a check", async () => {
    const { record } = await opened();
    const { problems } = await record.checkDelta({ streams: { nature: null, news: { ...nature, name: "news" } } });
    expect(problems.map(({ pointer, keyword }) => [pointer, keyword])).toEqual([["/streams/nature/name", "unique"]]);
  });

  it("is not seen in a deletion saved with an edit of another entity", async () => {
    const { record } = await opened();
    await record.apply({ streams: { nature: null, news: { title: "Nature" } } }, { ifMatch: 2, who });
    expect(record.current.config["streams"]).toMatchObject({ news: { ...news, title: "Nature" } });
    expect(Object.keys(record.current.config["streams"] ?? {})).toEqual(["news", "sport"]);
  });

  it("is not seen in an import, which replaces everything", async () => {
    const { record } = await opened();
    await record.apply({ $reset: true, streams: { nature: null, news } }, { ifMatch: 2, who });
    expect(record.current.config["streams"]).toEqual({ news: { ...news, position: 0 } });
  });
});
