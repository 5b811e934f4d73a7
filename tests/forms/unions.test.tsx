import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { formHarness } from "./fixtures/formHarness.tsx";
import { formOf } from "./fixtures/formOf.ts";

const drm = formOf({
  properties: {
    drm: {
      type: "object",
      title: "DRM",
      discriminator: { propertyName: "vendor" },
      properties: { vendor: { title: "Vendor" }, resource_id: { type: "string", title: "Resource id" } },
      oneOf: [
        {
          title: "AES-128",
          properties: { vendor: { const: "aes128" }, keyserver: { type: "string", title: "Key server" } },
        },
        {
          title: "EzDRM",
          properties: {
            vendor: { const: "ezdrm" },
            user: { type: "string", title: "User" },
            password: { type: "string", title: "Password" },
          },
          required: ["user"],
        },
      ],
    },
    bitrate: {
      title: "Bitrate",
      anyOf: [
        { title: "Bits per second", type: "integer", minimum: 1 },
        { title: "Copy", const: "copy" },
      ],
    },
  },
  uiSchema: { drm: { "ui:options": { pattern: "/drm", enumLabels: { "": "disabled" } } } },
});

describe("a setting of several shapes", () => {
  it("names the selector after the field that tells the shapes apart, and shows the chosen shape only", () => {
    formHarness(drm, { value: { drm: { vendor: "ezdrm", user: "u" } } });
    const vendor = screen.getByRole<HTMLSelectElement>("combobox", { name: "Vendor" });
    expect([...vendor.options].map(({ text }) => text)).toEqual(["disabled", "AES-128", "EzDRM"]);
    expect(vendor.selectedOptions[0]?.text).toBe("EzDRM");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "User" }).value).toBe("u");
    expect(screen.getByRole("textbox", { name: "Resource id" })).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Key server" })).toBeNull();
  });

  it("clears every key of the other shapes, one edit each, when the shape changes", async () => {
    const page = formHarness(drm, { value: { drm: { vendor: "ezdrm", user: "u", password: "p", resource_id: "r" } } });
    await page.user.selectOptions(screen.getByRole("combobox", { name: "Vendor" }), "AES-128");
    expect(page.edits).toEqual([
      { path: ["drm", "user"], value: undefined },
      { path: ["drm", "password"], value: undefined },
      { path: ["drm", "vendor"], value: "aes128" },
    ]);
    expect(page.value()["drm"]).toEqual({ vendor: "aes128", resource_id: "r" });
    expect(screen.getByRole("textbox", { name: "Key server" })).toBeTruthy();
  });

  it("clears the whole setting when none of the shapes is chosen", async () => {
    const page = formHarness(drm, { value: { drm: { vendor: "aes128", keyserver: "k" } } });
    await page.user.selectOptions(screen.getByRole("combobox", { name: "Vendor" }), "disabled");
    expect(page.edits).toEqual([{ path: ["drm"], value: undefined }]);
    expect(screen.queryByRole("textbox", { name: "Key server" })).toBeNull();
  });

  it("starts a shape that was absent", async () => {
    const page = formHarness(drm, { value: {} });
    await page.user.selectOptions(screen.getByRole("combobox", { name: "Vendor" }), "EzDRM");
    expect(page.value()["drm"]).toEqual({ vendor: "ezdrm" });
    await page.user.type(screen.getByRole("textbox", { name: "User" }), "me");
    await page.user.tab();
    expect(page.value()["drm"]).toEqual({ vendor: "ezdrm", user: "me" });
  });

  it("tells shapes without a tag by the value, and remembers a choice that has no value yet", async () => {
    const page = formHarness(drm, { value: { bitrate: "copy" } });
    const kind = screen.getByRole<HTMLSelectElement>("combobox", { name: "Bitrate: type" });
    expect(kind.selectedOptions[0]?.text).toBe("Copy");
    await page.user.selectOptions(kind, "Bits per second");
    expect(page.value()["bitrate"]).toBeUndefined();
    const input = screen.getByRole("textbox", { name: "Bitrate" });
    await page.user.type(input, "64000");
    await page.user.tab();
    expect(page.value()["bitrate"]).toBe(64000);
  });
});
