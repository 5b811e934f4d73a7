import { describe, expect, it } from "vitest";
import { editListItems } from "../../../src/model/selection/editListItems.ts";

const descriptor = {
  name: "stream",
  label: "Stream",
  plural: "Streams",
  pages: [],
  runtime: [],
  fields: { "/urls": { title: "URLs", type: "array", list: { key: "url", bareKey: true } } },
} as const;

describe("items of the lists of several entities", () => {
  it("are added at the end, once", () => {
    const edit = { kind: "add", items: [{ url: "udp://a" }, { url: "udp://b" }] } as const;
    expect(editListItems(["udp://a"], "/urls", edit, descriptor)).toEqual(["udp://a", { url: "udp://b" }]);
  });

  it("are removed by their key, in whichever form they are stored", () => {
    const edit = { kind: "remove", items: ["udp://a"] } as const;
    expect(editListItems(["udp://a", { url: "udp://a", priority: "1" }, "udp://b"], "/urls", edit, descriptor)).toEqual(
      ["udp://b"],
    );
  });

  it("start a list where there was none", () => {
    expect(editListItems(undefined, "/urls", { kind: "add", items: ["udp://a"] }, descriptor)).toEqual(["udp://a"]);
  });
});
