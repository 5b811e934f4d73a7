import { ApiError } from "../../../src/api/ApiError.ts";
import { zonedMoment } from "../../../src/model/units/zonedTime.ts";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { ReviewTray } from "../../../src/pages/review/ReviewTray.tsx";
import { fakeStores } from "../support/fakeStores.ts";
import { renderPage } from "../support/renderPage.tsx";

const at = Date.now() + 3_600_000;
const first = {
  id: `at ${at}`,
  at,
  by: "admin",
  address: "10.0.0.5",
  comment: "for the night",
  made_at: at - 3_600_000,
  changes: 3,
  paths: ["streams/news/title", "http"],
};

async function shown(waiting: readonly (typeof first)[]) {
  const stores = fakeStores({ streams: { news: { name: "news", title: "A" } } });
  await stores.serverInfo.refresh();
  const server = stores.calls.saves;
  server.waiting = waiting;
  renderPage(<ReviewTray Consequences={undefined} isOpen={false} onOpen={() => undefined} />, stores);
  const tell = (count: number) =>
    act(async () =>
      runInAction(() => {
        stores.serverInfo.info = { version: "1", scheduled_count: count, time_zone: "UTC" };
      }),
    );
  return { ...stores, server, tell, user: userEvent.setup() };
}

const clock = zonedMoment(at, Date.now(), "UTC");

/** What the sign says by itself, by how much room it has. */
function saidOnTheSign(): readonly (string | null)[] {
  return [...screen.getByRole("button").querySelectorAll("span")].map(({ textContent }) => textContent);
}

