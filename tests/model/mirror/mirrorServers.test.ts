import { describe, expect, it } from "vitest";
import { mirrorHealth, mirrorName, mirrorServers, serverKey } from "../../../src/model/mirror/mirrorServers.ts";
import { knownNames, mirroredName, originName } from "../../../src/model/mirror/mirroredNames.ts";

describe("the servers of a mirror", () => {
  const reports = {
    "http://one:80": { stream_names: ["news", "sport"] },
    "http://two:8080": { stream_names: [], error: "timeout" },
  };

  it("are matched by URL, in the order of the mirror [C118]", () => {
    const servers = mirrorServers({ urls: ["http://two:8080", "http://other:80", "http://one:80/path"] }, reports);
    expect(servers.map(({ url, health }) => [url, health.kind])).toEqual([
      ["http://two:8080", "error"],
      ["http://other:80", "unknown"],
      ["http://one:80/path", "ok"],
    ]);
    expect(servers[0]?.health).toEqual({ kind: "error", error: "timeout" });
    expect(mirrorServers({ urls: ["http://one"] }, undefined)[0]?.health.kind).toBe("unknown");
  });

  it("offer the names they report, and none while they report nothing", () => {
    const servers = mirrorServers({ urls: ["http://one", "http://three"] }, reports);
    expect(servers.map(({ offered }) => offered)).toEqual([["news", "sport"], []]);
  });

  it("have port 80 when their URL names none [C119]", () => {
    const kinds = (urls: string[]) => mirrorServers({ urls }, reports).map(({ health }) => health.kind);
    expect(kinds(["http://one", "one", "one:80", "http://two", "http://one:8080"])).toEqual([
      "ok",
      "ok",
      "ok",
      "unknown",
      "unknown",
    ]);
    expect(mirrorServers({ urls: ["http://one:80"] }, { "http://one": { stream_names: [] } })[0]?.health.kind).toBe(
      "ok",
    );
  });
});

describe("the names of a mirror's streams", () => {
  it("are those that run here, by their names at the origin, and those its servers offer", () => {
    const mirror = { urls: ["http://one"], prefix: "o/", streams: { "o/news": {}, "o/film": {} } };
    expect(originName(mirror, "o/news")).toBe("news");
    expect(originName({}, "o/news")).toBe("o/news");
    expect(originName({ prefix: 5 }, "o/news")).toBe("o/news");
    expect(originName(mirror, "other/news")).toBe("other/news");
    const reports = { "http://one:80": { stream_names: ["news", "sport"] } };
    expect(knownNames(mirror, reports)).toEqual(["news", "film", "sport"]);
    expect(knownNames({}, undefined)).toEqual([]);
  });
});

describe("an origin server", () => {
  it("is known by its URL with the port, 80 where none is named [C119]", () => {
    expect(serverKey("http://origin.example.com")).toBe("http://origin.example.com:80");
    expect(serverKey("http://origin.example.com:8080")).toBe("http://origin.example.com:8080");
    expect(serverKey("https://origin.example.com/")).toBe("https://origin.example.com:80");
  });

  it("is the same however its URL is written, and whatever login or path it has", () => {
    const written = ["origin:80", " origin ", "HTTP://Origin", "http://origin/x?y", "http://me:p@ss@origin:80/"];
    expect(new Set(written.map(serverKey))).toEqual(new Set(["http://origin:80"]));
    expect(serverKey("http://[2001:db8::1]:8080")).toBe("http://[2001:db8::1]:8080");
    expect(serverKey("http://[2001:db8::1]")).toBe("http://[2001:db8::1]:80");
    expect(serverKey("rtmps://origin")).toBe("rtmps://origin:80");
  });

  it("is nobody where its URL begins with a path", () => {
    expect(serverKey("/origin")).toBe("http://:80");
  });
});

describe("the name of a mirrored stream", () => {
  it("stands below the prefix of its mirror", () => {
    expect(mirroredName(undefined, "news")).toBe("news");
    expect(mirroredName("", "news")).toBe("news");
    expect(mirroredName("eu", "news")).toBe("eu/news");
    expect(mirroredName("eu/", "a/b")).toBe("eu/a/b");
    expect(mirroredName("eu/west//", "a")).toBe("eu/west/a");
  });
});

describe("the health of a mirror's server", () => {
  it("is an error with its text, ok with names, and unknown otherwise [C255]", () => {
    expect(mirrorHealth({ error: "timeout", stream_names: ["news"] })).toEqual({ kind: "error", error: "timeout" });
    expect(mirrorHealth({ stream_names: [] })).toEqual({ kind: "ok" });
    expect(mirrorHealth({})).toEqual({ kind: "unknown" });
    expect(mirrorHealth(undefined)).toEqual({ kind: "unknown" });
    expect(mirrorHealth({ error: "", stream_names: [] })).toEqual({ kind: "ok" });
    expect(mirrorHealth({ error: 5 })).toEqual({ kind: "unknown" });
  });
});

describe("what a mirror is called", () => {
  const urls = ["http://one", "http://two"];

  it("is its title, else the first line of its description, else its first server", () => {
    expect(mirrorName({ title: "Eu", meta: { comment: "Studio" }, urls })).toBe("Eu");
    expect(mirrorName({ title: " ", meta: { comment: "\n Studio\nof the north" }, urls })).toBe("Studio");
    expect(mirrorName({ title: 5, meta: { comment: "" }, urls })).toBe("http://one");
  });

  it("is nothing where it has none of them", () => {
    expect([mirrorName({}), mirrorName({ urls: [] }), mirrorName(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
