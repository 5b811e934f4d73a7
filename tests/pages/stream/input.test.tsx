import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadEntityCheck } from "../../../src/model/entity/checkEntity.ts";
import { openInput } from "./support/openInput.tsx";

describe("the sources on the Input page", () => {
  const first = "udp://239.0.0.1:1234";
  const second = "hls://spare.example.com/index.m3u8";
  const third = "tshttp://third.example.com/mpegts";
  const two = { urls: [first, { url: second, user_agent: "VLC", priority: "2" }] };

  const row = (url: string) => within(screen.getByRole("group", { name: url }));
  const state = (url: string) =>
    /unsaved|online|offline/.exec(screen.getByRole("group", { name: url }).textContent ?? "")?.[0];
  const switchTo = (url: string) => screen.queryByRole<HTMLButtonElement>("button", { name: `Switch to ${url}` });
  const newUrl = () => screen.getByRole<HTMLInputElement>("textbox", { name: "New URL" });

  afterEach(() => {
    vi.useRealTimers();
  });

  it("are the input URLs of the stream, and a row for the next one [S021]", async () => {
    const page = await openInput({ news: two });
    expect(page.shown()).toEqual([first, second]);
    await page.user.type(newUrl(), "http://third.example.com/mpegts");
    await waitFor(() => expect(page.shown()).toEqual([first, second, third]));
    expect(newUrl().value).toBe("");
    await page.user.tab();
    expect(await page.save()).toEqual({ news: { urls: [...two.urls, { url: third }] } });
  });

  it("warn of what stands in them now, whatever was checked before", async () => {
    const page = await openInput({ news: { urls: ["udp://a:70000", "udp://b:1"] } });
    const doubtful = () => page.urls().filter((box) => box.getAttribute("aria-describedby")?.includes("warnings"));
    const [box] = page.urls();
    if (!box) throw new Error("There is no source.");
    await page.user.type(box, "{End}0");
    await page.user.tab();
    await act(() => loadEntityCheck("stream"));
    expect(doubtful().map(({ value }) => value)).toEqual(["udp://a:700000"]);
    await page.user.type(box, "{End}{Backspace}{Backspace}");
    await waitFor(() => expect(doubtful()).toEqual([]));
    expect(page.shown()).toEqual(["udp://a:7000", "udp://b:1"]);
    expect(screen.queryByText(/above 65535/)).toBeNull();
  });

  it("are tested at their addresses and at their options, with the options that they have", async () => {
    const info = { capabilities: { probe_source: true, probe_any_source: true } };
    const page = await openInput({ news: two }, { info });
    await page.user.click(await row(second).findByRole("button", { name: "Test this source" }));
    await waitFor(() => expect(page.stores.calls.made).toEqual([`probe ${second} {"user_agent":"VLC"}`]));
    await act(() => page.router.navigate("/standalone/news/input/1"));
    await page.user.type(await screen.findByRole("textbox", { name: "User agent" }), " 3");
    await page.user.click(await screen.findByRole("button", { name: "Test this source" }));
    await waitFor(() => expect(page.stores.calls.made.at(-1)).toBe(`probe ${second} {"user_agent":"VLC 3"}`));
  });

  it("say which one is on the air; one that is not can be switched to [S199] [S201]", async () => {
    const page = await openInput({ news: { ...two, stats: { alive: true, url: first } } });
    await waitFor(() => expect(state(first)).toBe("online"));
    expect(switchTo(first)).toBeNull();
    expect(state(second)).toBeUndefined();
    expect(switchTo(second)).not.toBeNull();
    act(() => page.report({ alive: true, url: second }));
    expect(state(second)).toBe("online");
    expect(switchTo(second)).toBeNull();
    expect(state(first)).toBeUndefined();
    expect(switchTo(first)).not.toBeNull();
  });

  it("are offline while the stream is not alive, the one that was tried with the reason [S200]", async () => {
    const stats = { alive: false, url: second, source_error: "connection refused", retry_count: 3 };
    await openInput({ news: { ...two, stats } });
    await waitFor(() => expect(state(second)).toBe("offline"));
    expect(row(second).getByText("connection refused (retry 3)")).toBeTruthy();
    expect(row(first).queryByText(/refused/)).toBeNull();
  });

  it("say whether somebody publishes to the one that is published to, also beside others", async () => {
    const page = await openInput({ news: { urls: ["publish://", first], stats: { alive: false } } });
    await row("publish://").findByText("offline, waiting for a publisher");
    act(() => page.report({ alive: true, url: first }));
    row("publish://").getByText("waiting for a publisher");
    act(() => page.report({ published_from: "10.0.0.9" }));
    row("publish://").getByText("somebody publishes, not in use");
    act(() => page.report({ url: "publish://" }));
    expect(state("publish://")).toBe("online");
    expect(state(first)).toBeUndefined();
  });

  it("are unsaved first, then online, then offline, which leaves the switch [S202] [S203]", async () => {
    const page = await openInput({ news: { ...two, stats: { alive: false } } });
    await waitFor(() => expect(state(first)).toBe("offline"));
    expect(switchTo(first)).not.toBeNull();
    const [input] = page.urls();
    if (!input) throw new Error("there is a source");
    await page.user.type(input, "5");
    await waitFor(() => expect(state(`${first}5`)).toBe("unsaved"));
    expect(switchTo(`${first}5`)).toBeNull();
    act(() => page.report({ alive: true, url: second }));
    expect(state(`${first}5`)).toBe("unsaved");
    expect(state(second)).toBe("online");
  });

  it("are switched by name and address; the button rests until 3000 ms after the answer [S204] [S401]", async () => {
    const { stores } = await openInput({ news: { ...two, stats: { alive: true, url: first } } });
    await screen.findByRole("button", { name: `Switch to ${second}` });
    let answer: () => void = () => undefined;
    stores.calls.gate = new Promise((resolve) => {
      answer = resolve;
    });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    fireEvent.click(screen.getByRole("button", { name: `Switch to ${second}` }));
    expect(stores.calls.made).toEqual([`switch news ${second}`]);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(switchTo(second)?.disabled).toBe(true);
    await act(async () => {
      answer();
      await vi.advanceTimersByTimeAsync(0);
    });
    await act(() => vi.advanceTimersByTimeAsync(2999));
    expect(switchTo(second)?.disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(switchTo(second)?.disabled).toBe(false);
  });

  it("tell a switch that failed in the server's words, and stay as they were", async () => {
    const page = await openInput({ news: { ...two, stats: { alive: true, url: first } } });
    page.stores.calls.failure = new Error("Nobody is publishing to this stream.");
    await page.user.click(await screen.findByRole("button", { name: `Switch to ${second}` }));
    expect(await screen.findByText(/Nobody is publishing to this stream/)).toBeTruthy();
    expect(page.shown()).toEqual([first, second]);
  });

  it("lose a row that is left empty [S205]", async () => {
    const page = await openInput({ news: two });
    const [input] = page.urls();
    if (!input) throw new Error("there is a source");
    await page.user.clear(input);
    await page.user.tab();
    await waitFor(() => expect(page.shown()).toEqual([second]));
    expect(await page.save()).toEqual({ news: { urls: [two.urls[1]] } });
  });

  it("lose a row whose remove button is pressed [S206]", async () => {
    const page = await openInput({ news: two });
    await page.user.click(screen.getByRole("button", { name: `Remove ${second}` }));
    expect(page.shown()).toEqual([first]);
    expect(await page.save()).toEqual({ news: { urls: [first] } });
  });

  it("are put into another order by button and by key, which is said, and keep the focus and their form", async () => {
    const page = await openInput({ news: { urls: [...two.urls, third] } });
    const down = screen.getByRole("button", { name: `Move ${first} down` });
    await page.user.click(down);
    expect(page.shown()).toEqual([second, first, third]);
    expect(screen.getByText(`${first} is now 2 of 3`)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: `Move ${first} down` }));
    page.urls()[2]?.focus();
    await page.user.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(page.shown()).toEqual([second, third, first]);
    expect(document.activeElement).toBe(page.urls()[1]);
    await page.user.keyboard("{Alt>}{ArrowUp}{ArrowUp}{/Alt}");
    expect(page.shown()).toEqual([third, second, first]);
    expect(await page.save()).toEqual({ news: { urls: [third, two.urls[1], first] } });
  });

  it("are put into another order by dragging", async () => {
    const page = await openInput({ news: { urls: [first, second, third] } });
    const grip = screen.getByRole("group", { name: third }).querySelector("[draggable]");
    const dataTransfer = { setData: () => undefined };
    if (!grip) throw new Error("a row has a grip");
    fireEvent.dragStart(grip, { dataTransfer });
    fireEvent.dragOver(screen.getByRole("group", { name: first }), { dataTransfer });
    fireEvent.drop(screen.getByRole("group", { name: first }), { dataTransfer });
    expect(page.shown()).toEqual([third, first, second]);
  });

  it("count the options that are set, beside the address and what is not set", async () => {
    const cleared = { url: second, user_agent: "VLC", priority: null, tracks: null };
    await openInput({ news: { urls: [first, cleared, { url: third }] } });
    const count = async (url: string) =>
      (await screen.findByRole("link", { name: new RegExp(`^Options of ${url}`) })).textContent;
    expect([await count(first), await count(second), await count(third)]).toEqual([
      "Options",
      "Options (1)",
      "Options",
    ]);
  });

  it("lead to their options, and say how many are set", async () => {
    const page = await openInput({ news: two });
    const link = await screen.findByRole("link", { name: `Options of ${second}: 2 set` });
    expect(link.textContent).toContain("Options (2)");
    expect((await screen.findByRole("link", { name: `Options of ${first}: 0 set` })).textContent).toBe("Options");
    await page.user.click(link);
    expect(page.router.state.location.pathname).toBe("/standalone/news/input/1");
  });

  it("are one list of several streams: kept, replaced, or an item added to all", async () => {
    const page = await openInput({ news: { urls: [first] }, movies: { urls: [second] } });
    const list = within(await screen.findByRole("group", { name: "Sources" }));
    expect(list.getByText("Mixed (2 values)")).toBeTruthy();
    await page.user.click(list.getByRole("button", { name: "Add items" }));
    await page.user.type(list.getByRole("textbox"), third);
    await page.user.click(list.getByRole("button", { name: "Apply" }));
    expect(await page.save()).toEqual({
      news: { urls: [first, { url: third }] },
      movies: { urls: [second, { url: third }] },
    });
  });
});

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
