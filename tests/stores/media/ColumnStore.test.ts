import { autorun, isObservable } from "mobx";
import { describe, expect, it } from "vitest";
import { ColumnStore } from "../../../src/stores/media/ColumnStore.ts";

function browser(stored: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(stored));
  const storageOf = (list: string) => ({
    read: () => kept.get(list),
    write: (text: string | undefined) => void kept.set(list, text ?? ""),
  });
  return { kept, open: () => new ColumnStore(storageOf) };
}

describe("the columns of a list", () => {
  it("are those that are there at first, until some are chosen", () => {
    const { open } = browser();
    expect(open().chosen("streams")).toBeUndefined();
  });

  it("are kept in the browser, for each list its own", () => {
    const { open, kept } = browser();
    const columns = open();
    columns.choose("streams", ["name", "clients"]);
    columns.choose("vods", []);
    expect([columns.chosen("streams"), columns.chosen("vods"), columns.chosen("lives")]).toEqual([
      ["name", "clients"],
      [],
      undefined,
    ]);
    expect([...kept]).toEqual([
      ["streams", "name clients"],
      ["vods", ""],
    ]);
    const later = open();
    expect([later.chosen("streams"), later.chosen("vods")], "none at all is a choice too").toEqual([
      ["name", "clients"],
      [],
    ]);
  });

  it("are drawn anew when others are chosen, whatever the browser keeps", () => {
    const columns = browser({ streams: "name" }).open();
    const drawn: string[] = [];
    const stop = autorun(() => drawn.push((columns.chosen("streams") ?? []).join()));
    columns.choose("streams", ["name", "clients"]);
    stop();
    expect(drawn).toEqual(["name", "name,clients"]);
    expect(isObservable(columns.chosen("streams"))).toBe(false);
  });
});
