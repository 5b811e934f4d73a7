import { act, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runInAction } from "mobx";
// Loaded with the file: a busy machine takes longer over it than a test waits.
import "../../../src/pages/audit/AuditPage.tsx";
import type { JsonObject } from "../../../src/model/Json.ts";
import { mediaConsole } from "../../../src/mediaConsole.tsx";
import { giveLayout } from "../../support/giveLayout.ts";
import { openItem } from "../entity/support/openItem.tsx";
import type { FakeAudit } from "../support/FakeAudit.ts";

beforeEach(() => giveLayout());
afterEach(() => vi.useRealTimers());
// axe looks at every element for every rule, and each row has many: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

const tree: JsonObject = { streams: { news: { name: "news" } }, vods: { films: { prefix: "films" } } };

async function open(
  prepare: (log: FakeAudit) => void = () => undefined,
  {
    address = "/audit",
    capabilities = { audit: true, revision_rows: true },
  }: { readonly address?: string; readonly capabilities?: Readonly<Record<string, boolean>> } = {},
) {
  const page = await openItem(tree, address, mediaConsole().routes.slice(1), {
    info: { capabilities, time_zone: "Europe/Tirane" },
    prepare: ({ calls }) => prepare(calls.auditLog),
  });
  await screen.findByRole("heading", { name: "Config", level: 1 }, { timeout: 10_000 });
  return { ...page, log: page.stores.calls.auditLog };
}

/** The row with some words. */
async function rowOf(words: string | RegExp) {
  const cell = await screen.findByText(words);
  const row = cell.closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`no row has ${String(words)}`);
  return within(row);
}

const rows = () => screen.getAllByRole("row").slice(1);

