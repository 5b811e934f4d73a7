import { describe, expect, it } from "vitest";
import {
  type MediaFigures,
  nextSorting,
  sortKeys,
  sortMedia,
  type Sorting,
} from "../../../src/model/media/mediaSorting.ts";

interface Row extends MediaFigures {
  readonly name: string;
  readonly position: number;
}

const row = (name: string, position: number, figures: Partial<MediaFigures> = {}): Row => ({
  name,
  position,
  short: "on",
  clientCount: 0,
  bitrateKbit: 0,
  lifetimeMs: 0,
  ...figures,
});
const sorted = (some: readonly Row[], sorting?: Sorting) =>
  sortMedia(
    some.toSorted((one, other) => one.position - other.position),
    sorting,
    ({ name }) => name,
    (one) => one,
  ).map(({ name }) => name);
const rows = [
  row("ch10", 2, { short: "on", clientCount: 5, bitrateKbit: 2004, lifetimeMs: 30 }),
  row("Ch2", 0, { short: "dis", clientCount: 9, bitrateKbit: 1996, lifetimeMs: 10 }),
  row("ch1", 1, { short: "err", clientCount: 1, bitrateKbit: 900, lifetimeMs: 20 }),
  row("ch3", 3, { short: "off", clientCount: 5, bitrateKbit: 2006, lifetimeMs: 40 }),
];

describe("sorting a media list", () => {
  it("goes by name, status, clients, bitrate or runtime [C477]", () => {
    expect(sortKeys).toEqual(["name", "status", "clients", "bitrate", "runtime"]);
    const by = (key: Sorting["key"]) => sorted(rows, { key, direction: "ascending" });
    expect(by("name")).toEqual(["ch1", "Ch2", "ch3", "ch10"]);
    expect(by("clients")).toEqual(["ch1", "ch10", "ch3", "Ch2"]);
    expect(by("bitrate")).toEqual(["ch1", "Ch2", "ch10", "ch3"]);
    expect(by("runtime")).toEqual(["Ch2", "ch1", "ch10", "ch3"]);
  });

  it("takes numbers in names as numbers, and capitals and accents as nothing", () => {
    const names = ["ch10", "Élan", "ch2", "elan 2", "CH1", "zèbre", "Äther"];
    const order = sorted(
      names.map((name, index) => row(name, index)),
      { key: "name", direction: "ascending" },
    );
    expect(order).toEqual(["Äther", "CH1", "ch2", "ch10", "Élan", "elan 2", "zèbre"]);
  });

  it("goes up or down [C478]", () => {
    expect(sorted(rows, { key: "runtime", direction: "descending" })).toEqual(["ch3", "ch10", "ch1", "Ch2"]);
  });

  it("puts error before off, disabled and on [C480]", () => {
    expect(sorted(rows, { key: "status", direction: "ascending" })).toEqual(["ch1", "ch3", "Ch2", "ch10"]);
  });

  it("turns up, down and back to the order of the config with each click [C480]", () => {
    const first = nextSorting(undefined, "clients");
    const second = nextSorting(first, "clients");
    expect([first?.direction, second?.direction, nextSorting(second, "clients")]).toEqual([
      "ascending",
      "descending",
      undefined,
    ]);
    expect(nextSorting(second, "name")).toEqual({ key: "name", direction: "ascending" });
    expect(sorted(rows)).toEqual(["Ch2", "ch1", "ch10", "ch3"]);
  });

  it("takes bitrates in tens of kbit, so that rows do not dance [C481]", () => {
    const dancing = [row("second", 1, { bitrateKbit: 1996 }), row("first", 0, { bitrateKbit: 2004 })];
    expect(sorted(dancing, { key: "bitrate", direction: "ascending" })).toEqual(["first", "second"]);
    expect(sorted(dancing, { key: "bitrate", direction: "descending" })).toEqual(["first", "second"]);
  });
});
