import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Route, Routes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { formatMediaNames } from "../../../src/model/stream/mediaNames.ts";
import { StreamDvrTimeline } from "../../../overrides/dvrTimeline/DvrTimeline.tsx";
import { streamDvrForm } from "../../../src/generated/forms/stream.dvr.ts";
import { EntityFormPage } from "../../../src/pages/entity/EntityFormPage.tsx";
import { StreamItem } from "../../../src/pages/stream/StreamItem.tsx";
import { fakeStores } from "../support/fakeStores.ts";
import { renderPage } from "../support/renderPage.tsx";

const sizeWords = "It's not correct size, good examples are 1024, 1Kb, 32gb, 50TB";
const timeWords = "Time string should contains only digits and time unit at the end (s, m, h, d, w)";
const dvrs = { slow: { name: "slow", root: "/slow", position: 1 }, fast: { name: "fast", root: "/fast", position: 0 } };

async function open(streams: Readonly<Record<string, JsonObject>>) {
  const named = Object.fromEntries(Object.entries(streams).map(([name, stream]) => [name, { name, ...stream }]));
  const stores = fakeStores({ streams: named, dvrs });
  renderPage(
    <Routes>
      <Route path="standalone/:mediaNames" element={<StreamItem />}>
        <Route path="dvr" element={<EntityFormPage form={streamDvrForm} Above={StreamDvrTimeline} />} />
      </Route>
    </Routes>,
    stores,
    `/standalone/${formatMediaNames(Object.keys(streams))}/dvr`,
  );
  await screen.findByRole("button", { name: "Save" });
  const user = userEvent.setup();
  return { stores, user, dvrOf: (name: string) => stores.draft.effective(["streams", name]) };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const selector = () => screen.findByRole<HTMLInputElement>("combobox", { name: "DVR config" });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

describe("the DVR page of a stream", () => {
  it("chooses one of the global DVR configs, and leads to where they are edited [S045]", async () => {
    const { user, dvrOf } = await open({ news: {} });
    await user.click(await selector());
    const choices = screen.getAllByRole("option").map(({ textContent }) => textContent);
    expect(choices).toEqual(["None, as set below", "fast", "slow"]);
    await user.click(screen.getByRole("option", { name: "slow" }));
    expect(dvrOf("news")).toMatchObject({ dvr: { reference: "slow" } });
    expect(screen.getByRole("link", { name: "Open slow" }).getAttribute("href")).toBe("/dvrs/slow");
    await user.clear(await selector());
    await user.click(await screen.findByRole("option", { name: "None, as set below" }));
    expect(dvrOf("news")).not.toMatchObject({ dvr: { reference: expect.anything() } });
    expect((await screen.findByRole("link", { name: "DVRs" })).getAttribute("href")).toBe("/dvrs");
  });

  it.each([
    ["is not recorded", {}, /^Not recorded\. .* goes to dvr\/news in the server's data folder\.$/],
    ["has no picture yet", { dvr: { dvr_limit: 60 } }, /^Nothing is recorded yet/],
  ])("says where the recordings would be that a stream %s, and what starts it", async (_what, settings, words) => {
    await open({ news: settings });
    expect((await screen.findByRole("note")).textContent).toMatch(words);
  });

  it.each([
    ["recorded", { dvr: {}, stats: { dvr_info: { ranges: [{ from: 1_700_000_000, duration: 60 }] } } }],
    ["recorded by another server", { external_dvr: true }],
    ["on air and keeps nothing, which the server has to say why", { dvr: {}, stats: { alive: true } }],
  ])("says nothing of that where the stream is %s", async (_what, settings) => {
    await open({ news: settings });
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("says no more that it is not recorded once that is set, without a report of the server", async () => {
    const { stores } = await open({ news: {} });
    await screen.findByText(/^Not recorded\./);
    act(() => stores.config.merge({ streams: { news: { dvr: { dvr_limit: 60 } } } }, 2));
    expect(screen.getByRole("note").textContent).toMatch(/^Nothing is recorded yet/);
  });

  it("keeps the name of a config that is gone, and says so", async () => {
    await open({ news: { dvr: { reference: "old" } } });
    expect((await selector()).value).toBe("old");
    expect(screen.getByText("There is no DVR old: choose another one or add it.")).toBeDefined();
  });

  it("has path and archive settings, the SSD cache, Save and Reset [S046]", async () => {
    const { user, stores } = await open({ news: {} });
    const sections = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent?.trim());
    expect(sections).toEqual(expect.arrayContaining(["Archive", "SSD disk cache"]));
    expect([button("Save").disabled, button("Reset").disabled]).toEqual([true, true]);
    await user.type(box("Path"), "/storage");
    await user.type(box("Cache path"), "/ssd");
    await waitFor(() => expect(button("Save").disabled).toBe(false));
    await user.click(button("Save"));
    await waitFor(() =>
      expect(stores.saved).toEqual([{ streams: { news: { dvr: { root: "/storage" }, cache: { path: "/ssd" } } } }]),
    );
  });

  it("takes everything back with Reset", async () => {
    const { user, dvrOf } = await open({ news: { dvr: { root: "/a" } } });
    await user.type(box("Path"), "b");
    await waitFor(() => expect(dvrOf("news")).toMatchObject({ dvr: { root: "/ab" } }));
    await user.click(button("Reset"));
    expect(dvrOf("news")).toMatchObject({ dvr: { root: "/a" } });
    expect(box("Path").value).toBe("/a");
  });

  it.each([
    ["1024", true],
    ["1Kb", true],
    ["32gb", true],
    ["50TB", true],
    ["5 apples", false],
    ["K", false],
  ])("takes %s as a size: %s [S331]", async (typed, isGood) => {
    const { user } = await open({ news: { cache: { path: "/ssd" } } });
    await user.type(box("Size limit"), typed);
    await user.tab();
    const words = await settled(() => screen.queryAllByText(sizeWords).length > 0, !isGood);
    expect(words).toBe(!isGood);
  });

  it.each([
    ["90", true],
    ["15m", true],
    ["2w", true],
    ["2y", false],
    ["m", false],
  ])("takes %s as a time: %s [S334]", async (typed, isGood) => {
    const { user } = await open({ news: { cache: { path: "/ssd" } } });
    await user.type(box("Time limit"), typed);
    await user.tab();
    expect(await settled(() => screen.queryAllByText(timeWords).length > 0, !isGood)).toBe(!isGood);
  });

  it("works without a timeline, and has one for one stream with recordings [S043] [S044]", async () => {
    const recorded = { stats: { dvr_info: { ranges: [{ from: 1_760_000_000, duration: 600 }] } } };
    await open({ news: { dvr: { root: "/a" } } });
    expect(screen.queryByRole("slider")).toBeNull();
    document.body.replaceChildren();
    const { stores } = await open({ sport: recorded });
    expect(await screen.findByRole("slider")).toBeDefined();
    expect(document.querySelectorAll("[data-part=recorded]")).toHaveLength(1);
    const end = () => Number(screen.getByRole("slider").getAttribute("aria-valuemax"));
    const before = end();
    const grown = { dvr_info: { ranges: [{ from: 1_760_000_000, duration: 660 }] } };
    act(() => stores.config.merge({ streams: { sport: { stats: grown } } }, 2));
    expect(end()).toBe(before + 60);
    act(() => stores.config.merge({ streams: { sport: { stats: { dvr_info: null } } } }, 3));
    expect(screen.queryByRole("slider")).toBeNull();
  });

  it("has no timeline for several streams [S044]", async () => {
    const recorded = { stats: { dvr_info: { ranges: [{ from: 1_760_000_000, duration: 600 }] } } };
    await open({ news: recorded, sport: recorded });
    expect(within(document.body).queryByRole("slider")).toBeNull();
  });
});

/** Waits for what is wished; else long enough to be sure that it does not come. */
async function settled(holds: () => boolean, isWished: boolean): Promise<boolean> {
  if (isWished) await waitFor(() => expect(holds()).toBe(true));
  else await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
  return holds();
}
