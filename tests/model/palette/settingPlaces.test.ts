import { describe, expect, it } from "vitest";
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
