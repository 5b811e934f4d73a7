import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { HistoryAnswer } from "../../../src/api/historyApi.ts";
import { ItemHistoryPage } from "../../../src/pages/entity/SingleItemPages.tsx";
import { fakeStores } from "../../pages/support/fakeStores.ts";
import { renderPage } from "../../pages/support/renderPage.tsx";
import { giveLayout } from "../../support/giveLayout.ts";

beforeEach(() => giveLayout());

const from = new Date(2026, 10, 5, 4, 3, 2).getTime();
const past: HistoryAnswer = {
  sessions: [
    {
      id: "1",
      type: "hls",
      ip: "10.0.0.1",
      country: "DE",
      created_at: from,
      deleted_at: from + 90_000,
      bytes_sent: 2048,
      user_id: "u1",
      user_agent: "VLC/3.0.20",
    },
    { id: "2", type: "rtmp", ip: "10.0.0.2", created_at: from },
  ],
  total: 2,
  report: [
    {
      type: "hls",
      country: "DE",
      avg_duration: 1500,
      total_duration: 90_000,
      avg_bytes: 10.4,
      total_bytes: 1_234_567,
      count: 1200,
    },
    { type: "hls", country: "AL", avg_duration: 500, total_duration: 500, avg_bytes: 7, total_bytes: 7, count: 1 },
  ],
};

async function show(query = "", answer: HistoryAnswer = past) {
  const stores = fakeStores({ streams: { news: { name: "news" } } });
  stores.calls.past = answer;
  const router = renderPage(<ItemHistoryPage list="streams" />, stores, `/standalone/news/history${query}`);
  await act(() => vi.dynamicImportSettled());
  const heads = (of: HTMLElement) =>
    within(of)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent);
  return { stores, heads, search: () => router.state.location.search };
}

const chip = (name: string) => screen.getByRole("button", { name });
const isOn = (name: string) => chip(name).getAttribute("aria-pressed");
const press = (name: string) => userEvent.click(chip(name));

