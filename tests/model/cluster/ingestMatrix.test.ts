import { describe, expect, it } from "vitest";
import { filterIngest, IngestMemory } from "../../../src/model/cluster/ingestMatrix.ts";

const servers = { a: { name: "a" }, b: { name: "b" }, c: { name: "c" } };

describe("which streams run where", () => {
  it("is told by the columns of the servers", () => {
    const { rows, servers: columns } = new IngestMemory().take({
      streams: [
        { name: "news", running_at: ["b"], idle_at: ["a"], unknown_at: ["c"] },
        { name: "sport", running_at: [] },
        { name: "film", running_at: ["a", "c"] },
      ],
      servers,
    });
    expect(columns).toEqual(["a", "b", "c"]);
    expect(rows).toEqual([
      { name: "news", states: ["idle", "runs", "unknown"], count: 1 },
      { name: "sport", states: [undefined, undefined, undefined], count: 0 },
      { name: "film", states: ["runs", undefined, "runs"], count: 2 },
    ]);
  });

  it("says that it runs where more than that is told of one server", () => {
    const told = { name: "news", running_at: ["a"], idle_at: ["a", "b"], unknown_at: ["a", "b"] };
    const { rows } = new IngestMemory().take({ streams: [told], servers });
    expect(rows[0]?.states).toEqual(["runs", "unknown", undefined]);
  });

  it("knows the servers by the streams where they are not told, and leaves out one that is not told", () => {
    const streams = [
      { name: "news", running_at: ["b", "a"] },
      { name: "sport", running_at: ["a"], idle_at: ["x"] },
    ];
    const { rows, servers: columns } = new IngestMemory().take({ streams });
    expect(columns).toEqual(["b", "a"]);
    expect(rows.map(({ states }) => states)).toEqual([
      ["runs", "runs"],
      [undefined, "runs"],
    ]);
  });

  it("is not known of a server that never answered, whatever others have", () => {
    const silent = { a: { name: "a", fetch_delay: 0 }, b: { name: "b", error: "timeout" } };
    const { rows } = new IngestMemory().take({ streams: [{ name: "news", running_at: ["a"] }], servers: silent });
    expect(rows[0]).toEqual({ name: "news", states: ["runs", "unknown"], count: 1 });
  });

  it("keeps a row as the same object as long as it says the same on the same servers", () => {
    const memory = new IngestMemory();
    const news = { name: "news", running_at: ["a"] };
    const take = (sport: string[], more = {}) =>
      memory.take({ streams: [news, { name: "sport", running_at: sport }], servers: { ...servers, ...more } }).rows;
    const before = take(["a"]);
    const after = take(["b"]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    const wider = take(["b"], { d: { name: "d" } });
    expect(wider[0]).not.toBe(after[0]);
    expect(wider[0]?.states).toEqual(["runs", undefined, undefined, undefined]);
  });
});

describe("the filters of that", () => {
  const rows = [
    { name: "News HD", states: [], count: 1 },
    { name: "sport", states: [], count: 2 },
    { name: "film", states: [], count: 0 },
  ];
  const names = (search: string, filter?: "several" | "nowhere") =>
    filterIngest(rows, { search, filter }).map(({ name }) => name);

  it("leave those that several servers run, or none", () => {
    expect(names("")).toEqual(["News HD", "sport", "film"]);
    expect(names("", "several")).toEqual(["sport"]);
    expect(names("", "nowhere")).toEqual(["film"]);
  });

  it("find a part of a name, capital or small, with space around it", () => {
    expect(names(" news ")).toEqual(["News HD"]);
    expect(names("SP")).toEqual(["sport"]);
    expect(names("news", "several")).toEqual([]);
  });
});
