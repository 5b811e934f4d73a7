import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import type { ServerInfo } from "../../../src/generated/types/ServerInfo.ts";
import { ApiError } from "../../../src/api/ApiError.ts";
import { ReviewDialog } from "../../../src/pages/review/ReviewDialog.tsx";
import { ShellToasts } from "../../../src/pages/shell/ShellToasts.tsx";
import { fakeStores } from "../support/fakeStores.ts";
import { renderPage } from "../support/renderPage.tsx";

const title = ["streams", "news", "title"];
const all = { comment: true, confirm: true, undo_config: true, check: true, save_at: true };

async function reviewed(capabilities: NonNullable<ServerInfo["capabilities"]> = all) {
  const info = { capabilities, time_zone: "Asia/Tokyo" };
  const stores = fakeStores({ http: [80], streams: { news: { name: "news", title: "A" } } }, info);
  await stores.serverInfo.refresh();
  stores.draft.edit(title, "B");
  const closed: string[] = [];
  const router = renderPage(
    <>
      <ShellToasts />
      <ReviewDialog isOpen onClose={() => closed.push("closed")} />
    </>,
    stores,
  );
  return { ...stores, router, closed, user: userEvent.setup(), server: stores.calls.saves };
}

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });
const comment = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Comment" });
const trial = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Ask me to keep it" });

describe("what the review discards", () => {
  it("is told by the names of three, and how many more there are", async () => {
    const { draft, user } = await reviewed();
    await act(async () => {
      for (const name of ["a", "b", "c", "d"]) draft.edit(["streams", name], { name });
    });
    await user.click(button("Discard all"));
    expect(await screen.findByText(/^5 changes are taken back: (Stream \w+, ){3}2 more\.$/)).toBeTruthy();
  });
});

describe("the review beside a save that waits", () => {
  it("says what that one changes again, and nothing of what it leaves alone", async () => {
    const { server, serverInfo } = await reviewed();
    const again = /^The save that waits for .+ changes this again: Stream news: Title\.$/;
    const at = Date.now() + 3_600_000;
    const waiting = {
      id: "1",
      at,
      by: "eva",
      address: "::1",
      made_at: 1,
      changes: 2,
      paths: ["streams/news/title", "http"],
    };
    const tell = (paths: string[], count: number) => {
      server.waiting = [{ ...waiting, paths }];
      return act(async () =>
        runInAction(() => {
          serverInfo.info = { version: "1", ...serverInfo.info, scheduled_count: count };
        }),
      );
    };
    await tell(["http", "streams/newsroom/title"], 1);
    expect(screen.queryByText(/changes this again/)).toBeNull();
    await tell(["streams/news/title", "http"], 2);
    expect(await screen.findByText(again)).toBeTruthy();
  });
});

describe("the review of a list", () => {
  const urls = ["streams", "news", "urls"];
  const undo = (what: string) => button(`Undo in Sources of Stream news: ${what}`);

  it("leaves the list where it stands as an item is taken back, with the focus in its row", async () => {
    const { user, draft } = await reviewed();
    act(() => draft.edit(urls, ["udp://a", "udp://b", "udp://c"]));
    act(() => draft.edit(["streams", "news", "source_timeout"], 33));
    const undos = () =>
      screen.getAllByRole("button", { name: /^Undo .* of Stream news$/ }).map((one) => one.getAttribute("aria-label"));
    const before = undos();
    expect(before).toHaveLength(3);
    undo("udp://c added").focus();
    await user.keyboard("{Enter}");
    expect(undos()).toEqual(before);
    expect(document.activeElement).toBe(undo("udp://b added"));
    await user.keyboard("{Enter}");
    expect(document.activeElement).toBe(button("Undo Sources of Stream news"));
    await user.keyboard("{Enter}");
    expect(draft.effective(urls)).toBeUndefined();
    expect(draft.effective(["streams", "news", "source_timeout"]), "another setting stays").toBe(33);
  });

  it("takes one item back by itself, says which, and the focus goes to what stands in its place", async () => {
    const { user, draft } = await reviewed();
    act(() => draft.edit(urls, ["udp://a", "udp://b", "udp://c"]));
    undo("udp://b added").focus();
    await user.keyboard("{Enter}");
    expect(draft.effective(urls)).toEqual(["udp://a", "udp://c"]);
    expect(await screen.findByText("Taken back in Sources of Stream news: udp://b added.")).toBeTruthy();
    expect(document.activeElement).toBe(undo("udp://c added"));
    await user.click(undo("udp://c added"));
    expect(draft.effective(urls)).toEqual(["udp://a"]);
    expect(document.activeElement, "one that is left has the undo of the list").toBe(
      button("Undo Sources of Stream news"),
    );
    await user.click(button("Undo"));
    expect(draft.effective(urls)).toEqual(["udp://a", "udp://c"]);
  });

  it("takes an equal item of several streams back in all of them", async () => {
    const { user, draft } = await reviewed();
    const paths = ["a", "b", "c"].map((name) => ["streams", name]);
    act(() => draft.editEach(paths.map((path) => [path, { name: path[1] ?? "" }])));
    expect(draft.count).toBe(4);
    await user.click(button("Undo all of 3 streams"));
    expect(draft.count).toBe(1);
  });
});

