import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { locationAuthForm } from "../../../src/generated/forms/location.auth.ts";
import { mirrorAuthForm } from "../../../src/generated/forms/mirror.auth.ts";
import { vodAuthForm } from "../../../src/generated/forms/vod.auth.ts";
import type { EntityName } from "../../../src/generated/entities.ts";
import type { FormDescriptor } from "../../../src/generated/contracts/FormDescriptor.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { authPage } from "./support/authPage.tsx";

interface Property {
  readonly $ref?: string;
  readonly title?: string;
  readonly const?: string;
  readonly "x-ui"?: { readonly secret?: boolean };
}
interface VendorSchema {
  readonly title: string;
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, Property>>;
}

const folder = join(import.meta.dirname, "..", "..", "..", "schemas", "config", "drm");
const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** A vendor as its schema file describes it. */
const vendors = readdirSync(folder).map((file) => {
  const { title, required, properties } = read(join(folder, file)) as VendorSchema;
  const fields = Object.entries(properties).map(([name, own]) => {
    const shared = own.$ref === undefined ? own : (read(join(folder, own.$ref)) as Property);
    return { name, title: own.title ?? shared.title ?? "", isSecret: (own["x-ui"] ?? shared["x-ui"])?.secret === true };
  });
  return {
    title,
    value: properties["vendor"]?.const ?? "",
    fields: fields.filter(({ name }) => name !== "vendor"),
    required: required.filter((name) => name !== "vendor"),
  };
});
const vendorOf = (title: string) =>
  vendors.find((vendor) => vendor.title === title) ?? { value: "", fields: [], required: [] };

const selector = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Vendor" });
const input = (title: string) => screen.getByLabelText<HTMLInputElement>(title, { selector: "input" });
const has = (title: string) => screen.queryByLabelText(title, { selector: "input" }) !== null;

/** A stream with everything the vendor takes. */
function filled(title: string) {
  const { value, fields } = vendorOf(title);
  const settings = fields.map(({ name }) => [name, name === "expires" ? 30 : `${name} of ${value}`] as const);
  return { drm: { vendor: value, ...Object.fromEntries(settings) }, meta: { drm_id: "id of the stream" } };
}

