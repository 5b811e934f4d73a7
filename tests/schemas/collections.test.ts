import { beforeAll, describe, expect, it } from "vitest";
import { SchemaShelf } from "./SchemaShelf.ts";
import { uiOf } from "./uiOf.ts";

let shelf: SchemaShelf;
beforeAll(async () => {
  shelf = await SchemaShelf.read();
});

describe("a location", () => {
  it("has every field of the specification [C243]", () => {
    const fields = "prefix urls meta dvr cache drm auth streams title source_timeout clients_timeout thumbnails".split(
      " ",
    );
    expect(shelf.propertiesOf("location")).toEqual(expect.arrayContaining(fields));
    expect(
      shelf.problems("location", {
        prefix: "talk",
        source_timeout: 20,
        thumbnails: { enabled: true },
        dvr: { root: "/dvr" },
      }),
    ).toEqual([]);
    expect(shelf.problems("location", { prefix: "", source_timeout: "20" })).toEqual([
      "/prefix minLength",
      "/source_timeout type",
    ]);
  });

  it("holds its published streams by name, and they are the server's to report [C244]", () => {
    const streams = shelf.field("location", "/streams");
    expect(streams).toMatchObject({
      readOnly: true,
      type: "object",
      additionalProperties: { "x-from": "published-stream" },
    });
  });

  it("cannot be without a name, and says so in our words", () => {
    expect(shelf.problems("location", {})).toEqual([" required"]);
    expect(uiOf(shelf.field("location", "/prefix")).messages?.["required"]).toBe("Name is required");
  });
});

describe("a mirror", () => {
  it("has every field of the specification [C245]", () => {
    const fields =
      "urls prefix position only except streams dvr title cluster_key thumbnails meta source_hostname url".split(" ");
    expect(shelf.propertiesOf("mirror")).toEqual(expect.arrayContaining(fields));
    expect(shelf.field("mirror", "/meta/comment").title).toBe("Description");
    expect(shelf.node("mirror")["x-entity"]).toMatchObject({ collection: "sources", serverKeys: true });
  });

  it("has servers that are plain strings, one at least [C246]", () => {
    expect(shelf.problems("mirror", { urls: ["http://a:8080", "http://b"] })).toEqual([]);
    expect(shelf.problems("mirror", { urls: [{ url: "http://a" }] })).toEqual(["/urls/0 type"]);
    expect(shelf.problems("mirror", { urls: [] })).toEqual(["/urls minItems"]);
  });

  it("lists static names under only and ignored names under except [C247]", () => {
    expect(shelf.problems("mirror", { urls: ["http://a"], only: ["news"], except: ["test", "x/*"] })).toEqual([]);
    expect(shelf.problems("mirror", { urls: ["http://a"], only: "news", except: [1] })).toEqual([
      "/except/0 type",
      "/only type",
    ]);
    expect(shelf.field("mirror", "/only").title).toBe("Taken streams");
    expect(shelf.field("mirror", "/except").title).toBe("Ignored streams");
  });

  it("saves null for emptied taken streams and lets an untouched empty list be [C184]", () => {
    expect(shelf.field("mirror", "/only")["x-list"]).toMatchObject({ emptyIsAbsent: true });
    expect(shelf.problems("mirror", { urls: ["http://a"], only: [] })).toEqual([]);
  });
});

describe("a VOD location", () => {
  it("has every field of the specification [C248]", () => {
    const fields = "prefix urls disabled position read_queue max_readers files download auto_mbr auth meta".split(" ");
    expect(shelf.propertiesOf("vod")).toEqual(expect.arrayContaining(fields));
    expect(shelf.field("vod", "/auth/max_sessions").title).toBe("Max sessions per opened file");
    expect(shelf.field("vod", "/meta/comment").title).toBe("Description");
    expect(shelf.problems("vod", { prefix: "films", read_queue: 4, max_readers: 0 })).toEqual(["/max_readers minimum"]);
  });

  it("has paths as objects with a url [C249]", () => {
    expect(shelf.problems("vod", { prefix: "films", urls: [{ url: "/mnt/a" }] })).toEqual([]);
    expect(shelf.problems("vod", { prefix: "films", urls: ["/mnt/a", {}] })).toEqual([
      "/urls/0 type",
      "/urls/1 required",
    ]);
  });

  it("offers the output protocols beside download, MBR and sessions [C166]", () => {
    for (const name of ["download", "auto_mbr", "protocols", "auth/max_sessions"]) {
      expect(uiOf(shelf.field("vod", `/${name}`)).page, name).toBe("output");
    }
  });
});

