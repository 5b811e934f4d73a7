import { describe, expect, it } from "vitest";
import type { EntityDescriptor } from "../../../src/generated/contracts/EntityDescriptor.ts";
import type { SearchEntry } from "../../../src/generated/contracts/SearchEntry.ts";
import { entities } from "../../../src/generated/entities.ts";
import { searchIndex } from "../../../src/generated/searchIndex.ts";
import { openItems, pointerIn, settingEntries } from "../../../src/model/palette/settingPlaces.ts";

describe("settingEntries", () => {
  it("has a row for every setting, that tells where it stands", () => {
    const rows = settingEntries(searchIndex, entities, "Settings");
    expect(rows).toHaveLength(searchIndex.length);
    const bitrate = rows.find(({ id }) => id.startsWith("setting:stream/transcoder/video") && id.endsWith("/bitrate"));
    expect(bitrate?.place).toMatch(/^Stream › Transcoder › /);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });
});

describe("a setting that is searched for", () => {
  const stream: EntityDescriptor = {
    name: "stream",
    label: "Stream",
    plural: "Streams",
    collection: "streams",
    runtime: [],
    pages: [
      {
        name: "overview",
        title: "Overview",
        sections: [],
      },
      {
        name: "transcoder",
        title: "Transcoder",
        sections: [
          {
            name: "general",
            title: "General",
          },
          {
            name: "video",
            title: "Video tracks",
          },
        ],
      },
    ],
    fields: {
      "/transcoder": {
        title: "Transcoder",
        type: "object",
      },
      "/transcoder/video": {
        title: "Video",
        type: "map",
      },
      "/transcoder/video/*": {
        title: "A track",
        type: "object",
      },
      "/transcoder/video/*/logo": {
        title: "Logo",
        type: "object",
      },
    },
  };
  const setting = (more: Partial<SearchEntry>): SearchEntry => ({
    entity: "stream",
    pattern: "/transcoder/video/*/logo/x",
    title: "X",
    description: "Pixels.",
    words: [],
    ...more,
  });
  const rowOf = (more: Partial<SearchEntry>) => settingEntries([setting(more)], { stream }, "Settings")[0];

  it("is found by its title and words, its paths in the config, and what is said of it", () => {
    const words = ["x", "video", "left"];
    expect(rowOf({ page: "transcoder", section: "video", words })).toEqual({
      kind: "setting",
      id: "setting:stream/transcoder/video/*/logo/x",
      group: "Settings",
      title: "X",
      place: "Stream › Transcoder › Video tracks › Transcoder › Video › Logo",
      names: ["x", "left"],
      paths: ["transcoder.video.logo.x", "transcoder/video/logo/x", "video"],
      help: "Pixels.",
      setting: setting({
        page: "transcoder",
        section: "video",
        words,
      }),
    });
  });

  it("stands in the words of its entity, page, section and what is around it, none of them twice in a row", () => {
    expect(rowOf({ page: "transcoder", pattern: "/transcoder/size" })?.place).toBe("Stream › Transcoder");
    expect(rowOf({ page: "transcoder", section: "gone", pattern: "/title" })?.place).toBe("Stream › Transcoder");
    expect(rowOf({ pattern: "/unknown/title" })).toMatchObject({
      place: "Stream",
      paths: ["unknown.title", "unknown/title"],
    });
  });

  it("is left out where its entity is not known here", () => {
    expect(settingEntries([setting({ entity: "newer" })], { stream }, "Settings")).toEqual([]);
  });
});

describe("pointerIn", () => {
  it("leads into the first item of a list, or the row for a new one", () => {
    expect(pointerIn("/urls/*/url", { urls: [{ url: "a" }] })).toBe("/urls/0/url");
    expect(pointerIn("/urls/*/url", {})).toBe("/urls/0/url");
  });

  it("leads into what a map holds, and to the map where it is empty", () => {
    expect(pointerIn("/keys/*/port", { keys: { "a/b": {} } })).toBe("/keys/a~1b/port");
    expect(pointerIn("/keys/*/port", { keys: {} })).toBe("/keys");
  });
});

describe("openItems", () => {
  it("reads the items from the address, whatever entity they are of", () => {
    expect(openItems("/standalone/news+a%2Fb/output", entities)).toEqual({
      entity: entities.stream,
      keys: ["news", "a/b"],
    });
    expect(openItems("/dvrs/disk", entities)?.entity).toBe(entities["dvr-storage"]);
    expect(openItems("/dvrs", entities)).toBeUndefined();
    expect(openItems("/", entities)).toBeUndefined();
  });
});

describe("the items that an address opens", () => {
  const { stream } = entities;
  const { collection: _, ...call } = stream;
  const { route: __, ...nowhere } = stream;

  it("are those of the first part below its list", () => {
    expect(openItems("/standalone/news", [stream])?.keys).toEqual(["news"]);
    expect(openItems("/standalone/news/output/more", [stream])?.keys).toEqual(["news"]);
    expect(openItems("/admin/standalone/news", [stream])).toBeUndefined();
    expect(openItems("/standalone/", [stream])).toBeUndefined();
  });

  it("are none of what has no collection, no pages or no address", () => {
    expect(openItems("/standalone/news", [call])).toBeUndefined();
    expect(openItems("/standalone/news", [{ ...stream, pages: [] }])).toBeUndefined();
    expect(openItems("/standalone/news", [nowhere])).toBeUndefined();
  });
});
