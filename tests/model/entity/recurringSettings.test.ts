import { describe, expect, it } from "vitest";
import type { EntityDescriptor } from "../../../src/generated/contracts/EntityDescriptor.ts";
import { crossProblems } from "../../../src/model/entity/checks/crossProblems.ts";
import { withPresentNames } from "../../../src/model/entity/olderNames.ts";
import { referencesIn } from "../../../src/model/entity/references/entityReferences.ts";

/** A menu whose items have menus: what is said of the first level holds at every one. */
const menu: EntityDescriptor = {
  name: "menu",
  label: "Menu",
  plural: "Menus",
  collection: "menus",
  key: "name",
  pages: [],
  runtime: [],
  checks: [
    {
      of: "/items/*",
      rule: { kind: "needs", setting: ["from"], other: ["until"] },
      message: "Say until when.",
    },
  ],
  fields: {
    "/name": { title: "Name", type: "string" },
    "/items": { title: "Items", type: "array" },
    "/items/*": { title: "Item", type: "object" },
    "/items/*/stream": { title: "Stream", type: "string", refs: [{ collection: "streams" }], aliases: ["channel"] },
    "/items/*/from": { title: "From", type: "string" },
    "/items/*/until": { title: "Until", type: "string" },
    "/items/*/items": { title: "Items", type: "array", recurs: "/items" },
  },
};
const server: EntityDescriptor = { name: "server", label: "", plural: "", pages: [], runtime: [], fields: {} };

describe("what contains itself", () => {
  it("refers at every level", () => {
    const value = { items: [{ stream: "a", items: [{ items: [{ stream: "b" }] }, { stream: "c" }] }] };
    expect(referencesIn(menu, value).map(({ name, path }) => [name, path.join("/")])).toEqual([
      ["a", "items/0/stream"],
      ["b", "items/0/items/0/items/0/stream"],
      ["c", "items/0/items/1/stream"],
    ]);
  });

  it("is read under its older names at every level", () => {
    const { value, read } = withPresentNames({ menus: { main: { items: [{ items: [{ channel: "b" }] }] } } }, [
      server,
      menu,
    ]);
    expect(value).toEqual({ menus: { main: { items: [{ items: [{ stream: "b" }] }] } } });
    expect(read.map(({ pointer }) => pointer)).toEqual(["/menus/main/items/0/items/0/stream"]);
  });

  it("keeps its checks at every level", () => {
    const value = { items: [{ from: "8", until: "9", items: [{ from: "8" }] }, { from: "10" }] };
    expect(crossProblems(value, menu).map(({ pointer }) => pointer)).toEqual([
      "/items/0/items/0/until",
      "/items/1/until",
    ]);
  });

  it("keeps its checks to itself, whatever else stands there", () => {
    const from = { from: "8" };
    expect(
      crossProblems({ ...from, other: from, items: [null, 5, { note: from, items: null }, [from]] }, menu),
    ).toEqual([]);
    expect(crossProblems({ items: { a: from } }, menu).map(({ pointer }) => pointer)).toEqual(["/items/a/until"]);
  });
});
