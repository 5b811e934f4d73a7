import { describe, expect, it } from "vitest";
import { logoUsers } from "../../src/model/logoUsers.ts";

describe("who shows an uploaded logo", () => {
  it("is each stream with it in its player or in a track, once", () => {
    const users = logoUsers({
      streams: {
        news: {
          logo: { path: "@one" },
          transcoder: { video: { 1: { logo: { path: "@one" } }, 2: { alogo: { path: "@two" } } } },
        },
        sport: { transcoder: { video: [{ logo: { path: "@one" } }] } },
        film: { logo: { path: "/file.png" }, title: "@one" },
      },
    });
    expect([...users]).toEqual([
      ["one", ["news", "sport"]],
      ["two", ["news"]],
    ]);
  });

  it("is nobody where a path is no logo's, or only reported", () => {
    const streams = {
      a: { path: "@one" },
      b: { dvr: { path: "@one" } },
      c: { stats: { logo: { path: "@one" } } },
      d: null,
    };
    expect([...logoUsers({ streams })]).toEqual([]);
    expect([...logoUsers({})]).toEqual([]);
    expect([...logoUsers({ streams: ["@one"] })]).toEqual([]);
    expect([...logoUsers({ streams: { a: { logo: "@one" }, b: { logo: { path: 1 } } } })]).toEqual([]);
  });
});
