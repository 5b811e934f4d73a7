import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openInput } from "./support/openInput.tsx";

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

describe("the sources on the Input page", () => {
  it("are the input URLs of the stream, and a row for the next one [S021]", async () => {
    const page = await openInput({ news: two });
    expect(page.shown()).toEqual([first, second]);
    await page.user.type(newUrl(), "http://third.example.com/mpegts");
    await waitFor(() => expect(page.shown()).toEqual([first, second, third]));
    expect(newUrl().value).toBe("");
    await page.user.tab();
    expect(await page.save()).toEqual({ news: { urls: [...two.urls, { url: third }] } });
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
    page.stores.calls.failure = new Error("Nobody publishes to this stream now.");
    await page.user.click(await screen.findByRole("button", { name: `Switch to ${second}` }));
    expect(await screen.findByText(/Nobody publishes to this stream now/)).toBeTruthy();
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