describe("a cluster peer", () => {
  it("has name, port and position [C256] [S178]", () => {
    expect(shelf.propertiesOf("peer")).toEqual(["name", "port", "position"]);
    expect(shelf.problems("peer", { name: "edge1.example.com", port: 8080, position: 0 })).toEqual([]);
    expect(shelf.problems("peer", { name: "a b", port: 0 })).toEqual(["/name pattern", "/port minimum"]);
  });
});

describe("a DVR storage", () => {
  it("has every field of the specification [S189]", () => {
    const fields = "name position root raid active copy index no_index schedule disks".split(" ");
    expect(shelf.propertiesOf("dvr-storage")).toEqual(expect.arrayContaining(fields));
    expect(Object.keys(shelf.node("dvr-disk").properties ?? {})).toEqual(
      expect.arrayContaining(["name", "position", "mode"]),
    );
    const storage = {
      name: "main",
      root: "/archive",
      raid: 0,
      active: 2,
      schedule: [
        [900, 1730],
        [2100, 215],
      ],
      disks: { d1: { name: "d1", mode: "" } },
    };
    expect(shelf.problems("dvr-storage", storage)).toEqual([]);
    expect(shelf.problems("dvr-storage", { name: "main", root: "/a", raid: 1, active: 0 })).toEqual([
      "/raid enum",
      "/active minimum",
    ]);
  });

  it("takes times of the day as HHMM only", () => {
    const bad = [[[960, 1000]], [[0, 2400]], [[-1, 5]], [[900]], [[900, 1000, 1100]]];
    for (const schedule of bad)
      expect(shelf.problems("dvr-storage", { name: "m", root: "/a", schedule }), String(schedule)).not.toEqual([]);
    for (let hour = 0; hour < 24; hour += 1) {
      expect(
        shelf.problems("dvr-storage", { name: "m", root: "/a", schedule: [[hour * 100, hour * 100 + 59]] }),
      ).toEqual([]);
      expect(shelf.problems("dvr-storage", { name: "m", root: "/a", schedule: [[0, hour * 100 + 60]] })).not.toEqual(
        [],
      );
    }
  });

  it("limits its archive by the fields a stream's DVR has [S190]", () => {
    for (const name of ["disk_limit", "disk_space", "dvr_limit"]) {
      expect(uiOf(shelf.field("dvr-storage", `/${name}`)).section).toBe("limits");
    }
    expect(shelf.problems("dvr-storage", { name: "m", root: "/a", disk_limit: 101 })).toEqual(["/disk_limit maximum"]);
  });

  it("puts every setting into one of its five sections [S098]", () => {
    const sections = {
      storage: ["name", "root", "raid", "active"],
      additional: ["copy", "index", "no_index"],
      schedule: ["schedule"],
      disks: ["disks"],
    };
    for (const [section, names] of Object.entries(sections)) {
      for (const name of names)
        expect(uiOf(shelf.field("dvr-storage", `/${name}`)), name).toMatchObject({ page: "dvr", section });
    }
  });

  it("knows the disk modes default (stored empty), keep, readonly, abandon, migrate and rescue [S191]", () => {
    expect(shelf.field("dvr-disk", "/mode").enum).toEqual(["", "keep", "readonly", "abandon", "migrate", "rescue"]);
    expect(uiOf(shelf.field("dvr-disk", "/mode")).enumLabels?.[""]).toBe("default");
    expect(shelf.problems("dvr-disk", { name: "d1", mode: "burn" })).toEqual(["/mode enum"]);
  });

  it.each([
    ["name", "DVR name is required and should have 1 character at least."],
    ["root", "DVR root is required and should have 1 character at least."],
  ])("has its own words for a missing %s", (name, words) => {
    const { messages } = uiOf(shelf.field("dvr-storage", `/${name}`));
    expect(messages).toMatchObject({ required: words, minLength: words });
  });
});

