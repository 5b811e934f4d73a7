import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { StreamLog } from "../../../overrides/streamLog/StreamLog.tsx";
import { fakeStores } from "../../pages/support/fakeStores.ts";
import { renderPage } from "../../pages/support/renderPage.tsx";

/** The simulated page has no layout: a line is 20 px high, the list 400. */
beforeEach(() => {
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(400);
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(function (this: Element) {
    return this.childElementCount * 20;
  });
});

function show() {
  const stores = fakeStores({});
  renderPage(<StreamLog name="news" />, stores);
  const { subscriptions } = stores;
  const send = (...texts: string[]) => act(() => texts.forEach((text) => subscriptions.sendLog("news", { text })));
  return { subscriptions, send };
}

const toggle = () => userEvent.click(screen.getByText("Logs"));
const list = () => screen.getByRole("log", { name: "Log of news", hidden: true });
const words = () => [...list().children].map(({ textContent }) => textContent);
const numbered = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `line ${from + at}`);

async function open() {
  const shown = show();
  await toggle();
  await screen.findByRole("log");
  return shown;
}

describe("the logs panel", () => {
  it("is closed at first, and opens and closes", async () => {
    show();
    const isOpen = () => screen.getByRole("button", { name: "Logs" }).getAttribute("aria-expanded");
    expect(isOpen()).toBe("false");
    await toggle();
    expect(isOpen()).toBe("true");
    await toggle();
    expect(isOpen()).toBe("false");
  });

  it("follows the log from the first opening on, not before [S211]", async () => {
    const { subscriptions } = show();
    expect(subscriptions.followed).toEqual([]);
    await toggle();
    await waitFor(() => expect(subscriptions.followed).toEqual(["log news"]));
  });

  it("is only hidden when it is closed: what came stays and what comes is taken [S213]", async () => {
    const { subscriptions, send } = await open();
    send("one");
    await screen.findByText("one");
    await toggle();
    expect(subscriptions.followed).toEqual(["log news"]);
    send("two");
    await waitFor(() => expect(words()).toEqual(["one", "two"]));
    await toggle();
    expect(subscriptions.followed).toEqual(["log news"]);
    expect(words()).toEqual(["one", "two"]);
  });

  it("ends its feed when it leaves the page [S212]", async () => {
    const { subscriptions } = await open();
    expect(subscriptions.followed).toEqual(["log news"]);
    cleanup();
    expect(subscriptions.followed).toEqual([]);
  });

  it("begins anew when the line comes back, and fills again", async () => {
    const { subscriptions, send } = await open();
    send("old");
    await screen.findByText("old");
    act(() => subscriptions.restartLog("news"));
    send("kept", "new");
    await waitFor(() => expect(words()).toEqual(["kept", "new"]));
  });

  it("keeps the newest 1000 entries [S465]", async () => {
    const { send } = await open();
    send(...numbered(1, 1003));
    await waitFor(() => expect(words()).toHaveLength(1000));
    expect([words().at(0), words().at(-1)]).toEqual(["line 4", "line 1003"]);
    send("line 1004");
    await waitFor(() => expect([words().at(0), words().at(-1)]).toEqual(["line 5", "line 1004"]));
  });

  it("goes along with what comes in within 100 px of the end, and stays where it is above that [S467]", async () => {
    const { send } = await open();
    send(...numbered(1, 100));
    await waitFor(() => expect(list().scrollTop).toBe(2000));
    // 100 px above the end: 2000 high, 400 seen.
    list().scrollTop = 1500;
    fireEvent.scroll(list());
    send("line 101");
    await waitFor(() => expect(list().scrollTop).toBe(2020));
    list().scrollTop = 2020 - 400 - 101;
    fireEvent.scroll(list());
    send("line 102");
    await screen.findByText("line 102");
    expect(list().scrollTop).toBe(1519);
  });

  it("tells date, time and level beside the words", async () => {
    const { subscriptions } = await open();
    const time = new Date(2026, 10, 21, 14, 3, 20).getTime();
    act(() => subscriptions.sendLog("news", { text: "connection refused", time, level: "warning" }));
    await screen.findByText("connection refused");
    expect(words()).toEqual(["2026-11-21 14:03:20warningconnection refused"]);
  });

  it("shows what is as grave as was chosen, and an entry of an unknown kind with the gravest", async () => {
    const { subscriptions } = await open();
    const levels = ["debug", undefined, "warning", "error", "fatal"];
    act(() =>
      levels.forEach((level) => subscriptions.sendLog("news", { text: `${level}`, ...(level ? { level } : {}) })),
    );
    await screen.findByText("undefined");
    const shown = () => [...list().querySelectorAll("p > span:last-child")].map(({ textContent }) => textContent);
    const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));
    expect(shown()).toEqual(["debug", "undefined", "warning", "error", "fatal"]);
    await choose("without debug");
    expect(shown()).toEqual(["undefined", "warning", "error", "fatal"]);
    await choose("warnings and errors");
    expect(shown()).toEqual(["warning", "error", "fatal"]);
    await choose("errors");
    expect(shown()).toEqual(["error", "fatal"]);
    expect(screen.getByText("2 of 5 entries")).toBeTruthy();
  });

  it("shows and copies what fits the filter", async () => {
    const user = userEvent.setup();
    const { send } = await open();
    send("connection refused", "connection made", "disk full");
    await screen.findByText("disk full");
    await user.type(screen.getByRole("textbox", { name: "Filter the log" }), "CONNECTION");
    await waitFor(() => expect(words()).toEqual(["connection refused", "connection made"]));
    await user.click(screen.getByRole("button", { name: "Copy all" }));
    expect(await navigator.clipboard.readText()).toBe("connection refused\nconnection made");
    await user.type(screen.getByRole("textbox", { name: "Filter the log" }), "x");
    await screen.findByText("No entry matches the filter.");
  });
});
