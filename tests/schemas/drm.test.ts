import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { dereference } from "../../generator/dereference.ts";
import { readSchemas, type SourceFile } from "../../generator/readSchemas.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { SchemaShelf } from "./SchemaShelf.ts";
import { StreamDesk } from "./StreamDesk.ts";
import { uiOf } from "./uiOf.ts";

const root = join(import.meta.dirname, "..", "..");
let shelf: SchemaShelf;
let desk: StreamDesk;
beforeAll(async () => {
  shelf = await SchemaShelf.read();
  desk = await StreamDesk.read();
});

const wordsOf = (drm: JsonObject) => desk.words({ drm });
const required = (field: string, label: string) => [`/drm/${field}: ${label} is required`];

describe("the DRM of a stream", () => {
  it("has keyserver, user keyserver and vendor [C232]", () => {
    const sample = { vendor: "aes128", keyserver: "https://keys/a", user_keyserver: "https://keys/b" };
    expect(shelf.propertiesOf("drm-aes128")).toEqual(expect.arrayContaining(Object.keys(sample)));
    expect(wordsOf(sample)).toEqual([]);
    expect(wordsOf({ vendor: "aes128", keyserver: 1, user_keyserver: 2 })).toHaveLength(2);
  });

  it("has the vendors of the specification under their display names", () => {
    const titles = (shelf.node("drm").oneOf ?? []).map(({ title }) => title);
    expect(titles.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual(
      "AES-128|BuyDRM KeyOS|Conax|EzDRM|EzDRM Classic|GS DRM|Irdeto|PallyCon|Sample AES|Widevine".split("|"),
    );
  });

  it("stores the settled value of each vendor [S169]", async () => {
    const vendors = "aes128 conax ezdrm ezdrm_classic gsdrm irdeto keyos pallycon sample_aes widevine".split(" ");
    expect((await readdir(join(root, "schemas", "config", "drm"))).toSorted()).toEqual(
      vendors.map((vendor) => `${vendor}.json`),
    );
    for (const vendor of vendors) {
      expect(shelf.field(`drm-${vendor}`, "/vendor").const).toBe(vendor);
      expect(
        wordsOf({ vendor }).filter((words) => words.startsWith("/drm/vendor")),
        vendor,
      ).toEqual([]);
    }
  });

  it("must name a vendor it knows", () => {
    for (const drm of [{}, { vendor: "unheard" }]) {
      const words = wordsOf(drm);
      expect(words).not.toEqual([]);
      for (const line of words) expect(line).toMatch(/^\/drm\/vendor: /);
    }
  });

  it("needs a key server for AES-128 [S155]", () => {
    expect(wordsOf({ vendor: "aes128" })).toEqual(required("keyserver", "Key server"));
  });

  it("needs a key server for Sample AES [S156]", () => {
    expect(wordsOf({ vendor: "sample_aes" })).toEqual(required("keyserver", "Key server"));
  });

  it("needs a key server for Conax [S157]", () => {
    expect(wordsOf({ vendor: "conax" })).toEqual(required("keyserver", "Key server"));
    expect(wordsOf({ vendor: "conax", keyserver: "https://keys/a", user_path: "/a" })).toEqual([]);
  });

  it("needs an AES key for Widevine [S161]", () => {
    expect(wordsOf({ vendor: "widevine", iv: "01" })).toEqual(required("aes_key", "AES key"));
  });

  it("needs an IV for Widevine [S162]", () => {
    expect(wordsOf({ vendor: "widevine", aes_key: "01" })).toEqual(required("iv", "IV"));
  });

  it("needs user and password for EzDRM [S164]", () => {
    expect(wordsOf({ vendor: "ezdrm", user: "me" })).toEqual(required("password", "Password"));
    expect(wordsOf({ vendor: "ezdrm", password: "x" })).toEqual(required("user", "User"));
  });

  it("needs user and password for EzDRM Classic [S165]", () => {
    expect(wordsOf({ vendor: "ezdrm_classic", user: "me" })).toEqual(required("password", "Password"));
    expect(wordsOf({ vendor: "ezdrm_classic", password: "x" })).toEqual(required("user", "User"));
  });

  it("needs no option of GS DRM, KeyOS, PallyCon and Irdeto, as the word required is not said of them [S170]", () => {
    for (const vendor of ["gsdrm", "keyos", "pallycon", "irdeto"]) expect(wordsOf({ vendor }), vendor).toEqual([]);
  });

  it("has the options of each vendor [S151]", () => {
    const options: Readonly<Record<string, string>> = {
      conax: "keyserver user_path",
      gsdrm: "keyserver",
      keyos: "userkey",
      widevine: "aes_key iv content_id signer keyserver",
      ezdrm: "user password",
      ezdrm_classic: "user password",
      pallycon: "enc_token",
      irdeto: "ic_host account_id user_name password",
    };
    for (const [vendor, names] of Object.entries(options)) {
      expect(shelf.propertiesOf(`drm-${vendor}`), vendor).toEqual(
        expect.arrayContaining(["vendor", "resource_id", "expires", ...names.split(" ")]),
      );
    }
    expect(shelf.field("stream", "/meta/drm_id").type).toBe("string");
  });

  it("masks keys, tokens and passwords", () => {
    const secrets = { widevine: ["aes_key", "iv"], keyos: ["userkey"], pallycon: ["enc_token"], irdeto: ["password"] };
    for (const [vendor, names] of Object.entries(secrets)) {
      for (const name of names) expect(uiOf(shelf.field(`drm-${vendor}`, `/${name}`)).secret, name).toBe(true);
    }
  });

  it("gets a vendor by one more file", async () => {
    const extra: SourceFile | undefined = (await readSchemas(root)).find(({ name }) => name === "drm-keyos");
    if (!extra) throw new Error("there must be a vendor to copy");
    const file = extra.file.replace("keyos", "newvendor");
    const data = { ...extra.data, title: "New vendor", properties: { vendor: { const: "newvendor" } } };
    const { schemas } = dereference([...(await readSchemas(root)), { ...extra, name: "drm-newvendor", file, data }]);
    const drm = schemas.find(({ name }) => name === "stream")?.schema.properties?.["drm"];
    expect(drm?.oneOf?.map(({ title }) => title)).toContain("New vendor");
    expect(drm).toMatchObject({ discriminator: { propertyName: "vendor" } });
  });
});
