import { describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import { mediaListOf, readMediaView, writeMediaView } from "../../../src/model/media/mediaView.ts";

const read = (address: string) => readMediaView(new URLSearchParams(address));
const write = (address: string, part: object) =>
  decodeURIComponent(writeMediaView(new URLSearchParams(address), { ...read(address), ...part }).toString());

describe("what of the media is shown, in the address", () => {
  it("is read back as it was written", () => {
    const address = "list=locations&query=a+b&filter=online-dvr&sort=-bitrate";
    expect(read(address)).toEqual({
      list: "locations",
      query: "a b",
      filters: ["online", "dvr"],
      source: "",
      sorting: { key: "bitrate", direction: "descending" },
    });
    expect(write(address, {})).toBe(address);
  });

  it("is the whole list of streams in the order of the config when nothing is said, or nonsense", () => {
    const first = { list: "streams", query: "", filters: [], source: "", sorting: undefined };
    expect(read("")).toEqual(first);
    expect(read("list=nothing&filter=never-online2&sort=colour")).toEqual(first);
    expect(write("list=nothing&sort=colour", {})).toBe("");
  });

  it("is sorted up or down, by a setting where a list shows settings", () => {
    expect(write("", { sorting: { key: "name", direction: "ascending" } })).toBe("sort=name");
    expect(read("sort=name").sorting).toEqual({ key: "name", direction: "ascending" });
    expect(read("list=vods&sort=-/cache-limit").sorting).toEqual({ key: "/cache-limit", direction: "descending" });
    expect([read("sort=/title").sorting, read("list=vods&sort=title/").sorting]).toEqual([undefined, undefined]);
  });

  it("keeps what it knows nothing of, and the source filter to the streams", () => {
    expect(write("play=1&source=10.0.0.7", { query: "a" })).toBe("play=1&source=10.0.0.7&query=a");
    expect(write("source=10.0.0.7", { list: "vods" })).toBe("list=vods");
  });
});

describe("the list of the Media screen that shows an entity", () => {
  it("is told for what stands in its menu, and for nothing else", () => {
    const { stream, location, mirror, vod } = entities;
    expect([stream, location, mirror, vod].map(mediaListOf)).toEqual(["streams", "locations", "mirrors", "vods"]);
    expect([entities["auth-backend"], entities.server].map(mediaListOf)).toEqual([undefined, undefined]);
    const { menu: _, ...unlisted } = stream;
    expect(mediaListOf(unlisted)).toBeUndefined();
    expect(mediaListOf({ ...stream, menu: { group: "Config" } })).toBeUndefined();
    expect(mediaListOf({ ...stream, collection: "channels" })).toBeUndefined();
  });
});