describe("an auth backend", () => {
  it("has every field of the specification [S188]", () => {
    expect(shelf.propertiesOf("auth-backend")).toEqual(
      expect.arrayContaining(["name", "position", "allow_default", "backends", "allow", "deny"]),
    );
    for (const list of ["allow", "deny"]) {
      for (const kind of ["tokens", "ips", "countries", "uas"]) {
        expect(shelf.field("auth-backend", `/${list}/${kind}`).type).toBe("array");
      }
    }
    const backend = {
      name: "main",
      allow: { tokens: ["t"], ips: ["10.0.0.0/8"] },
      deny: { countries: ["GB"], uas: ["Bad"] },
      backends: [{ url: "http://mw/auth" }],
    };
    expect(shelf.problems("auth-backend", backend)).toEqual([]);
    expect(shelf.problems("auth-backend", { name: "main", backends: [{}] })).toEqual(["/backends/0 required"]);
  });

  it("takes country codes of two letters [C507]", () => {
    expect(shelf.problems("auth-backend", { name: "m", deny: { countries: ["GBR", "G", "AL"] } })).toEqual([
      "/deny/countries/0 format",
      "/deny/countries/1 format",
    ]);
  });

  it("never holds a false allow default", () => {
    expect(shelf.problems("auth-backend", { name: "m", allow_default: false })).toEqual(["/allow_default enum"]);
  });
});

describe("an ad schedule", () => {
  it("has a name, slots with from and duration, and files with name and weight [S195]", () => {
    const schedule = {
      name: "evening",
      slots: [{ from: "20:00:00", duration: 15 }],
      files: [{ name: "ads/a.mp4", weight: 1 }],
    };
    expect(shelf.problems("ad-schedule", schedule)).toEqual([]);
    const broken = { name: "evening", slots: [{ from: "8pm", duration: 0 }], files: [{ name: "a.mp4", weight: 0 }] };
    expect(shelf.problems("ad-schedule", broken)).toEqual([
      "/slots/0/from format",
      "/slots/0/duration exclusiveMinimum",
      "/files/0/name pattern",
      "/files/0/weight exclusiveMinimum",
    ]);
  });

  it("may be without files and slots, and cannot be saved with an empty name [S196]", () => {
    expect(shelf.problems("ad-schedule", { name: "", files: [], slots: [] })).toEqual(["/name minLength"]);
  });

  it("has its own words for a wrong slot and a wrong weight", () => {
    expect(uiOf(shelf.field("ad-schedule", "/slots/*/from")).messages?.["format"]).toBe("Slot format is HH:mm:ss");
    expect(uiOf(shelf.field("ad-schedule", "/slots/*/duration")).messages?.["exclusiveMinimum"]).toBe(
      "Should be greater, than 0",
    );
    expect(uiOf(shelf.field("ad-schedule", "/files/*/weight")).messages?.["exclusiveMinimum"]).toBe(
      "Should be greater, than 0",
    );
  });
});

describe("an IPTV user", () => {
  it("has id, name, email, key and max_sessions [S186] [C262]", () => {
    expect(shelf.propertiesOf("iptv-user")).toEqual(["id", "name", "email", "key", "max_sessions"]);
    expect(shelf.problems("iptv-user", { name: "Ann", email: "ann@example.com" })).toEqual([]);
    expect(shelf.problems("iptv-user", { name: "", email: "ann", max_sessions: -1 })).toEqual([
      "/name minLength",
      "/email format",
      "/max_sessions minimum",
    ]);
  });

  it("calls the field behind the placeholder email [S187]", () => {
    expect(shelf.field("iptv-user", "/email").title).toBe("Email");
    expect(shelf.problems("iptv-user", { name: "Ann" })).toEqual([" required"]);
  });
});