describe("the audit page", () => {
  it("shows when, what, who and from where, and leads to the revision and to what it was done to", async () => {
    const at = Date.UTC(2026, 10, 25, 17, 41, 7);
    await open((log) => {
      log.note({ at, words: "Settings were saved: streams: news.", rev: 12 });
      log.note({ kind: "stream_restart", words: "Stream news was restarted.", target: "news" });
      log.note({ kind: "file_uploaded", words: "Files uploaded: 1.", target: "films/new/ads" });
      log.note({ kind: "login_refused", who: "", words: "An unknown login was refused." });
    });
    const saved = await rowOf("Settings were saved: streams: news.");
    expect(saved.getByText("Wed 2026-11-25 18:41:07").getAttribute("datetime")).toBe("2026-11-25T17:41:07.000Z");
    expect(saved.getByText("Settings saved")).toBeTruthy();
    expect(saved.getByText("admin")).toBeTruthy();
    expect(saved.getByText("10.0.0.1")).toBeTruthy();
    expect(saved.getByRole("link", { name: "Revision 12" }).getAttribute("href")).toBe(
      "/history/compare?from=before&to=12",
    );
    const restarted = await rowOf("Stream news was restarted.");
    expect(restarted.getByText(/^now$|sec\. ago$/)).toBeTruthy();
    expect(restarted.getByRole("link", { name: "news" }).getAttribute("href")).toBe("/standalone/news");
    const uploaded = await rowOf("Files uploaded: 1.");
    expect(uploaded.getByRole("link").getAttribute("href")).toBe("/vod/films");
    expect((await rowOf("An unknown login was refused.")).getByText("An unknown login")).toBeTruthy();
    expect(screen.getByText("4 entries")).toBeTruthy();
  });

  it("leads nowhere where a stream is gone, or the server tells no revisions", async () => {
    await open((log) => log.note({ kind: "stream_restart", target: "gone", rev: 3, words: "Restarted" }), {
      capabilities: { audit: true },
    });
    const row = await rowOf("Restarted");
    expect([row.getByText("gone").tagName, row.getByText("Revision 3").tagName]).toEqual(["BDI", "DIV"]);
    expect(row.queryByRole("link")).toBeNull();
  });

  it("filters as the address says, and writes what is filtered there", async () => {
    const { user, router, log } = await open(
      (server) => {
        server.note({ kind: "login", words: "Logged in to the console." });
        server.note({ who: "eva", words: "Saved by Eva" });
        server.note({ words: "Saved by the administrator" });
      },
      { address: "/audit?kind=save" },
    );
    expect(await screen.findByText("2 entries")).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Action" }).value).toBe("save");
    await user.type(screen.getByRole("combobox", { name: "Login" }), "eva");
    expect(await screen.findByText("1 entry")).toBeTruthy();
    expect(router.state.location.search).toBe("?kind=save&who=eva");
    await user.type(screen.getByRole("textbox", { name: "Search the audit log" }), "nothing");
    await user.click(await screen.findByText("No entry fits the filters"));
    expect(log.asked.at(-1)).toMatchObject({ kind: "save", who: "eva", q: "nothing" });
    const exported = screen.getByRole("link", { name: "Export JSON lines of what is listed" });
    expect(exported.getAttribute("href")).toBe("/flussonic/api/audit/export?format=jsonl&kind=save&who=eva&q=nothing");
    expect(exported.hasAttribute("download")).toBe(true);
    await user.click(screen.getAllByRole("button", { name: "Clear filters" })[0] ?? document.body);
    expect(await screen.findByText("3 entries")).toBeTruthy();
    expect(router.state.location.search).toBe("");
    expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Login" }).value).toBe("");
  });

  it("says that a time ends before it begins, beside the field", async () => {
    await open(undefined, { address: "/audit?from=2000000000000&to=1000000000000" });
    const field = await screen.findByLabelText("Before");
    expect(field.ariaInvalid ?? field.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("This is not after “From”.")).toBeTruthy();
  });

  it("gains what is done meanwhile, and keeps the row that is read", async () => {
    const { log, user } = await open((server) => server.fill(40));
    await screen.findByText("40 entries");
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click((await rowOf("Entry 40")).getByRole("button", { name: "Show the whole entry" }));
    await user.keyboard("{Escape}");
    act(() => rows()[0]?.focus());
    log.note({ words: "Done meanwhile" });
    await act(() => vi.advanceTimersByTimeAsync(6000));
    expect(await screen.findByText("41 entries")).toBeTruthy();
    expect(document.activeElement?.textContent).toContain("Entry 40");
    await user.click(screen.getByRole("button", { name: "1 new: show" }));
    expect(screen.queryByRole("button", { name: "1 new: show" })).toBeNull();
  });

  it("shows all of an entry, also by the keyboard", async () => {
    const words = `Settings were saved: ${"a very long story ".repeat(40)}`;
    const { user } = await open((log) => log.note({ words, rev: 2 }));
    await screen.findByText("1 entry");
    act(() => rows()[0]?.focus());
    await user.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Settings saved" }));
    expect(dialog.getByText(words.trim())).toBeTruthy();
    expect(dialog.getByText(/Europe\/Tirane, UTC\+1/)).toBeTruthy();
    expect(dialog.getByRole("link", { name: "Revision 2" })).toBeTruthy();
  });

  it("says that it could not read, and tries again", async () => {
    const { user, log } = await open((server) => (server.failure = new Error("The disk is gone")));
    expect((await screen.findByRole("alert")).textContent).toContain("The disk is gone");
    log.failure = undefined;
    log.note({ words: "Here" });
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Here")).toBeTruthy();
  });

  it("waits while the server is away, and says that what it shows is of before", async () => {
    const { stores, log } = await open((server) => server.note({ words: "Done before" }));
    await screen.findByText("Done before");
    act(() =>
      runInAction(() => stores.connection.move({ kind: "offline", since: Date.now(), nextAttemptAt: Date.now() })),
    );
    expect(await screen.findByText(/these entries were read before/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: /Export/ })).toBeNull();
    log.note({ words: "After" });
    act(() => runInAction(() => stores.connection.move({ kind: "online" })));
    expect(await screen.findByText("After")).toBeTruthy();
  });

  it("says so where nothing was put down, and where the server has no such log", async () => {
    await open();
    expect(await screen.findByText("The audit log is still empty")).toBeTruthy();
  });

  it("asks nothing of a server without the log", async () => {
    const { log } = await open(undefined, { capabilities: {} });
    expect(await screen.findByText("This server keeps no audit log")).toBeTruthy();
    expect(log.asked).toEqual([]);
  });

  it("has a kind of a newer server by its own name", async () => {
    await open((log) => log.note({ kind: "moon_landed", words: "The moon" }));
    expect((await rowOf("The moon")).getByText("moon_landed")).toBeTruthy();
  });

  it("has no fault that axe finds", async () => {
    const { user } = await open((log) => log.fill(5));
    await screen.findByText("5 entries");
    const violations = async () =>
      (await axe.run(document.body, { rules: { region: { enabled: false }, "color-contrast": { enabled: false } } }))
        .violations;
    expect(await violations()).toEqual([]);
    await user.click((await rowOf("Entry 5")).getByRole("button", { name: "Show the whole entry" }));
    await waitFor(() => screen.getByRole("dialog"));
    expect(await violations()).toEqual([]);
  });
});
