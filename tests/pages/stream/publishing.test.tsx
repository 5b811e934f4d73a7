import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openInput } from "./support/openInput.tsx";

const source = "udp://239.0.0.1:1234";
const choice = async () => within(await screen.findByRole("radiogroup", { name: "Published input" }));
const isChosen = async (name: string) => (await choice()).getByRole<HTMLInputElement>("radio", { name }).checked;
const settings = () => screen.queryByRole("region", { name: "Publish settings" });
const byUrl = { capabilities: { url_publish: true } };
const bySwitch = { capabilities: {} };

describe("published input", () => {
  it("is accepted or ignored [S024]", async () => {
    await openInput({ news: { urls: [source] } }, { info: bySwitch });
    const options = (await choice()).getAllByRole("radio");
    expect(options.map((option) => option.closest("label")?.textContent)).toEqual(["Accept", "Ignore"]);
    expect(await isChosen("Ignore")).toBe(true);
  });

  it("is turned on by accept and off by ignore, by its own switch [S207]", async () => {
    const page = await openInput({ news: { urls: [source] } }, { info: bySwitch });
    await page.user.click((await choice()).getByRole("radio", { name: "Accept" }));
    expect(await isChosen("Accept")).toBe(true);
    expect(await page.save()).toEqual({ news: { publish_enabled: true } });
  });

  it("is turned off by ignore where it was on [S207]", async () => {
    const page = await openInput({ news: { urls: [source], publish_enabled: true } }, { info: bySwitch });
    await page.user.click((await choice()).getByRole("radio", { name: "Ignore" }));
    expect(await page.save()).toEqual({ news: { publish_enabled: null } });
  });

  it("stands among the sources on a server that publishes by URL", async () => {
    const page = await openInput({ news: { urls: [source] } }, { info: byUrl });
    await page.user.click((await choice()).getByRole("radio", { name: "Accept" }));
    expect(page.shown()).toEqual(["publish://", source]);
    expect(await isChosen("Accept")).toBe(true);
    await page.user.click((await choice()).getByRole("radio", { name: "Ignore" }));
    expect(page.shown()).toEqual([source]);
  });

  it("shows its four settings only while it is accepted [S025] [S026]", async () => {
    const page = await openInput({ news: { urls: [source] } });
    expect(settings()).toBeNull();
    for (const name of ["Publish password", "Max bitrate", "Publish script"])
      expect(screen.queryByRole("textbox", { name })).toBeNull();
    await page.user.click((await choice()).getByRole("radio", { name: "Accept" }));
    const region = settings();
    if (!region) throw new Error("the settings are there");
    expect(within(region).getAllByRole("textbox")).toHaveLength(3);
    expect(within(region).getByLabelText("Publish password")).toBeTruthy();
    for (const name of ["Publish script", "Max bitrate", "Source timeout"])
      expect(within(region).getByRole("textbox", { name })).toBeTruthy();
    await page.user.click((await choice()).getByRole("radio", { name: "Ignore" }));
    expect(settings()).toBeNull();
  });

  it("leaves the source timeout with the sources while it is ignored", async () => {
    await openInput({ news: { urls: [source], source_timeout: 20 } });
    const sources = within(screen.getByRole("region", { name: "Sources" }));
    expect(sources.getByRole<HTMLInputElement>("textbox", { name: "Source timeout" }).value).toBe("20");
  });

  it("shows where to publish to, from the ports of the server", async () => {
    const config = { rtmp: "127.0.0.1:19350" };
    await openInput({ "tv/news": { urls: ["publish://"] } }, { config });
    const addresses = within(await screen.findByRole("region", { name: "Addresses to publish to" }));
    expect(addresses.getByText("rtmp://localhost:19350/static/tv/news")).toBeTruthy();
    expect(addresses.getByText(`${window.location.origin}/tv/news/whip`)).toBeTruthy();
    expect(addresses.getAllByRole("button", { name: "Copy" })).toHaveLength(2);
  });

  it("says that there is no RTMP port, with the way to set one", async () => {
    await openInput({ news: { urls: ["publish://"] } });
    const addresses = within(await screen.findByRole("region", { name: "Addresses to publish to" }));
    expect(addresses.getByText(/no RTMP port/)).toBeTruthy();
    expect(addresses.getByRole("link", { name: "Set one" }).getAttribute("href")).toBe("/config");
  });

  it("is set in all of several streams, each as it needs it", async () => {
    const page = await openInput({ news: { urls: [source] }, movies: { urls: ["publish://"] }, sport: {} });
    expect((await choice()).queryAllByRole("radio", { checked: true })).toEqual([]);
    expect(screen.getByText("1 of 3 streams accept")).toBeTruthy();
    expect(settings()).toBeNull();
    await page.user.click((await choice()).getByRole("radio", { name: "Accept" }));
    await waitFor(() => expect(settings()).not.toBeNull());
    expect(await page.save()).toEqual({
      news: { urls: [{ url: "publish://" }, source] },
      sport: { urls: [{ url: "publish://" }] },
    });
  });
});

describe("the fallback video", () => {
  it("has a file, a timeout and whether it is recorded [S027]", async () => {
    const page = await openInput({ news: { urls: [source] } });
    const block = within(screen.getByRole("region", { name: "Fallback video" }));
    await page.user.type(block.getByRole("textbox", { name: "Fallback file" }), "vod/slate.mp4");
    await page.user.type(block.getByRole("textbox", { name: "Fallback timeout" }), "7");
    await page.user.click(block.getByRole("switch", { name: "Record the fallback" }));
    expect(await page.save()).toEqual({ news: { backup: { file: "vod/slate.mp4", timeout: 7, dvr: true } } });
  });

  it("is removed by a save with an empty file, whatever else of it is set [S208]", async () => {
    const page = await openInput({
      news: { urls: [source], backup: { file: "vod/slate.mp4", timeout: 7, dvr: true } },
    });
    await page.user.clear(screen.getByRole("textbox", { name: "Fallback file" }));
    await page.user.tab();
    expect(await page.save()).toEqual({ news: { backup: null } });
  });
});
