import { beforeAll, describe, expect, it } from "vitest";
import { SchemaShelf } from "./SchemaShelf.ts";
import { StreamDesk } from "./StreamDesk.ts";
import { uiOf } from "./uiOf.ts";

const time = "Time string should contains only digits and time unit at the end (s, m, h, d, w)";
const size = "It's not correct size, good examples are 1024, 1Kb, 32gb, 50TB";

let shelf: SchemaShelf;
let desk: StreamDesk;
beforeAll(async () => {
  shelf = await SchemaShelf.read();
  desk = await StreamDesk.read();
});

describe("the logo of a stream", () => {
  it("has the fields of both documents [C234] [S135]", () => {
    expect(shelf.propertiesOf("logo")).toEqual("path width height top bottom left right".split(" "));
    expect(desk.words({ logo: { path: "/a.png", width: 10, height: 10, bottom: 1, right: 1 } })).toEqual([]);
  });

  it("says that a leading @ names an uploaded file", () => {
    expect(shelf.field("logo", "/path").description).toContain("A leading @ names a picture uploaded");
    expect(desk.words({ logo: { path: "@logo1" } })).toEqual([]);
  });

  it("stands at one edge of two", () => {
    expect(desk.words({ logo: { top: 1, left: 1 } })).toEqual([]);
    expect(desk.words({ logo: { top: 1, bottom: 1 } })).toEqual(["/logo/top: Set top or bottom, but not both."]);
    expect(desk.words({ logo: { left: 1, right: 1 } })).toEqual(["/logo/left: Set left or right, but not both."]);
  });

  it("has no dimension below 0 [S340]", () => {
    for (const name of ["width", "height", "top", "bottom", "left", "right"]) {
      expect(desk.words({ logo: { [name]: 0 } }), name).toEqual([]);
      expect(desk.words({ logo: { [name]: -1 } }), name).toHaveLength(1);
    }
  });
});

describe("the thumbnails of a stream", () => {
  it("have a switch and an address [C235] [S139]", () => {
    expect(shelf.propertiesOf("thumbnails")).toEqual(["enabled", "url"]);
    expect(desk.words({ thumbnails: { enabled: true, url: "http://camera/a.jpg" } })).toEqual([]);
    expect(desk.words({ thumbnails: { enabled: "yes", url: 1 } })).toHaveLength(2);
  });
});

describe("the authorization of a stream", () => {
  it("has url, extra and max sessions [C230]", () => {
    expect(desk.words({ auth: { url: "auth://main", extra: { key: "v" }, max_sessions: 3 } })).toEqual([]);
    expect(desk.words({ auth: { url: [], extra: [], max_sessions: "3" } })).toHaveLength(3);
  });

  it("has the fields of the second document [S140]", () => {
    const fields = "max_sessions url extra domains allowed_countries disallowed_countries";
    expect(shelf.propertiesOf("auth").toSorted()).toEqual(fields.split(" ").toSorted());
    expect(desk.words({ auth: { domains: ["a.com"], allowed_countries: ["RU"], disallowed_countries: [] } })).toEqual(
      [],
    );
    expect(desk.words({ auth: { domains: "a.com", allowed_countries: ["Russia"] } })).toHaveLength(2);
  });

  it("takes country codes of two letters [C507]", () => {
    for (const code of ["RU", "gb"]) expect(desk.words({ auth: { allowed_countries: [code] } }), code).toEqual([]);
    for (const code of ["R", "RUS", "R1"]) {
      expect(desk.words({ auth: { disallowed_countries: [code] } }), code).toEqual([
        "/auth/disallowed_countries/0: A country code has two letters.",
      ]);
    }
  });

  it("has an empty whitelist that differs from none", () => {
    expect(shelf.field("auth", "/allowed_countries")["x-list"]).toEqual({ key: "$value" });
  });

  it("refuses a key that does not start with a letter", () => {
    for (const key of ["1key", "_key", "a-b"]) {
      expect(new Set(desk.words({ auth: { extra: { [key]: "v" } } })), key).toEqual(
        new Set(["/auth/extra: Key should start with character, not digit or special symbol."]),
      );
    }
  });

  it("refuses a value with #", () => {
    expect(desk.words({ auth: { extra: { key: "a#b" } } })).toEqual([
      "/auth/extra/key: Value should not include # symbol.",
    ]);
  });
});

