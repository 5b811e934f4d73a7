import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openOutput } from "./support/openOutput.tsx";

const ports = { config: { rtmp: 1935, rtsp: 554 } };
const group = (protocol: string) => screen.getByRole("radiogroup", { name: protocol });
const position = (protocol: string, word: string) =>
  within(group(protocol)).getByRole<HTMLInputElement>("radio", { name: word });
const address = (name: string) => screen.queryByRole<HTMLInputElement>("textbox", { name: `${name} address` });
const addresses = () =>
  screen.getAllByRole<HTMLInputElement>("textbox", { name: / address$/ }).map(({ value }) => value);
const notice = (protocol: string) => `${protocol} is not configured, please enable it on global config page`;

describe("the output protocols", () => {
  it("show the addresses of HLS, twice, MSS, HDS, MPEG-TS, DASH, RTMP, RTSP, M4F and M4S [S035]", async () => {
    await openOutput({ "tv/news": {} }, ports);
    expect(addresses()).toEqual([
      "http://localhost:3000/tv/news/index.m3u8",
      "http://localhost:3000/tv/news/video.m3u8",
      "http://localhost:3000/tv/news.isml/manifest",
      "http://localhost:3000/tv/news/manifest.f4m",
      "http://localhost:3000/tv/news/mpegts",
      "http://localhost:3000/tv/news/index.mpd",
      "rtmp://localhost/tv/news",
      "rtsp://localhost/tv/news",
      "m4f://localhost/tv/news",
      "m4s://localhost/tv/news",
    ]);
  });

  it("have a switch each, with the positions except, neutral and only [S036]", async () => {
    await openOutput({ news: {} });
    for (const protocol of ["HLS", "MSS", "HDS", "MPEG-TS", "DASH", "RTMP", "RTSP", "M4F", "M4S"]) {
      const radios = within(group(protocol)).getAllByRole<HTMLInputElement>("radio");
      expect(radios.map(({ labels, checked }) => `${labels?.[0]?.textContent}${checked ? "*" : ""}`)).toEqual([
        "except",
        "neutral*",
        "only",
      ]);
    }
  });

  it.each([
    ["neutral", true, null],
    ["neutral", false, null],
    ["only", undefined, true],
    ["except", undefined, false],
  ])("set to %s from %j are stored as %j [S219, S220, S221]", async (word, before, stored) => {
    const page = await openOutput({ news: before === undefined ? {} : { protocols: { dash: before } } });
    await page.user.click(position("DASH", word));
    expect(position("DASH", word).checked).toBe(true);
    expect(await page.patch()).toEqual({ protocols: { dash: stored } });
  });

  it("hide the address of an excepted one, and no other; its switch stays usable [S222, S224]", async () => {
    const page = await openOutput({ news: {} });
    await page.user.click(position("HLS", "except"));
    expect(address("HLS")).toBeNull();
    expect(address("Second HLS")).toBeNull();
    expect(address("DASH")?.disabled).toBe(false);
    expect(position("HLS", "neutral").disabled).toBe(false);
    await page.user.click(position("HLS", "neutral"));
    expect(address("HLS")?.disabled).toBe(false);
  });

  it("disable the address of one that is off since others are set to only, not its switch [S223, S224, S225]", async () => {
    const page = await openOutput({ news: { protocols: { hls: true, mss: true } } });
    expect([address("HLS"), address("Second HLS"), address("MSS")].map((one) => one?.disabled)).toEqual([
      false,
      false,
      false,
    ]);
    for (const protocol of ["HDS", "MPEG-TS", "DASH", "M4F", "M4S"]) {
      expect(address(protocol)?.disabled).toBe(true);
      expect(position(protocol, "only").disabled).toBe(false);
    }
    await page.user.click(position("DASH", "only"));
    expect(address("DASH")?.disabled).toBe(false);
  });

  it("disable none while the map is set but nothing in it is only [S223]", async () => {
    await openOutput({ news: { protocols: { hls: false } } });
    for (const protocol of ["MSS", "HDS", "MPEG-TS", "DASH"]) expect(address(protocol)?.disabled).toBe(false);
  });

  it("say once for each of RTMP and RTSP that it is not configured, with the way to its port [S037, S453, S454, S455, S456]", async () => {
    const page = await openOutput({ news: {} });
    for (const protocol of ["RTMP", "RTSP"]) {
      expect(screen.getAllByText(notice(protocol))).toHaveLength(1);
      expect(address(protocol)).toBeNull();
    }
    await page.user.click(screen.getByRole("link", { name: notice("RTMP") }));
    const { pathname, hash } = page.router.state.location;
    expect(pathname + hash).toBe("/config#/rtmp");
  });

  it("say it of the one that is not configured only, and no longer once it is [S037, S456]", async () => {
    const page = await openOutput({ news: {} }, { config: { rtmp: "10.0.0.1:1936" } });
    expect(screen.queryByText(notice("RTMP"))).toBeNull();
    expect(address("RTMP")?.value).toBe("rtmp://localhost:1936/static/news");
    expect(screen.getByText(notice("RTSP"))).toBeTruthy();
    page.stores.config.merge({ rtsp: 5540 }, 2);
    await waitFor(() => expect(address("RTSP")?.value).toBe("rtsp://localhost:5540/news"));
    expect(screen.queryByText(notice("RTSP"))).toBeNull();
  });

  it("show of several streams the switches alone, set in all, and those that differ as mixed", async () => {
    const page = await openOutput({ news: { protocols: { dash: true } }, sport: {} });
    expect(screen.queryByRole("textbox", { name: / address$/ })).toBeNull();
    const dash = screen.getByRole("group", { name: "DASH" });
    expect(within(dash).getByText("Mixed (2 values)")).toBeTruthy();
    await page.user.click(position("HLS", "except"));
    for (const name of ["news", "sport"]) {
      expect(page.stores.draft.effective(["streams", name, "protocols", "hls"])).toBe(false);
    }
    expect(page.stores.draft.effective(["streams", "news", "protocols", "dash"])).toBe(true);
  });

  it("offer each address to copy, to open and as a code; what only servers speak is not opened", async () => {
    const page = await openOutput({ news: {} });
    expect(screen.getByRole<HTMLAnchorElement>("link", { name: "Open: DASH address" }).href).toBe(
      address("DASH")?.value,
    );
    expect(screen.queryByRole("link", { name: "Open: M4F address" })).toBeNull();
    await page.user.click(screen.getByRole("button", { name: "Copy: DASH address" }));
    expect(await navigator.clipboard.readText()).toBe("http://localhost:3000/news/index.mpd");
    await page.user.click(screen.getByRole("button", { name: "QR code: M4F address" }));
    const dialog = await screen.findByRole("dialog", { name: "M4F address" });
    expect(within(dialog).getByRole("img", { name: "QR code of m4f://localhost/news" })).toBeTruthy();
  });

  it("play HLS in the console's own player", async () => {
    const page = await openOutput({ "tv news": {} });
    await page.user.click(screen.getByRole("link", { name: "Play here: HLS address" }));
    expect(page.router.state.location.hash).toBe("#play=tv%20news");
    expect(page.router.state.location.pathname).toBe("/standalone/tv%20news/output");
  });

  it("fold what the server says it does not serve into one line, but for what is set, which offers no way to open it", async () => {
    const news = { protocols: { mss: false }, name: "news" };
    const page = await openOutput({ news }, { info: { playback_protocols: ["hls", "dash"] } });
    await screen.findByText("Not served by this server: MSS, HDS, MPEG-TS, RTMP, RTSP, M4F, M4S, WebRTC");
    await waitFor(() => expect(screen.queryByRole("radiogroup", { name: "HDS" })).toBeNull());
    expect(screen.getByRole("link", { name: "Open: DASH address" })).toBeTruthy();
    await page.user.click(position("MSS", "only"));
    await screen.findByText("not served");
    expect(screen.queryByRole("link", { name: "Open: MSS address" })).toBeNull();
    expect(address("MSS")?.value).toBe("http://localhost:3000/news.isml/manifest");
  });

  it("show the address of what has no switch below the others, where the server has it", async () => {
    await openOutput({ news: {} }, { info: { playback_protocols: ["hls", "webrtc"] } });
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "WebRTC address" })).value).toBe(
      "http://localhost:3000/news/whep",
    );
  });

  it("mark nothing while the server says nothing of it", async () => {
    await openOutput({ news: {} });
    expect(screen.queryByText("not served")).toBeNull();
  });
});
