import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { mediaConsole } from "../../../src/mediaConsole.tsx";
import type { Json, JsonObject } from "../../../src/model/Json.ts";
import { formatMoment } from "../../../src/model/units/formatTime.ts";
import { DraftLosses } from "../../../overrides/dvrStorage/DvrLosses.tsx";
import { changeRows } from "../../../src/components/data/changeRows.ts";
import { savingStoresOf } from "../../../src/stores/saving/savingStores.ts";
import { renderPage } from "../../pages/support/renderPage.tsx";
import { openItem } from "../../pages/entity/support/openItem.tsx";

const TB = 1024 ** 4;
const GB = 1024 ** 3;
const main = { name: "main", root: "/storage", position: 0, dvr_limit: 604_800 };
const stats = {
  used: 120 * GB,
  from: 1_800_000_000,
  stream_count: 3,
  stream_names: ["live/studio", "news"],
  root: { folder: "/storage", state: "ok", total: 4 * TB, free: 1.2 * TB, used: 120 * GB },
};

async function open(dvr: JsonObject, others: JsonObject = { streams: { news: { name: "news" } } }) {
  const info = { capabilities: { dvr_impact: true } };
  const page = await openItem({ dvrs: { main: dvr }, ...others }, "/dvrs", mediaConsole().routes.slice(1), { info });
  const room = async () => within(await screen.findByRole("group", { name: "Room" }, { timeout: 10_000 }));
  const report = (told: Json) => act(() => page.stores.config.merge({ dvrs: { main: { stats: told } } }, undefined));
  return { ...page, room, report };
}

describe("The room of a DVR", () => {
  it("says how full its disk is, what its archives take, since when, and of which streams", async () => {
    const { room } = await open({ ...main, stats });
    const shown = await room();
    const meter = shown.getByRole("meter", { name: "Disk of /storage" });
    expect(meter.getAttribute("aria-valuetext")).toBe("1.2 TB of 4 TB free");
    expect(Number(meter.getAttribute("aria-valuenow")) / Number(meter.getAttribute("aria-valuemax"))).toBeCloseTo(0.7);
    expect(shown.getByText(`120 GB since ${formatMoment(1_800_000_000_000)}`)).toBeTruthy();
    expect(shown.getByRole("link", { name: "news" }).getAttribute("href")).toBe("/standalone/news/dvr");
    expect(shown.getByText("live/studio").closest("a"), "a location's stream has no page of its settings").toBeNull();
    expect(shown.getByText("and 1 more")).toBeTruthy();
  });

  it("is waited for, comes live, and is left as it was while the connection is broken", async () => {
    const { room, report, stores } = await open(main);
    expect((await room()).getByText("The server is measuring …")).toBeTruthy();
    report({
      used: 0,
      stream_count: 0,
      stream_names: [],
      root: { folder: "/storage", state: "new", total: 2, free: 1 },
    });
    const told = await room();
    expect(await told.findByText("The folder is made with the first recording.")).toBeTruthy();
    expect(told.getByText("Nothing is recorded here.")).toBeTruthy();
    expect(told.getByText(/^No stream is recorded here/)).toBeTruthy();
    expect(told.queryByText("As of before the connection broke.")).toBeNull();
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    expect(await told.findByText("As of before the connection broke.")).toBeTruthy();
  });

  it("says what is wrong with the folder, and of each disk by its name", async () => {
    const { root: _, ...onDisks } = stats;
    const error = "The folder /storage/d2 is missing: make it, or mount its disk.";
    const disks = {
      d1: { folder: "/storage/d1", state: "ok", total: 2 * TB, free: TB, used: GB },
      d2: { folder: "/storage/d2", state: "failed", error, used: 0 },
    };
    const { room } = await open({ ...main, raid: 0, stats: { ...onDisks, disks } });
    const sum = await room();
    expect(sum.getByText("1 TB of 2 TB free")).toBeTruthy();
    expect(sum.getByText(error)).toBeTruthy();
    const list = within(screen.getByRole("list", { name: "Room" }));
    expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "d11 TB of 2 TB freeRecordings: 1 GB",
      `d2${error}`,
    ]);
  });

  it("counts a file system once, however many of the disks are folders of it", async () => {
    const { root: _, ...onDisks } = stats;
    const disk = { state: "ok", total: 2 * TB, free: TB, used: GB };
    const disks = {
      d1: { ...disk, folder: "/storage/d1", device: "2049" },
      d2: { ...disk, folder: "/storage/d2", device: "2049" },
      d3: { ...disk, folder: "/storage/d3", device: "2065" },
    };
    const { room } = await open({ ...main, raid: 0, stats: { ...onDisks, disks } });
    expect((await room()).getByText("2 TB of 4 TB free")).toBeTruthy();
  });

  it("of a new one is known once it is saved", async () => {
    const { press } = await open(main);
    await press("Add DVR");
    expect(await screen.findByText("Known once the DVR is saved.", {}, { timeout: 10_000 })).toBeTruthy();
  });
});

