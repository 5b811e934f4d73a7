import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openInput } from "./support/openInput.tsx";

const first = "udp://239.0.0.1:1234";
const second = { url: "hls://spare.example.com/index.m3u8", user_agent: "VLC", vlan: 7 };
const third = "rtsp://camera.example.com/1";
const streams = { news: { urls: [first, second, third] } };
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const titles = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent?.trim());

describe("the options of one source", () => {
  it("are those of the source at the number in the address, and no other is changed [S022]", async () => {
    const page = await openInput(streams, { at: "/1" });
    expect(page.shown()).toEqual([second.url]);
    expect(box("User agent").value).toBe("VLC");
    expect(box("Value of vlan").value).toBe("7");
    await page.user.type(box("Priority"), "3");
    await page.user.tab();
    expect(await page.save()).toEqual({ news: { urls: [first, { ...second, priority: "3" }, third] } });
  });

  it("lead back to the Input page [S023]", async () => {
    const page = await openInput(streams, { at: "/0" });
    await page.user.click(screen.getByRole("link", { name: "All sources of news" }));
    expect(page.router.state.location.pathname).toBe("/standalone/news/input");
    await waitFor(() => expect(page.shown()).toEqual([first, second.url, third]));
  });

  it.each([
    ["udp", "/0", ["Source", "MPEG-TS"]],
    ["hls", "/1", ["Source", "HTTP", "MPEG-TS"]],
    ["rtsp", "/2", ["Source", "RTSP"]],
  ])("are those that a source of the scheme %s has", async (_, at, sections) => {
    await openInput(streams, { at });
    expect(titles()).toEqual(sections);
  });

  it("show what is set, whatever the scheme", async () => {
    await openInput({ news: { urls: [{ url: third, buffer: 5 }] } }, { at: "/0" });
    expect(box("HLS buffer").value).toBe("5");
  });

  it("take whole numbers, stored in base 10; an emptied one is removed [S322]", async () => {
    const urls = [{ url: second.url, priority: "1", buffer: 1, program: 1 }];
    const page = await openInput({ news: { urls, publish_enabled: true } }, { at: "/0" });
    for (const name of ["Priority", "HLS buffer", "Program"]) {
      await page.user.clear(box(name));
      await page.user.type(box(name), "010x");
    }
    await page.user.tab();
    expect(await page.save()).toEqual({
      news: { urls: [{ url: second.url, priority: "10", buffer: 10, program: 10 }] },
    });
    for (const name of ["Priority", "HLS buffer", "Program"]) await page.user.clear(box(name));
    await page.user.tab();
    expect(page.stores.draft.effective(["streams", "news", "urls"])).toEqual([{ url: second.url }]);
    await page.user.click(screen.getByRole("link", { name: "All sources of news" }));
    await page.user.type(await screen.findByRole("textbox", { name: "Max bitrate" }), "08x0");
    await page.user.tab();
    expect(page.stores.draft.effective(["streams", "news", "max_bitrate"])).toBe(80);
    await page.user.clear(box("Max bitrate"));
    await page.user.tab();
    expect(page.stores.draft.effective(["streams", "news"])).not.toHaveProperty("max_bitrate");
  });

  it("stay with their source when another administrator moves it", async () => {
    const page = await openInput(streams, { at: "/1" });
    await page.user.type(box("Priority"), "3");
    act(() => page.stores.config.merge({ streams: { news: { urls: [first, third, second] } } }, 2));
    await waitFor(() => expect(page.router.state.location.pathname).toBe("/standalone/news/input/2"));
    expect(page.shown()).toEqual([second.url]);
    await page.user.type(box("Priority"), "0");
    await page.user.tab();
    expect(await page.save()).toEqual({ news: { urls: [first, third, { ...second, priority: "30" }] } });
  });

  it("say so when another administrator removes the source, and do not show the next one", async () => {
    const page = await openInput(streams, { at: "/1" });
    act(() => page.stores.config.merge({ streams: { news: { urls: [first, third] } } }, 2));
    expect(await screen.findByText("Source 1 not found")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "URL" })).toBeNull();
    expect(screen.getByRole("link", { name: "All sources of news" })).toBeTruthy();
  });

  it.each(["/7", "/x", "/-1"])("say so at an address with no source: %s", async (at) => {
    await openInput(streams, { at });
    expect(screen.getByText(`Source ${at.slice(1)} not found`)).toBeTruthy();
  });

  it("are edited in one stream at a time", async () => {
    await openInput({ news: { urls: [first] }, movies: { urls: [first] } }, { at: "/0" });
    expect(screen.getByText("Source options can be edited for one stream at a time")).toBeTruthy();
  });
});
