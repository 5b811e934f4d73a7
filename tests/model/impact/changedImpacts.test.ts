import { describe, expect, it } from "vitest";
import type { EntityDescriptor } from "../../../src/generated/contracts/EntityDescriptor.ts";
import type { SettingImpact } from "../../../src/generated/contracts/EntityImpacts.ts";
import { type ChangeImpact, changedImpacts } from "../../../src/model/impact/changedImpacts.ts";
import type { JsonObject } from "../../../src/model/Json.ts";

const channel: EntityDescriptor = {
  name: "channel",
  label: "Channel",
  plural: "Channels",
  collection: "channels",
  pages: [],
  runtime: [],
  fields: {
    "/title": { title: "Title", type: "string" },
    "/vendor": { title: "Vendor", type: "string", default: "none" },
    "/timeout": { title: "Timeout", type: "integer", default: 60 },
    "/disabled": { title: "Disabled", type: "boolean" },
    "/static": { title: "Static", type: "boolean", enumLabels: { true: "Always", "": "As the server" } },
    "/urls": { title: "Inputs", type: "array", list: { key: "url", bareKey: true } },
    "/urls/*": { title: "Input", type: "object" },
    "/urls/*/priority": { title: "Priority", type: "string" },
    "/days": { title: "Days", type: "array", list: { key: "$index" } },
    "/tags": { title: "Tags", type: "array" },
    "/drm": { title: "DRM", type: "object" },
    "/drm/vendor": { title: "Vendor", type: "string" },
    "/video": { title: "Video", type: "object" },
    "/video/*/bitrate": { title: "Bitrate", type: "integer" },
  },
};
const restart = { is: "stream" } as const;
const ends = { is: "sessions" } as const;
const none = { is: "none" } as const;

type Settings = Readonly<Record<string, SettingImpact>>;

function done(before: JsonObject, after: JsonObject, settings: Settings = { "": restart }): readonly ChangeImpact[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return changedImpacts(channel, { settings }, before, after, keys);
}

describe("what the change of a value does", () => {
  it("is nothing where it says the same as before", () => {
    const before = {
      title: "a",
      disabled: true,
      urls: ["udp://a", { url: "udp://b" }],
      drm: { vendor: "x" },
      days: [1],
    };
    expect(done(before, structuredClone(before))).toEqual([]);
    expect(done({ urls: ["udp://a"] }, { urls: [{ url: "udp://a" }] })).toEqual([]);
    expect(done({ title: null }, {})).toEqual([]);
  });

  it("is nothing where a default is written out or left away", () => {
    expect(done({}, { timeout: 60, vendor: "none", disabled: false })).toEqual([]);
    expect(done({ timeout: 60, vendor: "none", disabled: false }, { timeout: null })).toEqual([]);
  });

  it("is something for any other value, and for an absent one that is neither on nor off", () => {
    const changes: readonly (readonly [JsonObject, JsonObject])[] = [
      [{ timeout: 30 }, {}],
      [{}, { timeout: 30 }],
      [{}, { vendor: "other" }],
      [{ disabled: true }, {}],
      [{ disabled: true }, { disabled: false }],
      [{}, { static: false }],
      [{}, { static: true }],
      [{}, { title: "a" }],
      [{}, { unknown: false }],
      [{}, { unknown: 1 }],
    ];
    expect(changes.filter(([before, after]) => done(before, after).length !== 1)).toEqual([]);
  });

  it("is that of the setting, else of what is around it, and each only once", () => {
    const settings = { "": none, "/drm": ends, "/drm/vendor": restart };
    expect(done({}, { title: "a" }, settings)).toEqual([]);
    expect(done({ drm: { vendor: "x" } }, { drm: { vendor: "y" } }, settings)).toEqual([restart]);
    expect(done({ drm: { a: 1, b: 1 } }, { drm: { a: 2, b: 2 } }, settings)).toEqual([ends]);
    expect(done({}, { title: "a" }, {})).toEqual([]);
  });

  it("is only that of a change to one of the values told, an absent one being the default", () => {
    const settings = { "/timeout": { is: "stream", to: [60, 90] } } as const;
    const [impact] = Object.values(settings);
    expect(done({ timeout: 30 }, { timeout: 90 }, settings)).toEqual([impact]);
    expect(done({ timeout: 30 }, {}, settings)).toEqual([impact]);
    expect(done({ timeout: 30 }, { timeout: 45 }, settings)).toEqual([]);
  });
});

describe("what the change of an object does", () => {
  const settings = { "": none, "/drm": { is: "sessions", whole: true }, "/drm/vendor": none } as const;
  const whole = settings["/drm"];

  it("is told of it as a whole only where it comes or goes", () => {
    expect(done({}, { drm: { vendor: "x" } }, settings)).toEqual([whole]);
    expect(done({ drm: { vendor: "x" } }, {}, settings)).toEqual([whole]);
    expect(done({ drm: { vendor: "x" } }, { drm: { vendor: "y", other: 1 } }, settings)).toEqual([]);
  });

  it("is that of what stands in it, whatever its names in a map are", () => {
    const rates = { "/video/*/bitrate": restart };
    expect(done({ video: { one: { bitrate: 1 } } }, { video: { one: { bitrate: 2 } } }, rates)).toEqual([restart]);
    expect(done({}, { video: { two: { bitrate: 2 } } }, rates)).toEqual([restart]);
    expect(done({ video: { one: { other: 1 } } }, { video: { one: { other: 2 } } }, rates)).toEqual([]);
  });
});

