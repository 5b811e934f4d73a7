import { describe, expect, it } from "vitest";
import { entities } from "../../src/generated/entities.ts";
import type { EntityDescriptor } from "../../src/generated/contracts/EntityDescriptor.ts";
import { searchIndex } from "../../src/generated/searchIndex.ts";
import { formatPointer, parsePointer } from "../../src/model/configPath.ts";
import { isAmongSettings } from "../../src/model/entity/entityPlace.ts";
import { formAddress, pointerInHash } from "../../src/pages/formAddress.ts";

const settingPages = { cluster: "/cluster/settings", iptv: "/iptv" };

describe("the address of the form with a setting", () => {
  it("is that of the item, of its page, with the setting behind the #", () => {
    expect(formAddress(["streams", "a/b", "title"])).toBe("/standalone/a%2Fb#/title");
    expect(formAddress(["streams", "news", "cluster_key"])).toBe("/standalone/news/input#/cluster_key");
    expect(formAddress(["streams", "news"])).toBe("/standalone/news");
  });

  it("is that of several items, with what the list shows", () => {
    const way = { keys: ["news", "a+b"], search: "?query=n" };
    expect(formAddress(["streams", "news", "title"], way)).toBe("/standalone/news+a%2Bb?query=n#/title");
  });

  it("is that of the settings, wherever a console has a page of them; none where that is not known", () => {
    expect(formAddress(["http"])).toBe("/config#/http");
    expect(formAddress(["cluster_key"])).toBeUndefined();
    expect(formAddress(["cluster_key"], { settingPages })).toBe("/cluster/settings#/cluster_key");
    expect(formAddress(["cluster_key"], { settingPages: {} })).toBe("/config/cluster#/cluster_key");
  });

  it("is that of the settings for what is edited among them, and none for a list of items", () => {
    expect(formAddress(["peers", "b.example", "port"], { settingPages })).toBe(
      "/cluster/settings#/peers/b.example/port",
    );
    expect(formAddress(["peers"], { settingPages })).toBe("/cluster/settings#/peers");
    expect(formAddress(["web_scripts", "/a"])).toBe("/config#/web_scripts/~1a");
    expect([formAddress(["streams"]), formAddress([])]).toEqual([undefined, undefined]);
  });

  it("names every key so that it is read again as it was, also with a percent sign", () => {
    for (const key of ["50%", "%41", "a/b", "a~b", "über # ? &", "100%25"]) {
      const path = ["web_scripts", key, "path"];
      const address = formAddress(path) ?? "";
      const { hash } = new URL(address, "http://console");
      expect(pointerInHash(hash)).toBe(formatPointer(path));
    }
  });

  it("leads for each setting that the search knows to the page that the search tells", () => {
    const named = new Map(Object.values<EntityDescriptor>(entities).map((entity) => [entity.name, entity]));
    for (const { entity, pattern, page = "", route } of searchIndex) {
      const known = named.get(entity);
      const { collection, pages = [] } = known ?? {};
      if (entity === "server" || known === undefined || collection === undefined) continue;
      if (isAmongSettings(known)) {
        expect(formAddress([collection, "one", ...parsePointer(pattern)], { settingPages })).toMatch(/^\/\w+/);
        continue;
      }
      const own = page === pages[0]?.name ? "" : `/${page}`;
      const address = formAddress([collection, "one", ...parsePointer(pattern)]);
      expect(address?.split("#")[0]).toBe(`/${route}/one${own}`);
    }
  });
});

describe("what stands behind the # of an address", () => {
  it("is taken as it stands where somebody has typed a lone percent sign", () => {
    expect(pointerInHash("#/keys/50%/port")).toBe("/keys/50%/port");
  });

  it("is no setting where it is the player or nothing", () => {
    expect([pointerInHash("#play=news"), pointerInHash("")]).toEqual([undefined, undefined]);
  });
});
