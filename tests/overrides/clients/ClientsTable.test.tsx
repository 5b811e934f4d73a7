import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ItemClientsPage } from "../../../src/pages/entity/SingleItemPages.tsx";
import type { Session } from "../../../src/generated/types/Session.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";
import { renderPage } from "../../pages/support/renderPage.tsx";
import { giveLayout } from "../../support/giveLayout.ts";

beforeEach(() => giveLayout());

const viewers: readonly Session[] = [
  {
    id: "a1",
    type: "hls",
    ip: "10.0.0.10",
    country: "DE",
    bytes_sent: 3 * 1024 * 1024,
    duration: 200_400,
    token: "tok-1",
    user_id: "u7",
    user_agent: "VLC/3",
  },
  { id: "b2", type: "mpegts", ip: "10.0.0.9", bytes_sent: 10, duration: 1000 },
  { id: "c3", type: "rtmp", ip: "10.0.0.11", country: "AL", bytes_sent: 900, duration: 5000 },
];

function show(sessions: readonly Session[] | undefined = viewers) {
  const stores = fakeStores({ streams: { news: { name: "news" } } });
  renderPage(<ItemClientsPage list="streams" />, stores, "/standalone/news/clients?query=n");
  const send = (next: readonly Session[]) => act(() => stores.subscriptions.sendSessions("news", next));
  if (sessions) send(sessions);
  const rows = () =>
    within(screen.getByRole("grid"))
      .getAllByRole("row")
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole("gridcell")
          .map(({ textContent }) => textContent),
      );
  const addresses = () => rows().map((cells) => cells[2]);
  return { stores, send, rows, addresses };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const question = () => screen.getByRole("alertdialog");

