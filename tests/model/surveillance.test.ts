import { describe, expect, it } from "vitest";
import { agentKey, surveillanceEdits } from "../../src/model/surveillance.ts";

const database = ["plugins", "vsaas", "database"];

describe("the edits that go with the database of video surveillance", () => {
  it("open the endpoint, say who lets agents in, and make the key, the first time", () => {
    expect(surveillanceEdits({}, "/db", () => "made")).toEqual([
      [database, "/db"],
      [["plugins", "vsaas", "endpoint"], true],
      [["plugins", "rproxy", "endpoint_auth"], "vsaas"],
      [["plugins", "rproxy", "streampoint_key"], "made"],
    ]);
  });

  it("keep a key that is there", () => {
    const server = { plugins: { rproxy: { streampoint_key: "old" } } };
    const made = surveillanceEdits(server, "/db", () => "made");
    expect(made.at(-1)).toEqual([["plugins", "rproxy", "streampoint_key"], "old"]);
  });

  it("are of the database alone where it is configured, and take the plugin away without one", () => {
    const server = { plugins: { vsaas: { database: "/old" }, rproxy: { streampoint_key: "k" } } };
    expect(surveillanceEdits(server, "/db", () => "made")).toEqual([[database, "/db"]]);
    expect(surveillanceEdits(server, undefined, () => "made")).toEqual([[["plugins", "vsaas"], undefined]]);
  });

  it("put back what the server has where a path that was just typed goes again", () => {
    const server = { plugins: { rproxy: { endpoint_auth: "own" } } };
    expect(surveillanceEdits(server, undefined, () => "made")).toEqual([
      [["plugins", "vsaas"], undefined],
      [["plugins", "rproxy", "endpoint_auth"], "own"],
      [["plugins", "rproxy", "streampoint_key"], undefined],
    ]);
  });
});

describe("the key of cameras' agents", () => {
  it("is 14 letters and digits, made of bytes that are as likely for each", () => {
    const rounds = [new Uint8Array([252, 255, 253, 0, 35, 36, 71, 251]), new Uint8Array(14).fill(1)];
    const asked: number[] = [];
    const key = agentKey((count) => {
      asked.push(count);
      return rounds.shift() ?? new Uint8Array(count);
    });
    expect(key).toBe("a9a99bbbbbbbbb");
    expect(asked).toEqual([14, 14]);
  });
});
