import { describe, expect, it } from "vitest";
import type { ClusterServer } from "../../../src/generated/types/ClusterServer.ts";
import { serverState, sortServers, type ServerColumn } from "../../../src/model/cluster/clusterServers.ts";

describe("what a server of a cluster says of this moment", () => {
  it("is fresh for 10 s, and only without an error", () => {
    expect(serverState({ name: "a", fetch_delay: 10_000 })).toBe("fresh");
    expect(serverState({ name: "a", fetch_delay: 10_001 })).toBe("stale");
    expect(serverState({ name: "a", fetch_delay: 0, error: "refused" })).toBe("stale");
  });

  it("is nothing where it never told anything", () => {
    expect(serverState({ name: "a" })).toBe("silent");
    expect(serverState({ name: "a", error: "refused" })).toBe("silent");
  });
});

describe("the servers by a column", () => {
  const servers: readonly ClusterServer[] = [
    { name: "edge10", cpu_usage: 5, version: "2" },
    { name: "edge9" },
    { name: "Edge1", cpu_usage: 0, version: "10" },
    { name: "core", cpu_usage: 50 },
  ];
  const sorted = (key: ServerColumn, direction: "ascending" | "descending") =>
    sortServers(servers, { key, direction }).map(({ name }) => name);

  it("are in the order of the server without one", () => {
    expect(sortServers(servers, undefined)).toBe(servers);
  });

  it("are in the order that people count in", () => {
    expect(sorted("name", "ascending")).toEqual(["core", "Edge1", "edge9", "edge10"]);
    expect(sorted("name", "descending")).toEqual(["edge10", "edge9", "Edge1", "core"]);
    expect(sorted("cpu_usage", "ascending").slice(0, 3)).toEqual(["Edge1", "edge10", "core"]);
  });

  it("have those that do not tell it at the end, whichever way", () => {
    expect(sorted("cpu_usage", "ascending").at(-1)).toBe("edge9");
    expect(sorted("cpu_usage", "descending")).toEqual(["core", "edge10", "Edge1", "edge9"]);
    expect(sorted("version", "descending")).toEqual(["Edge1", "edge10", "edge9", "core"]);
  });
});
