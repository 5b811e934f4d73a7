import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import { StoresContext } from "../../../src/context/StoresContext.ts";
import { ServerNotices } from "../../../src/pages/shell/ServerNotices.tsx";
import { UrgentNotices } from "../../../src/pages/shell/ShellNotices.tsx";
import { fakeStores } from "../support/fakeStores.ts";

const title = ["streams", "news", "title"];
const all = { confirm: true, undo_config: true, revision_rows: true };

async function shown(capabilities: typeof all | { confirm: true } = all) {
  const stores = fakeStores({ streams: { news: { name: "news", title: "A" } } }, { capabilities });
  await stores.serverInfo.refresh();
  render(
    <StoresContext value={stores}>
      <UrgentNotices onReconnect={() => undefined} />
      <ServerNotices />
      <main id="content" tabIndex={-1} />
    </StoresContext>,
  );
  const tell = (trial?: object) =>
    act(async () =>
      runInAction(() => {
        stores.serverInfo.info = { version: "1", capabilities, ...(trial && { pending_save: trial }) };
      }),
    );
  const others = { rev: 12, until: Date.now() + 42_500, who: "admin", address: "10.0.0.5", changes: 3 };
  /** This browser saves on trial, and the server tells of it. */
  const saveOwn = async () => {
    stores.draft.edit(title, "B");
    await act(() => stores.save.commit(stores.draft.edits, undefined, { confirmWithinS: 60 }));
    await tell({ ...others, rev: 2, changes: 1 });
  };
  return { ...stores, tell, others, saveOwn, user: userEvent.setup(), server: stores.calls.saves };
}

const banner = () => screen.findByRole("region", { name: "Save on trial" });
const button = (name: string) => screen.getByRole("button", { name });

describe("the banner of a save on trial", () => {
  it("is nowhere while none is", async () => {
    await shown();
    expect(screen.queryByRole("region", { name: "Save on trial" })).toBeNull();
  });

  it("says whose it is, how much it changes, what it is for, and when it returns", async () => {
    const { tell, others } = await shown();
    await tell({ ...others, comment: "other ports" });
    const words = (await banner()).textContent;
    expect(words).toContain("Revision 12 of admin (10.0.0.5), 3 changes, is on trial. “other ports”");
    expect(words).toMatch(/It is undone in 0:4[23] unless it is kept\./);
  });

  it("lets any administrator keep it, and the focus goes on in its words", async () => {
    const { tell, others, user, server } = await shown();
    await tell(others);
    await banner();
    await user.click(button("Keep"));
    const said = await screen.findByText("Revision 12 is kept.");
    expect(said.parentElement).toBe(document.activeElement);
    expect(server.made).toContain("keep 12");
    await user.click(button("Dismiss"));
    expect(screen.queryByRole("region", { name: "Save on trial" })).toBeNull();
    expect(document.activeElement?.id).toBe("content");
  });

  it("leaves the focus of those who only see it where it is, and takes that of who has just saved it", async () => {
    const { tell, others, saveOwn } = await shown();
    await tell(others);
    await banner();
    expect(document.activeElement).toBe(document.body);
    await saveOwn();
    await waitFor(() => expect(document.activeElement?.textContent).toContain("Your revision 2"));
  });

  it("takes it back at once, and puts what was changed here into the draft again", async () => {
    const { saveOwn, user, config, draft } = await shown();
    await saveOwn();
    expect((await banner()).textContent).toContain("Your revision 2, 1 change, is on trial.");
    await user.click(button("Undo now"));
    await screen.findByText("Revision 2 was taken back; the former configuration is in force.");
    act(() => config.merge({ streams: { news: { title: "A" } } }, 3));
    await user.click(button("Put the changes into the draft again"));
    expect(draft.patch()).toEqual({ streams: { news: { title: "B" } } });
    expect(screen.queryByRole("region", { name: "Save on trial" })).toBeNull();
    expect(document.activeElement?.id, "the page, where the changes are again").toBe("content");
  });

  it("tells once that its time was over: the server's notice is for those who did not see it", async () => {
    const { saveOwn, tell, server, config, user } = await shown();
    const notice = (rev: number) =>
      act(() => {
        const words = `Revision ${rev} was not confirmed in time and has been taken back.`;
        config.merge({ notifications: { errors: { [`trial-over ${rev}`]: words } } }, 3);
      });
    await saveOwn();
    await banner();
    server.became = { kind: "undone", who: "server", address: "" };
    await tell();
    await screen.findByText(/^Revision 2 was not kept in time/);
    notice(2);
    expect(screen.queryByText(/not confirmed in time/)).toBeNull();
    await user.click(button("Dismiss"));
    expect(screen.queryByText(/Revision 2/)).toBeNull();
    notice(1);
    expect(screen.getAllByText(/^Revision 1 was not confirmed in time/).length).toBeGreaterThan(0);
  });

  it.each([
    ["kept", "eva", "Revision 2 was kept by eva (10.0.0.9)."],
    ["undone", "eva", "Revision 2 was taken back by eva (10.0.0.9); the former configuration is in force."],
    ["undone", "server", "Revision 2 was not kept in time and was taken back; the former configuration is in force."],
  ] as const)("says where it was saved that it was %s by %s", async (kind, who, words) => {
    const { saveOwn, tell, server } = await shown();
    await saveOwn();
    await banner();
    server.became = { kind, who, address: "10.0.0.9" };
    await tell();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("says while the line is down that it is undone by itself, and once its time is over that nobody here knows", async () => {
    const { tell, others, connection } = await shown();
    await tell({ ...others, until: Date.now() + 20_500 });
    await banner();
    act(() => connection.move({ kind: "offline", since: Date.now(), nextAttemptAt: Date.now() }));
    expect(screen.getByText(/The connection is lost; the change is undone by itself in 0:2[01] unless/)).toBeTruthy();
    await tell({ ...others, until: Date.now() - 1000 });
    expect(screen.getByText(/By now revision 12 was undone by itself, unless somebody kept it/)).toBeTruthy();
  });

  it("says that it has returned also to those who only saw it, without offering edits they never made", async () => {
    const { tell, others, server } = await shown();
    await tell(others);
    await banner();
    server.became = { kind: "undone" };
    await tell();
    await screen.findByText("Revision 12 was taken back; the former configuration is in force.");
    expect(screen.queryByRole("button", { name: "Put the changes into the draft again" })).toBeNull();
  });

  it("says why it was not kept, and offers that again", async () => {
    const { tell, others, user, server } = await shown();
    await tell(others);
    await banner();
    server.failure = new Error("The server cannot be reached.");
    await user.click(button("Keep"));
    expect(await screen.findByText("Not done: The server cannot be reached.")).toBeTruthy();
    await user.click(button("Keep"));
    await waitFor(() => expect(server.made.filter((call) => call === "keep 12")).toHaveLength(2));
  });

  it("has no Undo at a server that cannot", async () => {
    const { saveOwn } = await shown({ confirm: true });
    await saveOwn();
    await banner();
    expect(screen.queryByRole("button", { name: "Undo now" })).toBeNull();
    expect(button("Keep")).toBeTruthy();
  });
});