describe("how the review saves", () => {
  it("sends the comment with the save, and keeps it as typed where the save is refused, in words beside Save", async () => {
    const { user, saving, saved, termsOfSaves, closed } = await reviewed();
    await user.type(comment(), "for the night");
    saving.failure = new Error("Revision 12 waits to be confirmed.");
    await user.click(button("Save all"));
    const dialog = within(screen.getByRole("dialog", { name: "Review changes" }));
    expect(await dialog.findByText(/Revision 12 waits to be confirmed/)).toBeTruthy();
    expect([comment().value, closed]).toEqual(["for the night", []]);
    await user.click(button("Save all"));
    expect(saved).toHaveLength(1);
    expect(termsOfSaves).toEqual([{ way: "form", confirmWithinS: 0, comment: "for the night" }]);
    expect(closed).toEqual(["closed"]);
  });

  it("has Keep and Undo beside a save that another one on trial keeps out, and saves once that is decided", async () => {
    const { user, saving, saved, server, serverInfo } = await reviewed();
    const tell = (others: Partial<ServerInfo>) =>
      act(async () => runInAction(() => (serverInfo.info = { version: "1", capabilities: all, ...others })));
    const refuse = () => (saving.failure = new ApiError("pending", "Revision 12 waits to be confirmed."));
    const beside = () => screen.findByRole("group", { name: "Save on trial" });
    await tell({ pending_save: { rev: 12, until: Date.now() + 60_000 } });
    for (const [name, call] of [
      ["Keep", "keep 12"],
      ["Undo now", "undo 13"],
    ] as const) {
      refuse();
      await user.click(button("Save all"));
      expect((await beside()).textContent).toContain("Revision 12 waits to be confirmed.");
      await user.click(within(await beside()).getByRole("button", { name }));
      expect(server.made.at(-1)).toBe(call);
      await waitFor(() => expect(screen.queryByRole("group", { name: "Save on trial" })).toBeNull());
      await tell({ pending_save: { rev: 13, until: Date.now() + 60_000 } });
    }
    await user.click(button("Save all"));
    await waitFor(() => expect(saved).toHaveLength(1));
  });

  it("counts the characters near their limit, and saves nothing beyond it", async () => {
    const { user } = await reviewed();
    expect(screen.queryByText(/of 500 characters/)).toBeNull();
    await user.click(comment());
    await user.paste("x".repeat(450));
    expect(screen.getByText("450 of 500 characters")).toBeTruthy();
    await user.paste("x".repeat(51));
    expect(screen.getByText(/501 of 500 characters: shorten it/)).toBeTruthy();
    expect(button("Save all").disabled).toBe(true);
    expect(screen.getByText("Not to be saved yet: shorten the comment.")).toBeTruthy();
  });

  it("says in a line how it is saved, and why it cannot be", async () => {
    const { user, draft } = await reviewed();
    expect(screen.getByText(/now, for good/)).toBeTruthy();
    await user.click(trial());
    expect(screen.getByText(/now, on trial for 1 min/)).toBeTruthy();
    await user.click(screen.getByRole("radio", { name: "At a time" }));
    expect(button("Save all").getAttribute("aria-describedby")).toBe(
      screen.getByText(/Not to be saved yet: choose a time/).id,
    );
    act(() => draft.discard());
    expect(screen.getByText("Nothing is changed: there is nothing to save.")).toBeTruthy();
  });

  it("saves by Ctrl+S", async () => {
    const { user, saved, closed } = await reviewed();
    await user.click(comment());
    await user.keyboard("{Control>}s{/Control}");
    await waitFor(() => expect(closed).toEqual(["closed"]));
    expect(saved).toHaveLength(1);
  });

  it("offers the trial, off at first, within a time to choose", async () => {
    const { user, termsOfSaves } = await reviewed();
    expect(trial().checked).toBe(false);
    await user.click(trial());
    const within1 = screen.getByRole("combobox", { name: "Time to keep it within" });
    expect([...within1.children].map((option) => option.textContent)).toEqual(["1 min", "5 min", "10 min", "60 min"]);
    await user.selectOptions(within1, "10 min");
    await user.click(button("Apply on trial"));
    expect(termsOfSaves).toEqual([{ way: "form", confirmWithinS: 600 }]);
  });

  it("is on trial by itself where it may lock the operator out, and says why", async () => {
    const { draft } = await reviewed();
    draft.edit(["http"], [81]);
    await waitFor(() => expect(trial().checked).toBe(true));
    expect(screen.getByText(/may lock you out of the console, so it is on trial/)).toBeTruthy();
    expect(button("Apply on trial").disabled).toBe(false);
  });

  it("waits for a time by the server's clock, whose zone is said; then the draft is empty and nothing is applied", async () => {
    const { user, draft, config, termsOfSaves } = await reviewed();
    await user.click(screen.getByRole("radio", { name: "At a time" }));
    expect(screen.queryByRole("checkbox", { name: "Ask me to keep it" })).toBeNull();
    expect(button("Save all").disabled).toBe(true);
    expect(screen.getByText(/Asia\/Tokyo, UTC\+9/)).toBeTruthy();
    await user.click(button("Next 03:00"));
    expect(screen.getByLabelText<HTMLInputElement>("Date and time").value).toMatch(/T03:00$/);
    // With its day where that hour is past for today.
    await user.click(screen.getByRole("button", { name: /^Save for (\w{3} )?03:00$/ }));
    const [{ saveAtMs = 0 } = {}] = termsOfSaves;
    expect(new Date(saveAtMs).toISOString()).toMatch(/T18:00/);
    expect([draft.count, config.rev]).toEqual([0, 1]);
  });

  it("leaves out what the server cannot", async () => {
    await reviewed({});
    for (const name of ["Comment", "Ask me to keep it"]) expect(screen.queryByLabelText(name)).toBeNull();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByRole("button", { name: "Check" })).toBeNull();
    expect(button("Save all").disabled).toBe(false);
  });
});

