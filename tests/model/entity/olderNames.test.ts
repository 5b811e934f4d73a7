import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { EntityDescriptor } from "../../../src/generated/contracts/EntityDescriptor.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { withPresentNames } from "../../../src/model/entity/olderNames.ts";
import { jsonObject } from "../merge/jsonArbitrary.ts";

const field = (title: string, aliases?: readonly string[]) =>
  ({ title, type: "any", ...(aliases ? { aliases } : {}) }) as const;

const base = { label: "", plural: "", pages: [], runtime: [] };

const entities: readonly EntityDescriptor[] = [
  {
    ...base,
    name: "server",
    fields: { "/loglevel": field("Log level", ["log"]), "/streams": field("Streams", ["channels"]) },
  },
  {
    ...base,
    name: "stream",
    collection: "streams",
    key: "name",
    fields: {
      "/retry_limit": field("Retry limit", ["retries", "tries"]),
      "/urls/*/priority": field("Priority", ["prio"]),
      "/tracks/*/size/width": field("Width", ["w"]),
      "/cache": field("Cache", ["buffer"]),
      "/cache/path": field("Path", ["folder"]),
      "/title": field("Title"),
    },
  },
];

const present = (value: JsonObject) => withPresentNames(value, entities);
const stream = (value: JsonObject) => present({ streams: { news: value } });

describe("Older names of settings", () => {
  it("become the present ones at any depth: in objects, list items, maps and the server's own settings", () => {
    const { value, read } = present({
      log: "debug",
      channels: {
        news: {
          retries: 3,
          urls: [{ url: "udp://a", prio: 1 }, "udp://b"],
          tracks: { "1": { size: { w: 640 } } },
          buffer: { folder: "/ssd" },
        },
      },
    });
    expect(value).toEqual({
      loglevel: "debug",
      streams: {
        news: {
          retry_limit: 3,
          urls: [{ url: "udp://a", priority: 1 }, "udp://b"],
          tracks: { "1": { size: { width: 640 } } },
          cache: { path: "/ssd" },
        },
      },
    });
    expect(read).toContainEqual({ pointer: "/streams/news/urls/0/priority", older: "prio", name: "priority" });
    expect(read.map(({ older }) => older).toSorted()).toEqual([
      "buffer",
      "channels",
      "folder",
      "log",
      "prio",
      "retries",
      "w",
    ]);
  });

  it("leave a value as it is where none stands in it", () => {
    const config = { loglevel: "debug", streams: { news: { retry_limit: 3, urls: [{ priority: 1 }] } } };
    expect(present(config).value).toBe(config);
  });

  it("delete in a merge patch what the present one would", () => {
    expect(stream({ retries: null }).value).toEqual({ streams: { news: { retry_limit: null } } });
  });

  it("beside the present one are a clash, unless the patch takes the older one away", () => {
    const { value, clashes, read } = stream({ retries: 3, retry_limit: 4 });
    expect(value).toEqual({ streams: { news: { retry_limit: 4 } } });
    expect(clashes).toEqual([{ pointer: "/streams/news/retry_limit", older: "retries", name: "retry_limit" }]);
    expect(read).toEqual([]);
    expect(stream({ retries: null, retry_limit: 4 })).toMatchObject({
      value: { streams: { news: { retry_limit: 4 } } },
      clashes: [],
    });
    expect(stream({ retries: 3, tries: 4 }).clashes).toHaveLength(1);
  });

  it("change nothing in a value of a wrong type, and nothing twice", () => {
    fc.assert(
      fc.property(jsonObject(), fc.constantFrom("streams", "channels", "log", "urls", "tracks"), (value, key) => {
        const config = { ...value, [key]: value, streams: { a: { ...value, urls: [value, [value]], tracks: value } } };
        const once = present(config).value;
        expect(present(once)).toEqual({ value: once, read: [], clashes: [] });
      }),
    );
  });
});