describe("the DRM vendor of a stream", () => {
  it("is one of exactly these, in this order [S152]", async () => {
    await authPage({ news: {} });
    expect([...selector().options].map(({ text }) => text)).toEqual([
      "disabled",
      "AES-128",
      "Sample AES",
      "Conax",
      "BuyDRM KeyOS",
      "Widevine",
      "EzDRM",
      "EzDRM Classic",
      "PallyCon",
      "GS DRM",
      "Irdeto",
    ]);
    expect(selector().selectedOptions[0]?.text).toBe("disabled");
  });

  it.each([
    ["Conax", "user_path", "User path"],
    ["GS DRM", "keyserver", "Key server"],
    ["BuyDRM KeyOS", "userkey", "User key"],
    ["Widevine", "content_id", "Content ID"],
    ["Widevine", "signer", "Signer"],
    ["Widevine", "keyserver", "Key server"],
    ["Widevine", "expires", "Key lifetime"],
    ["PallyCon", "enc_token", "Encryption token"],
    ["Irdeto", "ic_host", "Irdeto Control host"],
    ["Irdeto", "account_id", "Account ID"],
    ["Irdeto", "user_name", "User name"],
    ["Irdeto", "password", "Password"],
  ])("%s offers %s as “%s” [S158, S159, S160, S163, S166, S167]", async (vendor, name, title) => {
    const page = await authPage({ news: {} });
    await page.user.selectOptions(selector(), vendor);
    await page.user.type(input(title), "42");
    await page.user.tab();
    const drm = { vendor: vendorOf(vendor).value, [name]: name === "expires" ? 42 : "42" };
    expect(page.effective("news")["drm"]).toEqual(drm);
  });

  it.each(vendors)(
    "$title shows the fields of its schema file, with expires, and the DRM ID unless it is Widevine [S153]",
    async ({ title, fields }) => {
      const others = vendors.flatMap((vendor) => vendor.fields.map((field) => field.title));
      const own = fields.map((field) => field.title);
      const page = await authPage({ news: {} });
      expect(has("DRM ID")).toBe(false);
      await page.user.selectOptions(selector(), title);
      expect(others.filter((one) => has(one) !== own.includes(one))).toEqual([]);
      expect(own).toContain("Key lifetime");
      expect(has("DRM ID")).toBe(title !== "Widevine");
      if (title === "Widevine") return;
      await page.user.type(input("DRM ID"), "news-1");
      await page.user.tab();
      expect(page.effective("news")["meta"]).toEqual({ drm_id: "news-1" });
    },
  );

  it.each(vendors)(
    "$title keeps Save disabled until all it requires is there [S040]",
    async ({ title, required, fields }) => {
      const page = await authPage({ news: {} });
      await page.user.selectOptions(selector(), title);
      for (const name of required) {
        await screen.findAllByText(`${fields.find((field) => field.name === name)?.title} is required`);
        expect(page.save().disabled).toBe(true);
        await page.user.type(input(fields.find((field) => field.name === name)?.title ?? ""), "x");
        await page.user.tab();
      }
      const settings = Object.fromEntries(required.map((name) => [name, "x"]));
      expect(await page.patch()).toEqual({ news: { drm: { vendor: vendorOf(title).value, ...settings } } });
    },
  );

  it("keeps Save disabled for a stored vendor that lacks what it requires, whatever else changes [S040]", async () => {
    const page = await authPage({ news: { drm: { vendor: "aes128" } } });
    await page.user.click(screen.getByRole("radio", { name: "blacklist" }));
    await screen.findAllByText("Key server is required");
    expect(page.save().disabled).toBe(true);
    await page.user.type(input("Key server"), "https://keys.example.com");
    await waitFor(() => expect(page.save().disabled).toBe(false), { timeout: 3000 });
  });

  it.each(vendors)(
    "$title gives way with all its fields and the DRM ID to another [S239]",
    async ({ title, fields }) => {
      const other = title === "GS DRM" ? "PallyCon" : "GS DRM";
      const page = await authPage({ news: filled(title) });
      await page.user.selectOptions(selector(), other);
      const value = vendorOf(other).value;
      expect(page.effective("news")).toEqual({ name: "news", drm: { vendor: value }, meta: {} });
      const cleared = Object.fromEntries(fields.map(({ name }) => [name, null]));
      expect(await page.patch()).toEqual({ news: { drm: { ...cleared, vendor: value }, meta: { drm_id: null } } });
    },
  );

  it.each(vendors)("$title is removed entirely by “disabled” [S240]", async ({ title }) => {
    const page = await authPage({ news: filled(title) });
    await page.user.selectOptions(selector(), "disabled");
    expect(await page.patch()).toEqual({ news: { drm: null, meta: { drm_id: null } } });
  });

  it("clears a word that no schema knows, too [S239]", async () => {
    const page = await authPage({ news: { drm: { vendor: "keyos", userkey: "k", tier: "gold" } } });
    await page.user.selectOptions(selector(), "PallyCon");
    expect(await page.patch()).toEqual({ news: { drm: { vendor: "pallycon", userkey: null, tier: null } } });
  });

  it("may be disabled and chosen anew before it is saved", async () => {
    const page = await authPage({ news: filled("Conax") });
    await page.user.selectOptions(selector(), "disabled");
    await page.user.selectOptions(selector(), "PallyCon");
    expect(page.effective("news")["drm"]).toEqual({ vendor: "pallycon" });
    const cleared = { keyserver: null, user_keyserver: null, user_path: null, expires: null, resource_id: null };
    expect(await page.patch()).toEqual({
      news: { drm: { vendor: "pallycon", ...cleared }, meta: { drm_id: null } },
    });
  });

  it("comes back with all its fields and the DRM ID", async () => {
    const before = filled("Widevine");
    const page = await authPage({ news: before });
    await page.user.selectOptions(selector(), "Irdeto");
    await page.user.click(screen.getByRole("button", { name: "Undo change to Vendor" }));
    expect(page.effective("news")).toEqual({ name: "news", ...before });
    expect(page.stores.draft.count).toBe(0);
  });

  it("that this console does not know is shown as it is, and stays", async () => {
    const page = await authPage({ news: { drm: { vendor: "acme", licence: "l" } } });
    expect(selector().selectedOptions[0]?.text).toBe("acme");
    expect(page.stores.draft.count).toBe(0);
  });

  it.each(vendors.filter(({ fields }) => fields.some(({ isSecret }) => isSecret)))(
    "$title never shows a stored secret",
    async ({ title, fields }) => {
      await authPage({ news: filled(title) });
      const secrets = fields.flatMap(({ name, isSecret }) => (isSecret ? [`${name} of`] : []));
      expect(secrets.filter((secret) => document.body.innerHTML.includes(secret))).toEqual([]);
    },
  );
});

describe("the DRM vendor of another entity", () => {
  it.each([
    ["location", locationAuthForm, {}],
    ["vod", vodAuthForm, {}],
    ["mirror", mirrorAuthForm, { urls: ["http://origin.example.com"] }],
  ] as [EntityName, FormDescriptor, JsonObject][])("is changed in the same way in a %s", async (entity, form, more) => {
    const page = await authPage({ one: { ...filled("Conax"), ...more } }, { entity, form });
    expect(has("Resource ID")).toBe(false);
    await page.user.selectOptions(selector(), "disabled");
    expect(await page.patch()).toEqual({ one: { drm: null, meta: { drm_id: null } } });
  });
});

describe("the DRM vendors of several streams", () => {
  it("show that they differ, and are kept, set or removed in all", async () => {
    const page = await authPage({ a: filled("Conax"), b: filled("EzDRM"), c: {} });
    expect(selector().selectedOptions[0]?.text).toBe("Mixed (3 values)");
    await page.user.selectOptions(selector(), "PallyCon");
    for (const name of ["a", "b", "c"]) expect(page.effective(name)["drm"]).toEqual({ vendor: "pallycon" });
    await page.user.click(screen.getByRole("button", { name: "Keep Vendor as is" }));
    expect(page.stores.draft.count).toBe(0);
    await page.user.selectOptions(selector(), "disabled");
    expect(await page.patch()).toEqual({
      a: { drm: null, meta: { drm_id: null } },
      b: { drm: null, meta: { drm_id: null } },
    });
  });
});