describe("what the change of a list does", () => {
  const settings = { "": none, "/urls": ends, "/urls/*": restart, "/urls/*/priority": none } as const;
  const of = (item: string) => ({ ...restart, item });

  it("is that of an item that goes, and of the list; one that comes is about the list alone", () => {
    expect(done({ urls: ["udp://a", "udp://b"] }, { urls: ["udp://b"] }, settings)).toEqual([ends, of("udp://a")]);
    expect(done({ urls: ["udp://a"] }, { urls: ["udp://a", "udp://b"] }, settings)).toEqual([ends]);
    expect(done({}, { urls: ["udp://a"] }, settings)).toEqual([ends]);
    expect(done({ urls: ["udp://a"] }, {}, settings)).toEqual([ends, of("udp://a")]);
  });

  it("is nothing for another order of it, where that does not count", () => {
    expect(done({ urls: ["udp://a", "udp://b"] }, { urls: ["udp://b", "udp://a"] }, settings)).toEqual([]);
  });

  it("is that of the settings of its items, by the item", () => {
    const after = {
      urls: [
        { url: "udp://a", priority: "1" },
        { url: "udp://b", agent: "x" },
      ],
    };
    expect(done({ urls: ["udp://a", "udp://b"] }, after, settings)).toEqual([of("udp://b")]);
    expect(done({ urls: [{ url: "udp://b", agent: "x" }] }, { urls: ["udp://b"] }, settings)).toEqual([of("udp://b")]);
  });

  it("is that of a plain item that has another value, where items are known by their place", () => {
    const days = { "": none, "/days/*": restart };
    expect(done({ days: [1, 2] }, { days: [1, 3] }, days)).toEqual([of("2")]);
  });

  it("takes the items themselves for their names where the schema names none, and one value for a list of it", () => {
    const any = { "": none, "/tags/*": restart };
    expect(done({ tags: ["a", "b"] }, { tags: ["b", "c"] }, any)).toEqual([of("a")]);
    expect(done({ tags: ["a", { b: 1 }] }, { tags: ["a"] }, any)).toEqual([of('{"b":1}')]);
    expect(done({ unknown: ["a"] }, { unknown: ["b"] })).toEqual([restart, of("a")]);
    expect(done({ tags: "a" }, { tags: ["a", "b"] }, any)).toEqual([]);
    expect(done({ tags: ["a", "b"] }, { tags: "b" }, any)).toEqual([of("a")]);
  });
});

describe("a list that is gone through in an order", () => {
  const impact = { is: "stream", order: "priority" } as const;
  const settings = { "": none, "/urls/*": impact, "/urls/*/priority": none };
  const url = (name: string, priority?: string | number) => ({
    url: `udp://${name}`,
    ...(priority !== undefined && { priority }),
  });
  const overtaken = (before: readonly JsonObject[], after: readonly JsonObject[]) =>
    done({ urls: [...before] }, { urls: [...after] }, settings).map(({ item }) => item);

  it("does to an item what befalls it as another comes to stand before it, known or new", () => {
    expect(overtaken([url("a", 2), url("b", 3)], [url("a", 2), url("b", 1)])).toEqual(["udp://a"]);
    expect(overtaken([url("a", 2), url("b", 3)], [url("a", 2), url("b", 3), url("c", 1)])).toEqual([
      "udp://a",
      "udp://b",
    ]);
    expect(overtaken([url("a"), url("b")], [url("b"), url("a")])).toEqual(["udp://a"]);
  });

  it("does nothing to those that stay before all others, nor for one that comes behind or goes", () => {
    expect(overtaken([url("a", 1), url("b", 2)], [url("a", 1), url("b", 9)])).toEqual([]);
    expect(overtaken([url("a", 2), url("b", 3)], [url("a", 2), url("b", 3), url("c", 4)])).toEqual([]);
    expect(overtaken([url("a", 1), url("b", 2)], [url("b", 2)])).toEqual(["udp://a"]);
  });

  it("goes by numbers, however they are written; what has none comes last, in the order of the list", () => {
    expect(overtaken([url("a", "9"), url("b", "10")], [url("a", 9), url("b", "10")])).toEqual([]);
    expect(overtaken([url("a", "9"), url("b", "8")], [url("a", "9"), url("b", "10")])).toEqual(["udp://b"]);
    expect(overtaken([url("a"), url("b", 5)], [url("b", 5), url("a")])).toEqual([]);
    expect(overtaken([url("a"), url("b")], [url("a"), url("b", 5)])).toEqual(["udp://a"]);
  });

  it("does not count what is published: it comes when it comes", () => {
    const live = { url: "publish://" };
    expect(overtaken([url("a", 2)], [{ ...live, priority: 1 }, url("a", 2)])).toEqual([]);
    expect(overtaken([live, url("a", 5)], [live, url("a", 5), url("b", 6), url("c", 7)])).toEqual([]);
    expect(done({ urls: ["udp://a"] }, { urls: ["publish://", "udp://a"] }, settings)).toEqual([]);
    expect(done({ urls: ["udp://a"] }, { urls: ["udp://publish:", "udp://a"] }, settings)).toHaveLength(1);
  });

  it("is none where the schema does not say so", () => {
    const plain = { "": none, "/urls/*": restart, "/urls/*/priority": none };
    const [before, after] = [
      [url("a", 2), url("b", 3)],
      [url("b", 1), url("a", 2)],
    ];
    expect(done({ urls: before }, { urls: after }, plain)).toEqual([]);
  });
});