describe("the pushes of a stream", () => {
  it("are a list of objects with url [S141]", () => {
    expect(desk.words({ pushes: [{ url: "udp://239.0.0.1:1234", bitrate: 8000 }] })).toEqual([]);
    expect(desk.words({ pushes: ["udp://239.0.0.1:1234", {}] })).toHaveLength(2);
    expect(shelf.field("stream", "/pushes")["x-list"]).toMatchObject({ key: "url" });
    expect(uiOf(shelf.field("stream", "/pushes")).newItem).toBe("New push");
  });
});

describe("the cache of a stream", () => {
  it("has path, disk limit and time limit [C231] [S142]", () => {
    expect(shelf.propertiesOf("cache").toSorted()).toEqual(["disk_limit", "path", "time_limit"]);
    expect(desk.words({ cache: { path: "/ssd", disk_limit: "400G", time_limit: "48h" } })).toEqual([]);
    expect(desk.words({ cache: { path: "/ssd", disk_limit: 42_949_672_960, time_limit: 3600 } })).toEqual([]);
  });

  it("takes a size as a number with a unit and says so", () => {
    for (const disk_limit of ["1024", "1Kb", "32gb", "50TB", "1.5G", "2P"]) {
      expect(desk.words({ cache: { disk_limit } }), disk_limit).toEqual([]);
    }
    for (const disk_limit of ["much", "1X", "G", "-1G"]) {
      expect(desk.words({ cache: { disk_limit } }), disk_limit).toEqual([`/cache/disk_limit: ${size}`]);
    }
  });

  it("takes a time as digits with a unit and says so", () => {
    for (const time_limit of ["30", "30s", "5m", "48h", "7d", "2w"]) {
      expect(desk.words({ cache: { time_limit } }), time_limit).toEqual([]);
    }
    for (const time_limit of ["long", "1y", "1.5h", "h"]) {
      expect(desk.words({ cache: { time_limit } }), time_limit).toEqual([`/cache/time_limit: ${time}`]);
    }
  });
});

describe("the archive of a stream", () => {
  it("has the fields of the first document [C233]", () => {
    const sample = { reference: "main", disk_limit: 90, disk_space: 1024, dvr_limit: 604_800, root: "/dvr" };
    expect(shelf.propertiesOf("stream-dvr")).toEqual(expect.arrayContaining(Object.keys(sample)));
    expect(desk.words({ dvr: sample })).toEqual([]);
  });

  it("has the fields of the second document, each in its unit [S143]", () => {
    const sample = { dvr_replicate: true, replication_port: 8002 };
    expect(shelf.propertiesOf("stream-dvr")).toHaveLength(7);
    expect(desk.words({ dvr: sample })).toEqual([]);
    expect(uiOf(shelf.field("stream-dvr", "/disk_limit")).unit).toBe("percent");
    expect(uiOf(shelf.field("stream-dvr", "/disk_space")).unit).toBe("bytes");
    expect(uiOf(shelf.field("stream-dvr", "/dvr_limit")).unit).toBe("seconds");
    expect(desk.words({ dvr: { dvr_replicate: "yes", disk_space: "many", dvr_limit: "long" } })).toEqual([
      `/dvr/disk_space: ${size}`,
      `/dvr/dvr_limit: ${time}`,
      expect.stringContaining("/dvr/dvr_replicate"),
    ]);
  });

  it("limits the disk to 0 to 100 percent [S336]", () => {
    for (const disk_limit of [0, 100]) expect(desk.words({ dvr: { disk_limit } })).toEqual([]);
    for (const disk_limit of [-1, 101]) {
      expect(desk.words({ dvr: { disk_limit } })).toEqual(["/dvr/disk_limit: Should be from 0 to 100."]);
    }
  });

  it("replicates from a port of 1 to 65535 [S337]", () => {
    for (const replication_port of [1, 65_535]) expect(desk.words({ dvr: { replication_port } })).toEqual([]);
    for (const replication_port of [0, 65_536]) {
      expect(desk.words({ dvr: { replication_port } })).toEqual(["/dvr/replication_port: Should be from 1 to 65535."]);
    }
  });

  it("starts the unit of a size at gigabytes", () => {
    for (const [schema, field] of [
      ["stream-dvr", "/disk_space"],
      ["cache", "/disk_limit"],
    ] as const) {
      expect(uiOf(shelf.field(schema, field)).defaultUnit, field).toBe("G");
    }
  });

  it("says what a size without a unit counts in the text, and not beside the box of units of the form", () => {
    const limit = shelf.field("stream-dvr", "/disk_space");
    expect(limit.description).toMatch(/In the config text a number without a unit counts gigabytes/);
    expect(uiOf(limit).help).toBe("The oldest recordings are removed when the archive grows past this size.");
  });
});
