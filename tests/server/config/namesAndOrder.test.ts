import { describe, expect, it } from "vitest";
import { openRecord } from "../support/openRecord.ts";

const who = "admin";

describe("a record of entities with names, places and numbers", () => {
  it("keeps a renamed entity in its place and points references at the new name", async () => {
    const { record } = await openRecord();
    const dvr = { root: "/archive" };
    await record.apply(
      {
        dvrs: { main: { name: "main", ...dvr } },
        auth_backends: { gate: { name: "gate", allow_default: true } },
        streams: { a: { name: "a", dvr: { reference: "main" }, auth: { url: "auth://gate" } }, b: { name: "b" } },
      },
      { ifMatch: 1, who },
    );
    await record.apply({ dvrs: { main: null, tape: { name: "tape", ...dvr } } }, { ifMatch: 2, who });
    await record.apply(
      { auth_backends: { gate: null, door: { name: "door", allow_default: true } } },
      { ifMatch: 3, who },
    );
    const body = { dvr: { reference: "tape" }, auth: { url: "auth://door" } };
    await record.apply({ streams: { a: null, first: { name: "first", ...body } } }, { ifMatch: 4, who });
    expect(record.current.config["streams"]).toEqual({
      first: { name: "first", ...body, position: 0 },
      b: { name: "b", position: 1 },
    });
  });

  it("points what another saved meanwhile at the new name, beside what the save itself says of others", async () => {
    const { record } = await openRecord();
    const named = (name: string, dvr: string) => ({ [name]: { name, dvr: { reference: dvr } } });
    await record.apply({ dvrs: { main: { name: "main" } }, streams: named("a", "main") }, { ifMatch: 1, who });
    await record.apply({ streams: named("b", "main") }, { ifMatch: 2, who });
    await record.apply(
      { dvrs: { main: null, tape: { name: "tape" } }, streams: { a: { dvr: { reference: "tape" } } } },
      { ifMatch: 2, who },
    );
    expect(record.current.config["streams"]).toMatchObject({ ...named("a", "tape"), ...named("b", "tape") });
  });

  it("numbers moved entities without gaps", async () => {
    const { record } = await openRecord();
    const entries = ["a", "b", "c", "d"].map((name, position) => [name, { name, position }]);
    await record.apply({ streams: Object.fromEntries(entries) }, { ifMatch: 1, who });
    await record.apply({ streams: { d: { position: 1 } } }, { ifMatch: 2, who });
    expect(order(record.current.config)).toEqual(["a", "d", "b", "c"]);
    await record.apply({ streams: { a: { position: 3 } } }, { ifMatch: 3, who });
    expect(order(record.current.config)).toEqual(["d", "b", "c", "a"]);
    await record.apply({ streams: { b: null } }, { ifMatch: 4, who });
    expect(order(record.current.config)).toEqual(["d", "c", "a"]);
    expect(record.current.config["streams"]).toMatchObject({ a: { position: 2 } });
  });

  it("gives sources ids that are never given again", async () => {
    const { record } = await openRecord();
    const create = (url: string, ifMatch: number) =>
      record.apply({ sources: { "-1": { urls: [url] } } }, { ifMatch, who });
    await create("http://a", 1);
    await create("http://b", 2);
    await record.apply({ sources: { "2": null } }, { ifMatch: 3, who });
    await create("http://c", 4);
    expect(record.current.config["sources"]).toEqual({
      "1": { urls: ["http://a"], position: 0 },
      "3": { urls: ["http://c"], position: 1 },
    });
  });

  it("keeps the ids of sources when the text is reordered by hand and over a restart", async () => {
    const { record, folder, close } = await openRecord();
    await record.apply({ sources: { "-1": { urls: ["http://a"] } } }, { ifMatch: 1, who });
    await record.apply({ sources: { "-1": { urls: ["http://b"] } } }, { ifMatch: 2, who });
    const sources = [{ urls: ["http://new"] }, { urls: ["http://b"], cluster_key: "k" }, { urls: ["http://a"] }];
    await record.saveText(JSON.stringify({ sources }), { ifMatch: 3, who });
    const ids = { "1": { urls: ["http://a"] }, "2": { cluster_key: "k" }, "3": { urls: ["http://new"] } };
    expect(record.current.config["sources"]).toMatchObject(ids);
    await close();
    expect((await openRecord({ folder })).record.current.config["sources"]).toMatchObject(ids);
  });
});

function order(config: { readonly [key: string]: unknown }): readonly string[] {
  const streams = config["streams"] as Record<string, { position: number }>;
  return Object.keys(streams).toSorted((one, other) => (streams[one]?.position ?? 0) - (streams[other]?.position ?? 0));
}
