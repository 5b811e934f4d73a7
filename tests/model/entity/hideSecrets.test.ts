import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { hideSecrets, isFreeSetting } from "../../../src/model/entity/hideSecrets.ts";
import { holdsSecret, isSecretAt } from "../../../src/model/entity/sensitiveSettings.ts";
import type { Json } from "../../../src/model/Json.ts";
import { testEntities } from "../testEntities.ts";

const shown = (value: Json, path: readonly string[] = []) =>
  hideSecrets(value, path, testEntities, (text) => `<${text}>`);

describe("a config without its secrets", () => {
  it("has something else in the place of each secret setting, and all else as it was", () => {
    const stream = {
      name: "news",
      title: "News",
      disabled: false,
      drm: { vendor: "conax", password: "hunter2" },
      auth: { tokens: ["hunter2", "other"], domains: ["a.tv"] },
    };
    expect(shown({ streams: { news: stream }, edit_auth: { login: "admin", password: "hunter2" } })).toEqual({
      streams: {
        news: {
          ...stream,
          drm: { vendor: "conax", password: '<"hunter2">' },
          auth: { tokens: ['<"hunter2">', '<"other">'], domains: ["a.tv"] },
        },
      },
      edit_auth: { login: "admin", password: '<"hunter2">' },
    });
  });

  it("hides a secret wherever the value that is asked for begins", () => {
    expect(shown("hunter2", ["edit_auth", "password"])).toBe('<"hunter2">');
    expect(shown(["hunter2"], ["streams", "a", "auth", "tokens"])).toEqual(['<"hunter2">']);
    expect(shown({ a: 1 }, ["edit_auth", "password"])).toBe('<{"a":1}>');
    expect(shown("debug", ["loglevel"])).toBe("debug");
  });

  it("tells the secret itself beside its text", () => {
    const told: Json[] = [];
    hideSecrets({ password: ["a"] }, ["edit_auth"], testEntities, (_, value) => {
      told.push(value);
      return "";
    });
    expect(told).toEqual(["a"]);
  });

  it("leaves a secret that is not there as absent as it was", () => {
    expect(shown({ edit_auth: { login: "admin", password: null } })).toEqual({
      edit_auth: { login: "admin", password: null },
    });
  });

  it("hides what addresses carry, alone or within a text", () => {
    expect(shown({ urls: ["rtsp://me:pass@10.0.0.1/cam", "udp://239.0.0.1:1234"] }, ["streams", "a"])).toEqual({
      urls: ["rtsp://<me:pass>@10.0.0.1/cam", "udp://239.0.0.1:1234"],
    });
    expect(shown("from rtsp://me:pass@a/b and http://c/d?key=x", ["streams", "a", "title"])).toBe(
      "from rtsp://<me:pass>@a/b and http://c/d?key=<x>",
    );
    expect(
      shown("from http://a/b&token=x and (see?key=y:http://c/d?key=z)", ["streams", "a", "title"]),
      "each once",
    ).toBe("from http://a/b&token=<x> and (see?key=<y:>http://c/d?key=<z)>");
    expect(shown("rtsp://me:pa ss@host/cam", ["streams", "a", "title"]), "a login with a space in it").toBe(
      "rtsp://<me:pa ss>@host/cam",
    );
    expect(shown("udp://239.0.0.1:1234", ["streams", "a", "unknown"]), "an address says what it is").toBe(
      "udp://239.0.0.1:1234",
    );
    expect(shown("by hand: me:pass@host", ["streams", "a", "title"])).toBe("by hand: <me:pass>@host");
    expect(shown({ urls: ["me:pass@10.0.0.1/cam", "rtsp:/me:pass@a"] }, ["streams", "a"])).toEqual({
      urls: ["<me:pass>@10.0.0.1/cam", "rtsp:/<me:pass>@a"],
    });
    expect(
      shown({ urls: ["tshttp://a:80/live/me/pass/1.ts", "http://a/me/pass/12", "rtsp://a/Streaming/Channels/101"] }, [
        "streams",
        "a",
      ]),
      "a login as parts of a path",
    ).toEqual({
      urls: ["tshttp://a:80/live/<me>/<pass>/1.ts", "http://a/<me>/<pass>/12", "rtsp://a/Streaming/Channels/101"],
    });
    expect(shown("tshttp://a/live/news/index.m3u8", ["streams", "a", "title"])).toBe("tshttp://a/live/news/index.m3u8");
    expect(shown("no address: me@host", ["streams", "a", "title"])).toBe("no address: me@host");
  });

  it("hides all that no schema describes, whatever it is", () => {
    expect(shown({ unknown: "hunter2", count: 5, on: true, none: null }, ["streams", "a"])).toEqual({
      unknown: '<"hunter2">',
      count: "<5>",
      on: "<true>",
      none: "<null>",
    });
    expect(shown({ title: "A", meta: { comment: "c", other: "hunter2" } }, ["streams", "a"])).toEqual({
      title: "A",
      meta: { comment: "c", other: '<"hunter2">' },
    });
  });

  it("hides the values of a map whose keys are free, but none of a list that is described", () => {
    const free = {
      stream: {
        ...testEntities.stream,
        fields: { "/headers": { title: "Headers", type: "object" }, "/headers/*": { title: "Header", type: "string" } },
      },
    } as const;
    const path = ["streams", "a", "headers", "X-Key"];
    expect(hideSecrets("hunter2", path, free, (text) => `<${text}>`)).toBe('<"hunter2">');
    expect([isFreeSetting(path, free), isFreeSetting(["streams", "a", "headers"], free)]).toEqual([true, false]);
    expect(isFreeSetting(["streams", "a", "schedule", "0"], testEntities)).toBe(false);
    expect(isFreeSetting(["streams", "a", "title"], testEntities)).toBe(false);
    expect(isFreeSetting(["streams", "a", "unknown"], testEntities)).toBe(true);
  });
});

describe("whether a value holds a secret", () => {
  it("is so for one that is set, at any depth, and for nothing else", () => {
    const at = ["streams", "a"];
    expect(holdsSecret({ drm: { password: "x" } }, at, testEntities)).toBe(true);
    expect(holdsSecret({ auth: { tokens: ["x"] } }, at, testEntities)).toBe(true);
    expect(holdsSecret({ drm: { password: "" } }, at, testEntities)).toBe(false);
    expect(holdsSecret({ drm: { password: null } }, at, testEntities)).toBe(false);
    expect(holdsSecret({ drm: { vendor: "x" }, title: "y", disabled: true }, at, testEntities)).toBe(false);
    expect([
      holdsSecret(undefined, at, testEntities),
      holdsSecret("x", ["edit_auth", "password"], testEntities),
    ]).toEqual([false, true]);
  });

  it("is so for a key behind the beginning of an address, and not for that alone", () => {
    const at = ["streams", "a", "auth", "url"];
    expect([holdsSecret("securetoken://key", at, entities), holdsSecret("securetoken://", at, entities)]).toEqual([
      true,
      false,
    ]);
    expect(holdsSecret("securetoken://key", ["streams", "a", "title"], entities)).toBe(false);
  });

  it("is so for all below a secret setting", () => {
    expect(isSecretAt(["edit_auth", "password", "deeper"], testEntities)).toBe(true);
    expect([isSecretAt(["edit_auth"], testEntities), isSecretAt([], testEntities)]).toEqual([false, false]);
  });
});