describe("saves that wait for their time", () => {
  it("are a sign in the header, which says when the next one is made, and nothing while none waits", async () => {
    const { tell, server } = await shown([first]);
    expect(screen.queryByRole("button")).toBeNull();
    await tell(1);
    expect(await screen.findByRole("button", { name: `1 save waits for ${clock}` })).toBeTruthy();
    server.waiting = [first, { ...first, id: "later", at: at + 60_000 }];
    await tell(2);
    expect(await screen.findByRole("button", { name: `2 saves wait, the next for ${clock}` })).toBeTruthy();
    expect(saidOnTheSign()[1]).toBe(`2 saves from ${clock}`);
  });

  it("are a save in words however small the sign is, and one that another has cancelled is no longer a time", async () => {
    const { tell, server, draft, save } = await shown([first]);
    draft.edit(["streams", "news", "title"], "B");
    await act(() => save.commit(draft.edits, undefined, { saveAtMs: at }));
    await tell(1);
    await screen.findByRole("button", { name: /^1 save waits/ });
    expect(saidOnTheSign()).toEqual([`1 save waits for ${clock}`, `1 save at ${clock}`]);
    server.waiting = [];
    server.cancelled = [{ id: first.id, at, by: "eva", address: "10.0.0.9" }];
    await tell(0);
    await screen.findByRole("button", { name: /cancelled by eva/ });
    expect(saidOnTheSign()).toEqual([`The save for ${clock} was cancelled by eva (10.0.0.9).`, "Save cancelled"]);
  });

  it("say that they change nothing as things are, and not that there are no unsaved changes", async () => {
    const { tell, user, serverInfo } = await shown([first]);
    vi.spyOn(serverInfo, "can").mockReturnValue(true);
    await tell(1);
    await user.click(await screen.findByRole("button", { name: /^1 save waits/ }));
    expect(await screen.findByText(/^As things are, it changes nothing/)).toBeTruthy();
    expect(screen.getByRole("dialog").textContent).not.toContain("No unsaved changes");
  });

  it("are listed with what each changes, for what and by whom", async () => {
    const { tell, user } = await shown([first]);
    await tell(1);
    await user.click(await screen.findByRole("button", { name: /^1 save waits/ }));
    const words = screen.getByRole("dialog").textContent;
    for (const part of [
      "3 changes by admin (10.0.0.5)",
      "“for the night”",
      "Stream news: Title",
      "HTTP ports",
      "and 1 more",
    ])
      expect(words).toContain(part);
  });

  it("are told old and new to everybody, where the server can, and anew once the config is another one", async () => {
    const { tell, user, server, config, serverInfo } = await shown([first]);
    const path = ["streams", "news", "title"];
    const titled = (base: string) => new Map([["/streams/news/title", { path, base, mine: "B" }]]);
    server.changes = { edits: titled("A"), unlisted: 7, hasConflicts: false };
    await tell(1);
    runInAction(() => {
      serverInfo.info = { version: "1", scheduled_count: 1, capabilities: { scheduled_changes: true } };
    });
    await user.click(await screen.findByRole("button", { name: /^1 save waits/ }));
    const dialog = screen.getByRole("dialog");
    await vi.waitFor(() => expect(dialog.textContent).toMatch(/Stream news.*Title.*A.*B.*and 7 more/));
    server.changes = { edits: titled("Evening"), unlisted: 0, hasConflicts: true };
    act(() => config.merge({ streams: { news: { title: "Evening" } } }, 2));
    await vi.waitFor(() => expect(dialog.textContent).toMatch(/somebody has changed the same.*Title.*Evening.*B/));
    server.failure = new Error("The server does not answer.");
    act(() => config.merge({ streams: { news: { title: "Night" } } }, 3));
    await vi.waitFor(() => expect(dialog.textContent).toMatch(/not known: The server does not.*Title.*HTTP ports/));
    server.failure = new ApiError("gone", '"news" is no longer in the config.');
    act(() => config.merge({ streams: { news: null } }, 4));
    await vi.waitFor(() =>
      expect(dialog.textContent).toMatch(/not be applied: "news" is no longer.*Title.*HTTP ports/),
    );
  });

  it("tell in words that a secret becomes another one, and of a new one nothing of the kind", async () => {
    const { tell, user, server, serverInfo } = await shown([first]);
    const path = ["streams", "news", "urls"];
    const mine = ["rtmp://cam/live/≠••••••", "rtmp://••••••@new/live/≠••••••"];
    const edits = new Map([["/streams/news/urls", { path, base: ["rtmp://cam/live/••••••"], mine }]]);
    server.changes = { edits, unlisted: 0, hasConflicts: false };
    await tell(1);
    runInAction(() => {
      serverInfo.info = { version: "1", scheduled_count: 1, capabilities: { scheduled_changes: true } };
    });
    await user.click(await screen.findByRole("button", { name: /^1 save waits/ }));
    const dialog = screen.getByRole("dialog");
    await vi.waitFor(() => expect(dialog.textContent).toContain("rtmp://cam/live/••••••, another one"));
    expect(dialog.textContent).toContain("rtmp://••••••@new/live/••••••added");
    expect(dialog.textContent).not.toContain("≠");
  });

  it("are listed by the names of streams as they are, with slashes and tildes", async () => {
    const { tell, user } = await shown([{ ...first, changes: 1, paths: ["streams/a~1b~0c/title"] }]);
    await tell(1);
    await user.click(await screen.findByRole("button", { name: /^1 save waits/ }));
    expect(screen.getByRole("dialog").textContent).toContain("Stream a/b~c: Title");
  });

  it("tell who made one here that another has cancelled it, and give the changes back", async () => {
    const { tell, user, server, draft, save } = await shown([first]);
    draft.edit(["streams", "news", "title"], "B");
    await act(() => save.commit(draft.edits, undefined, { saveAtMs: at }));
    await tell(1);
    await screen.findByRole("button", { name: /^1 save waits/ });
    server.waiting = [];
    server.cancelled = [{ id: first.id, at, by: "eva", address: "10.0.0.9" }];
    await tell(0);
    const words = `The save for ${clock} was cancelled by eva (10.0.0.9).`;
    await user.click(await screen.findByRole("button", { name: words }));
    expect(within(screen.getByRole("dialog")).getByText(words)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Put the changes into the draft again" }));
    expect(draft.patch()).toEqual({ streams: { news: { title: "B" } } });
    expect(screen.queryByRole("button", { name: words }), "it is said once").toBeNull();
  });

  it("say what came and went", async () => {
    const paths = ["streams/drama", "streams/fresh"];
    const told = { paths, added: ["streams/fresh"], removed: ["streams/drama"] };
    const { tell, user } = await shown([{ ...first, changes: 2, ...told }]);
    await tell(1);
    await user.click(await screen.findByRole("button", { name: /^1 save waits/ }));
    const { textContent } = screen.getByRole("dialog");
    expect(textContent).toContain("Stream drama: deleted");
    expect(textContent).toContain("Stream fresh: created");
  });

  it("are cancelled one by one, and put back into the draft where they were made here", async () => {
    const { tell, user, server, draft, save } = await shown([first]);
    draft.edit(["streams", "news", "title"], "B");
    await act(() => save.commit(draft.edits, undefined, { saveAtMs: at }));
    await tell(1);
    await user.click(await screen.findByRole("button", { name: /^1 save waits/ }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: `Cancel this save: ${clock}` }));
    expect(server.made).toContain(`cancel at ${at}`);
    const said = await dialog.findByText(`The save for ${clock} is cancelled.`);
    expect(said.parentElement).toBe(document.activeElement);
    await tell(0);
    await user.click(dialog.getByRole("button", { name: "Put the changes into the draft again" }));
    expect(draft.patch()).toEqual({ streams: { news: { title: "B" } } });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