describe("the history of a stream", () => {
  it("has a toggle for graph, sessions and report, which lives in the address [C190] [C191] [S054] [S059]", async () => {
    const { search } = await show();
    expect([isOn("Graph"), isOn("Sessions"), isOn("Report")]).toEqual(["true", "true", "false"]);
    await press("Report");
    expect(search()).toBe("?pulse=true&sessions=true&report=true");
    expect(screen.getByRole("region", { name: "Report" })).toBeDefined();
    await press("Sessions");
    expect(search()).toBe("?pulse=true&sessions=false&report=true");
    expect(screen.queryByRole("grid")).toBeNull();
    await press("Graph");
    expect(screen.queryByText("Loading...")).toBeNull();
    expect(search()).toBe("?pulse=false&sessions=false&report=true");
  });

  it("says so when every part is hidden", async () => {
    await show("?pulse=false&sessions=false&report=false");
    expect(screen.getByText("Nothing to show: choose at least one part above.")).toBeDefined();
  });

  it("draws the traffic of the last minute, 400 high, as it goes [C193] [C194] [S060]", async () => {
    const { stores } = await show();
    expect(stores.subscriptions.followed).toEqual(["pulse traffic{name=news}/minute"]);
    act(() => stores.subscriptions.sendPulse("traffic{name=news}/minute", [{ label: "Input", points: [[from, 5]] }]));
    expect(screen.getByRole("img", { name: "Traffic of news" }).style.height).toBe("400px");
  });

  it("lists the sessions in words of people [C195] [S061]", async () => {
    const { heads } = await show();
    const grid = screen.getByRole("grid", { name: "Sessions" });
    const sorted = ["Protocol", "IP", "Country", "Created at", "Duration", "Bytes", "UserID"];
    expect(heads(grid)).toEqual([...sorted, "User agent"]);
    const [, first, second] = within(grid).getAllByRole("row");
    const cells = (row: HTMLElement | undefined) =>
      row
        ? within(row)
            .getAllByRole("gridcell")
            .map(({ textContent }) => textContent)
        : [];
    expect(cells(first)).toEqual([
      "HLS",
      "10.0.0.1",
      "Germany",
      "2026-11-05 04:03:02",
      "1\u00a0m\u00a030\u00a0s",
      "2 KB",
      "u1",
      "VLC/3.0.20",
    ]);
    const running = ["RTMP", "10.0.0.2", "Unknown", "2026-11-05 04:03:02", expect.any(String)];
    expect(cells(second)).toEqual([...running, "", "", ""]);
  });

  it("says how long a past session lasted, and of one that goes on the time until now, which counts on [S176]", async () => {
    vi.useFakeTimers({ now: from + 200_000, toFake: ["Date", "setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    await show();
    const durations = () =>
      within(screen.getByRole("grid", { name: "Sessions" }))
        .getAllByRole("row")
        .slice(1)
        .map((row) => within(row).getAllByRole("gridcell")[4]?.textContent);
    expect(durations()).toEqual(["1\u00a0m\u00a030\u00a0s", "3\u00a0m\u00a020\u00a0s, watching"]);
    act(() => void vi.advanceTimersByTime(5000));
    expect(durations()).toEqual(["1\u00a0m\u00a030\u00a0s", "3\u00a0m\u00a025\u00a0s, watching"]);
  });

  it("adds the sessions up in a report, in seconds and bytes [C196] [S063] [S507]", async () => {
    const { heads } = await show("?report=true");
    const table = screen.getByRole("table");
    expect(heads(table)).toEqual([
      "Protocol",
      "Country",
      "Avg duration",
      "Total duration",
      "Avg bytes",
      "Total bytes",
      "Count",
    ]);
    const [first] = within(table).getAllByRole("row").slice(1);
    expect(
      within(first ?? table)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual(["HLS", "Germany", "1.5 s", "90 s", "10 B", "1,234,567 B", "1,200"]);
  });

  it("sorts sessions by a press on a column, ascending or not at all, on the server [C197] [S064] [C454]", async () => {
    const { stores, search } = await show("?pulse=false");
    expect(stores.calls.questions.at(-1)).toMatchObject({ name: "news", sessions: true, sort: undefined });
    const grid = screen.getByRole("grid");
    await userEvent.click(within(grid).getByRole("button", { name: "Bytes" }));
    expect(stores.calls.questions.at(-1)).toMatchObject({ sort: "bytes" });
    expect(within(grid).getByRole("columnheader", { name: "Bytes" }).getAttribute("aria-sort")).toBe("ascending");
    expect(search()).toContain("sort=bytes");
    await userEvent.click(within(grid).getByRole("button", { name: "Bytes" }));
    expect(stores.calls.questions.at(-1)).toMatchObject({ sort: undefined });
    expect(within(grid).getByRole("columnheader", { name: "Bytes" }).getAttribute("aria-sort")).toBe("none");
  });

  it("sorts the report the same way [S065]", async () => {
    await show("?report=true&sessions=false&pulse=false");
    const counts = () =>
      within(screen.getByRole("table"))
        .getAllByRole("row")
        .slice(1)
        .map((row) => within(row).getAllByRole("cell").at(-1)?.textContent);
    expect(counts()).toEqual(["1,200", "1"]);
    await press("Count");
    expect(counts()).toEqual(["1", "1,200"]);
    await press("Count");
    expect(counts()).toEqual(["1,200", "1"]);
  });

  it("asks only for the parts that are shown, and for the time that is chosen", async () => {
    const { stores, search } = await show("?pulse=true&sessions=false&report=false");
    expect(stores.calls.made).toEqual([]);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Period" }), "Last hour");
    const asked = stores.calls.questions.at(-1);
    expect(asked).toMatchObject({ pulse: true, sessions: false, report: false });
    expect((asked?.toMs ?? 0) - (asked?.fromMs ?? 0)).toBe(3_600_000);
    expect(search()).toContain("period=hour");
    expect(stores.subscriptions.followed).toEqual([]);
  });

  it("takes any time from a moment to another", async () => {
    const { stores } = await show(`?pulse=false&period=custom&from=${from}&to=${from + 60_000}`);
    expect(stores.calls.questions.at(-1)).toMatchObject({ fromMs: from, toMs: from + 60_000 });
    expect(screen.getByLabelText<HTMLInputElement>("From").value).toBe("2026-11-05T04:03");
    expect(screen.queryByText("The end is before the start.")).toBeNull();
  });

  it("says that a time ends before it begins", async () => {
    await show(`?pulse=false&period=custom&from=${from}&to=${from - 1}`);
    expect(screen.getByText("The end is before the start.")).toBeDefined();
  });

  it("shows more of a long list on demand, and how long it is", async () => {
    const { stores } = await show("?pulse=false", { ...past, total: 5000 });
    expect(screen.getByText("2 of 5,000 sessions")).toBeDefined();
    expect(stores.calls.questions.at(-1)?.limit).toBe(1000);
    await press("Show more");
    expect(stores.calls.questions.at(-1)?.limit).toBe(2000);
  });

  it("says why it cannot be read, keeps what it has, and tries again", async () => {
    const { stores } = await show("?pulse=false");
    stores.calls.failure = new Error("The history cannot be read: disk.");
    await press("Refresh");
    expect(screen.getByRole("alert").textContent).toContain("The history cannot be read: disk.");
    expect(screen.getByText("10.0.0.1")).toBeDefined();
    await press("Refresh");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is downloaded whole as CSV", async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
    const { stores } = await show("?pulse=false");
    await press("Download CSV");
    expect(clicked).toHaveBeenCalledOnce();
    expect(stores.calls.questions.at(-1)).toMatchObject({ limit: 10_000, offset: 0, sessions: true });
    expect(files[0]?.type).toBe("text/csv");
    const lines = ((await files[0]?.text()) ?? "").split("\r\n");
    expect(lines[1]).toBe(
      `1,,hls,10.0.0.1,DE,${new Date(from).toISOString()},${new Date(from + 90_000).toISOString()},90,2048,u1,VLC/3.0.20,,`,
    );
  });

  it("says in the table and in the CSV which session an operator closed, and with which player it was watched", async () => {
    const files: Blob[] = [];
    vi.stubGlobal(
      "URL",
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
        revokeObjectURL: () => undefined,
      }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue(undefined);
    const reason = "Closed by an administrator.";
    const killed = { id: "k", created_at: from, deleted_at: from + 90_000, reason, killed: true };
    await show("?pulse=false", { sessions: [{ ...killed, user_agent: "=cmd|' /C calc'!A0" }], total: 1 });
    expect(screen.getByText("1 m 30 s, disconnected by operator").title).toBe(reason);
    await press("Download CSV");
    const [head, line] = ((await files[0]?.text()) ?? "").split("\r\n");
    expect(head).toMatch(/,user_agent,reason,closed_by$/);
    expect(line).toMatch(/,'=cmd\|' \/C calc'!A0,Closed by an administrator\.,operator$/);
  });

  it("leads back to the clients of now", async () => {
    await show();
    expect(screen.getByRole("link", { name: "Clients now" }).getAttribute("href")).toBe("/standalone/news/clients");
  });
});
