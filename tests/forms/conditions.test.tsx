import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { formHarness } from "./fixtures/formHarness.tsx";
import { formOf } from "./fixtures/formOf.ts";

interface Seen {
  readonly static?: boolean;
  readonly port?: number;
  readonly $capabilities?: { readonly drm?: boolean };
  readonly $server?: { readonly chassis?: boolean };
}

const conditional = formOf({
  properties: {
    static: { type: "boolean", title: "Static" },
    clients_timeout: { type: "integer", title: "Client timeout" },
    port: { type: "integer", title: "Port" },
    drm: { type: "string", title: "DRM" },
  },
  uiSchema: {
    clients_timeout: { "ui:options": { pattern: "/clients_timeout", visible: "isStatic" } },
    port: {
      "ui:options": {
        pattern: "/port",
        enabled: "isStatic",
        warnings: [
          { when: "isLow", message: "Ports below 1024 need root." },
          { when: "hasNoPort", over: "entity", message: "Without a port nobody can come." },
        ],
      },
    },
  },
  sections: [
    { name: "general", title: "General", properties: ["static", "clients_timeout", "port"] },
    { name: "drm", title: "Protection", properties: ["drm"], visible: "hasDrm" },
  ],
  conditions: {
    isStatic: (entity) => (entity as Seen).static !== false,
    hasDrm: (entity) => (entity as Seen).$capabilities?.drm === true && (entity as Seen).$server?.chassis === true,
    hasNoPort: (entity) => (entity as Seen).port === undefined,
    isLow: (value) => typeof value === "number" && value < 1024,
  },
});

describe("conditions of the schema", () => {
  it("show a setting while they hold, and leave its value alone while they do not", async () => {
    const page = formHarness(conditional, { value: { static: true, clients_timeout: 30 } });
    expect(screen.getByRole("textbox", { name: "Client timeout" })).toBeTruthy();
    await page.user.click(screen.getByRole("switch", { name: "Static" }));
    expect(screen.queryByRole("textbox", { name: "Client timeout" })).toBeNull();
    expect(page.value()).toEqual({ static: false, clients_timeout: 30 });
    await page.user.click(screen.getByRole("switch", { name: "Static" }));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Client timeout" }).value).toBe("30");
  });

  it("enable a setting while they hold", async () => {
    const page = formHarness(conditional, { value: { static: false } });
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Port" }).disabled).toBe(true);
    page.show({ value: { static: true } });
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Port" }).disabled).toBe(false);
  });

  it("see the server's capabilities and info, for whole sections too", () => {
    const page = formHarness(conditional, { value: {} });
    expect(screen.queryByRole("heading", { name: "Protection" })).toBeNull();
    page.show({ context: { capabilities: { drm: true }, server: { chassis: true } } });
    expect(screen.getByRole("heading", { name: "Protection" })).toBeTruthy();
  });

  it("warn of a value without an error", () => {
    const page = formHarness(conditional, { value: { port: 80 } });
    expect(screen.getByText("Ports below 1024 need root.")).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Port" }).getAttribute("aria-invalid")).toBeNull();
    page.show({ value: { port: 8080 } });
    expect(screen.queryByText("Ports below 1024 need root.")).toBeNull();
  });

  it("warn by what stands there, and not by what was checked before it was mended", () => {
    const told = { pointer: "/port", message: "Ports below 1024 need root.", level: "warning" } as const;
    const other = { pointer: "/port", message: "No license for it.", level: "warning", keyword: "port" } as const;
    const page = formHarness(conditional, { value: { port: 80 }, problems: [{ ...told, keyword: "doubt" }, other] });
    expect(screen.getAllByText("Ports below 1024 need root.")).toHaveLength(1);
    page.show({ value: { port: 8080 } });
    expect(screen.queryByText("Ports below 1024 need root.")).toBeNull();
    expect(screen.getByText("No license for it.")).toBeTruthy();
  });

  it("warn of a setting that has no value, while the whole is as they say", () => {
    const page = formHarness(conditional, { value: { static: true } });
    expect(screen.getByText("Without a port nobody can come.")).toBeTruthy();
    page.show({ value: { static: true, port: 8080 } });
    expect(screen.queryByText("Without a port nobody can come.")).toBeNull();
  });
});
