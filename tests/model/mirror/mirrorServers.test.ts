import { describe, expect, it } from "vitest";
import { knownNames } from "../../../src/model/mirror/knownNames.ts";
import { originName } from "../../../src/model/mirror/originName.ts";
import { serversOf } from "../../../src/model/mirror/serversOf.ts";

describe("the servers of a mirror", () => {
  const reports = {
    "http://one:80": { stream_names: ["news", "sport"] },
    "http://two:8080": { stream_names: [], error: "timeout" },
  };

  it("are matched by URL, in the order of the mirror [C118]", () => {
    const servers = serversOf({ urls: ["http://two:8080", "http://other:80", "http://one:80/path"] }, reports);
    expect(servers.map(({ url, health }) => [url, health.kind])).toEqual([
      ["http://two:8080", "error"],
      ["http://other:80", "unknown"],
      ["http://one:80/path", "ok"],
    ]);
    expect(servers[0]?.health).toEqual({ kind: "error", error: "timeout" });
    expect(serversOf({ urls: ["http://one"] }, undefined)[0]?.health.kind).toBe("unknown");
  });

  it("have port 80 when their URL names none [C119]", () => {
    const kinds = (urls: string[]) => serversOf({ urls }, reports).map(({ health }) => health.kind);
    expect(kinds(["http://one", "one", "one:80", "http://two", "http://one:8080"])).toEqual([
      "ok",
      "ok",
      "ok",
      "unknown",
      "unknown",
    ]);
    expect(serversOf({ urls: ["http://one:80"] }, { "http://one": { stream_names: [] } })[0]?.health.kind).toBe("ok");
  });
});

describe("the names of a mirror's streams", () => {
  it("are those that run here, by their names at the origin, and those its servers offer", () => {
    const mirror = { urls: ["http://one"], prefix: "o/", streams: { "o/news": {}, "o/film": {} } };
    expect(originName(mirror, "o/news")).toBe("news");
    expect(originName({}, "o/news")).toBe("o/news");
    const reports = { "http://one:80": { stream_names: ["news", "sport"] } };
    expect(knownNames(mirror, reports)).toEqual(["news", "film", "sport"]);
    expect(knownNames({}, undefined)).toEqual([]);
  });
});