describe("The review of a smaller limit", () => {
  it("says at the change that it may remove recordings, and under a heading of its own what it removes", async () => {
    const { stores } = await open({ ...main, stats });
    stores.calls.impact = { bytes: 0, duration: 0, stream_count: 0, stream_names: [] };
    act(() => stores.draft.edit(["dvrs", "main", "dvr_limit"], 86_400));
    renderPage(<DraftLosses />, stores, "/");
    const part = within(await screen.findByRole("region", { name: "Recordings" }));
    expect(part.getByRole("heading", { name: "Recordings" })).toBeTruthy();
    expect(await part.findByText("Saving removes no recordings.", {}, { timeout: 5000 })).toBeTruthy();
    const [row] = changeRows([...savingStoresOf(stores).review.changes]);
    expect(row?.impact).toBe("Drawn closer: this may remove older recordings.");
  });
});

describe("A smaller limit of a DVR", () => {
  it("tells beside the limits what saving removes, with the edits of this DVR alone", async () => {
    const { stores, retype } = await open({ ...main, stats });
    stores.calls.impact = {
      bytes: 120 * GB,
      duration: 3 * 86_400 + 4 * 3600,
      stream_count: 5,
      stream_names: ["a", "b", "c", "d", "e"],
    };
    expect(screen.queryByText(/Saving removes/)).toBeNull();
    await retype("Depth limit", "1");
    const words = "Saving removes about 3 d 4 h (120 GB) of the recordings of 5 streams: a, b, c and 2 more.";
    expect(await screen.findByText(words, {}, { timeout: 5000 })).toBeTruthy();
    expect(stores.calls.made.at(-1)).toBe('dvr impact {"dvrs":{"main":{"dvr_limit":86400}}}');
    stores.calls.impact = { bytes: 0, duration: 0, stream_count: 0, stream_names: [] };
    await retype("Depth limit", "30");
    expect(await screen.findByText("Saving removes no recordings.", {}, { timeout: 5000 })).toBeTruthy();
    await retype("Depth limit", "7");
    await waitFor(() => expect(screen.queryByText("Saving removes no recordings.")).toBeNull());
  });

  it.each([
    ["streams", "/standalone/news/dvr", { name: "news", urls: ["udp://a"] }],
    ["lives", "/location/news/dvr", { prefix: "news" }],
  ])("tells it of the own limits of %s, too", async (collection, address, settings) => {
    const dvr = { reference: "main", dvr_limit: 604_800 };
    const info = { capabilities: { dvr_impact: true } };
    const tree = { dvrs: { main }, [collection]: { news: { ...settings, dvr } } };
    const { stores, retype } = await openItem(tree, address, undefined, { info });
    stores.calls.impact = { bytes: GB, duration: 60, stream_count: 1, stream_names: ["news"] };
    await retype("Archive depth", "1");
    const words = "Saving removes about 1 m (1 GB) of the recordings of news.";
    expect(await screen.findByText(words, {}, { timeout: 5000 })).toBeTruthy();
    expect(stores.calls.made.at(-1)).toBe(`dvr impact {"${collection}":{"news":{"dvr":{"dvr_limit":86400}}}}`);
  });

  it("asks nobody while other settings are edited", async () => {
    const { stores, retype } = await open({ ...main, stats });
    await retype("Copy to", "/copy");
    await waitFor(() => expect(stores.draft.count).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(stores.calls.made.filter((call) => call.startsWith("dvr impact"))).toEqual([]);
  });

  it("says that it is not known, and why", async () => {
    const { stores, retype } = await open({ ...main, stats });
    stores.calls.failure = new ApiError("unreachable", "The server cannot be reached.", { status: 0, body: undefined });
    await retype("Depth limit", "1");
    expect(
      await screen.findByText("What this removes is not known. The server cannot be reached.", {}, { timeout: 5000 }),
    ).toBeTruthy();
  });

  it("says so of a failure of the console's own, too", async () => {
    const { stores, retype } = await open({ ...main, stats });
    stores.calls.failure = new TypeError("a chunk did not load");
    await retype("Depth limit", "1");
    const words = "What this removes is not known. The console failed to ask: load the page again.";
    expect(await screen.findByText(words, {}, { timeout: 5000 })).toBeTruthy();
  });
});