describe("the clients of a stream", () => {
  it("are a table of their sessions in words of people [C137] [S050]", () => {
    const { rows } = show();
    const heads = within(screen.getByRole("grid")).getAllByRole("columnheader");
    expect(heads.slice(1, 9).map(({ textContent }) => textContent)).toEqual([
      "Protocol",
      "Address",
      "Country",
      "Transmitted",
      "Duration",
      "Token",
      "UserID",
      "User agent",
    ]);
    expect(rows()[0]?.slice(1, 9)).toEqual([
      "HLS",
      "10.0.0.10",
      "Germany",
      "3 MB",
      "3\u00a0m\u00a020\u00a0s",
      "tok-1",
      "u7",
      "VLC/3",
    ]);
    expect(rows()[1]?.slice(1, 5)).toEqual(["MPEG-TS", "10.0.0.9", "Unknown", "10 B"]);
  });

  it("are loading until the server has named them [C139] [S052]", () => {
    const { send } = show([]);
    expect(screen.queryByText("Loading...")).toBeNull();
    send(viewers);
    expect(screen.getByText("10.0.0.9")).toBeDefined();
  });

  it("say so while nothing has come", () => {
    const stores = fakeStores({ streams: { news: { name: "news" } } });
    renderPage(<ItemClientsPage list="streams" />, stores, "/standalone/news/clients");
    expect(screen.getByText("Loading...")).toBeDefined();
    act(() => stores.subscriptions.sendSessions("news", viewers));
    expect(screen.queryByText("Loading...")).toBeNull();
  });

  it("say that there are none [C140] [S053]", () => {
    show([]);
    expect(screen.getByText("No information about clients was recorded.")).toBeDefined();
  });

  it("follow the stream of the address while the page is open, and no longer [S259]", () => {
    const { stores } = show();
    expect(stores.subscriptions.followed).toEqual(["sessions news"]);
    cleanup();
    expect(stores.subscriptions.followed).toEqual([]);
  });

  it("are sorted by a press on a column: up, down, and as the server names them", async () => {
    const { addresses } = show();
    await press("Address");
    expect(addresses()).toEqual(["10.0.0.9", "10.0.0.10", "10.0.0.11"]);
    await press("Address");
    expect(addresses()).toEqual(["10.0.0.11", "10.0.0.10", "10.0.0.9"]);
    await press("Address");
    expect(addresses()).toEqual(["10.0.0.10", "10.0.0.9", "10.0.0.11"]);
  });

  it("are searched in all columns, and the search is cleared where nothing fits", async () => {
    const { addresses } = show();
    await userEvent.type(screen.getByRole("textbox", { name: "Search clients" }), "albania");
    expect(addresses()).toEqual(["10.0.0.11"]);
    expect(screen.getByText("1 of 3")).toBeDefined();
    await userEvent.type(screen.getByRole("textbox", { name: "Search clients" }), "x");
    expect(screen.getByText("No client matches the search.")).toBeDefined();
    await press("Clear search");
    expect(addresses()).toHaveLength(3);
  });

  it("are told apart at one address by what plays and for how long, in the names of their buttons and in the question", async () => {
    const chrome =
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";
    const at = { ip: "10.0.0.9", type: "hls" } as const;
    show([
      { ...at, id: "a", duration: 200_400, user_agent: chrome },
      { ...at, id: "b", duration: 5000, user_agent: "VLC/3" },
      { ...at, id: "c", duration: 7000, user_agent: "VLC/3" },
    ]);
    const names = screen
      .getAllByRole("button", { name: /^Disconnect 10/ })
      .map((one) => one.getAttribute("aria-label"));
    expect(names).toEqual([
      "Disconnect 10.0.0.9 (HLS, Chrome/131, 3\u00a0m\u00a020\u00a0s)",
      "Disconnect 10.0.0.9 (HLS, VLC/3, 5\u00a0s)",
      "Disconnect 10.0.0.9 (HLS, VLC/3, 7\u00a0s)",
    ]);
    const short = screen.getAllByTitle(/Chrome|VLC/).flatMap((one) => one.dataset["short"] ?? []);
    expect(short, "where there is little room").toEqual(["Chrome/131", "VLC/3", "VLC/3"]);
    await press(/VLC\/3, 5/);
    expect(question().textContent).toContain("The player at 10.0.0.9 (HLS, VLC/3, 5\u00a0s) is disconnected");
  });

  it("are each closed by their own button, after a question [C138] [C380] [S051]", async () => {
    const { stores, send } = show();
    await press(/^Disconnect 10\.0\.0\.9 /);
    expect(within(question()).getByRole("heading").textContent).toBe("Disconnect 10.0.0.9?");
    expect(question().textContent).toContain("The player at 10.0.0.9 (MPEG-TS, 1\u00a0s) is disconnected");
    await press("Cancel");
    expect(stores.calls.made).toEqual([]);
    await press(/^Disconnect 10\.0\.0\.9 /);
    await userEvent.click(within(question()).getByRole("button", { name: "Disconnect" }));
    expect(stores.calls.made).toEqual(["close b2"]);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Disconnecting…" }).disabled).toBe(true);
    send(viewers.filter(({ id }) => id !== "b2"));
    expect(screen.queryByRole("button", { name: "Disconnecting…" })).toBeNull();
  });

  it("are closed together when several are ticked, in one call [S410]", async () => {
    const { stores, send } = show();
    await userEvent.click(screen.getByRole("checkbox", { name: /^Select 10\.0\.0\.10 / }));
    await userEvent.click(screen.getByRole("checkbox", { name: /^Select 10\.0\.0\.11 / }));
    await press(/^Disconnect selected/);
    expect(within(question()).getByRole("heading").textContent).toBe("Disconnect 2 viewers?");
    expect(question().textContent).toContain("2 players are disconnected");
    await userEvent.click(within(question()).getByRole("button", { name: "Disconnect" }));
    expect(stores.calls.made).toEqual(["close a1,c3"]);
    send([]);
    expect(screen.queryByRole("button", { name: /Disconnect selected/ })).toBeNull();
  });

  it("are ticked all at once, as far as they are shown", async () => {
    show();
    await userEvent.type(screen.getByRole("textbox", { name: "Search clients" }), "10.0.0.1");
    await userEvent.click(screen.getByRole("checkbox", { name: "Select all shown clients" }));
    expect(screen.getByRole("button", { name: "Disconnect selected (2)" })).toBeDefined();
  });

  it("have a box for all that is ticked when all shown are, and half ticked when some of them are", async () => {
    show();
    const all = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Select all shown clients" });
    const tick = (address: string) =>
      userEvent.click(screen.getByRole("checkbox", { name: new RegExp(`^Select ${address} `) }));
    const state = () => (all().indeterminate ? "some" : all().checked ? "all" : "none");
    expect(state()).toBe("none");
    await tick("10.0.0.10");
    expect(state()).toBe("some");
    await tick("10.0.0.9");
    await tick("10.0.0.11");
    expect(state()).toBe("all");
    await tick("10.0.0.9");
    await userEvent.type(screen.getByRole("textbox", { name: "Search clients" }), "10.0.0.9");
    expect(state()).toBe("none");
  });

  it("stay when they could not be closed, and it is told why", async () => {
    const { stores } = show();
    stores.calls.failure = new Error("The engine is busy.");
    await press(/^Disconnect 10\.0\.0\.9 /);
    await userEvent.click(within(question()).getByRole("button", { name: "Disconnect" }));
    expect(stores.failures.failures).toMatchObject([
      { what: "The viewers were not disconnected", words: "The engine is busy." },
    ]);
    expect(screen.getByRole("button", { name: /^Disconnect 10\.0\.0\.9 / })).toBeDefined();
  });

  it("can be asked about again when they are still there long after", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { send } = show();
    await press(/^Disconnect 10\.0\.0\.9 /);
    await userEvent.click(within(question()).getByRole("button", { name: "Disconnect" }));
    expect(screen.getByRole("button", { name: "Disconnecting…" })).toBeDefined();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    send(viewers);
    expect(screen.getByRole("button", { name: /^Disconnect 10\.0\.0\.9 / })).toBeDefined();
    vi.useRealTimers();
  });

  it("that the search hides are counted in the question", async () => {
    show();
    await userEvent.click(screen.getByRole("checkbox", { name: /^Select 10\.0\.0\.10 / }));
    await userEvent.click(screen.getByRole("checkbox", { name: /^Select 10\.0\.0\.11 / }));
    await userEvent.type(screen.getByRole("textbox", { name: "Search clients" }), "germany");
    await press(/^Disconnect selected/);
    expect(question().textContent).toContain("1 selected are hidden by the search.");
  });

  it("are of one stream: several are offered one by one", () => {
    const stores = fakeStores({ streams: { news: { name: "news" }, "a/b": { name: "a/b" } } });
    renderPage(<ItemClientsPage list="streams" />, stores, "/standalone/news+a%2Fb/clients?query=n");
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/standalone/news/clients?query=n", "/standalone/a%2Fb/clients?query=n"]);
    expect(stores.subscriptions.followed).toEqual([]);
  });

  it("lead to the history of the stream", () => {
    show();
    expect(screen.getByRole("link", { name: "Viewer history" }).getAttribute("href")).toBe(
      "/standalone/news/history?query=n",
    );
  });
});