describe("a check in the review", () => {
  it("says that nothing is wrong and nothing was applied", async () => {
    const { user, saved } = await reviewed();
    await user.click(button("Check"));
    expect(await screen.findByText("Nothing is wrong; nothing was applied.")).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it("says that it can be saved where what it found is only doubtful", async () => {
    const { user, server } = await reviewed();
    const doubt = { pointer: "/streams/news/title", keyword: "doubt", message: "odd", level: "warning" } as const;
    server.found = { problems: [doubt], unlisted: 0 };
    await user.click(button("Check"));
    const found = within(await screen.findByRole("status"));
    expect(found.getByText("It can be saved, but one thing is doubtful; nothing was applied.")).toBeTruthy();
    expect(within(found.getByRole("listitem")).getByRole("img", { name: "Doubtful:" })).toBeTruthy();
    server.found = { problems: [{ ...doubt, keyword: "x", level: "error" }, doubt], unlisted: 4 };
    await user.click(button("Check"));
    // Errors are listed first, so that what is left out is doubtful at most.
    expect(await found.findByText("One thing is wrong; nothing was applied.")).toBeTruthy();
    expect(found.getAllByRole("img").map((sign) => sign.getAttribute("aria-label"))).toEqual(["Wrong:", "Doubtful:"]);
  });

  it("lists what is wrong, each with the way to its field, for which the dialog closes", async () => {
    const { user, server, router, closed } = await reviewed();
    const problem = { keyword: "x", message: "too short", level: "error" } as const;
    server.found = {
      problems: [
        { ...problem, pointer: "/streams/news/title" },
        { ...problem, pointer: "/http" },
      ],
      unlisted: 1,
    };
    await user.click(button("Check"));
    const found = within(await screen.findByRole("status"));
    expect(found.getByText(/3 things are wrong; nothing was applied/)).toBeTruthy();
    expect(found.getByText("1 more, not listed here.")).toBeTruthy();
    expect(found.getByRole("link", { name: "HTTP ports" }).getAttribute("href")).toBe("/config#/http");
    await user.click(found.getByRole("link", { name: "Stream news, Title" }));
    expect(router.state.location).toMatchObject({ pathname: "/standalone/news", hash: "#/title" });
    expect(closed).toEqual(["closed"]);
  });
});
