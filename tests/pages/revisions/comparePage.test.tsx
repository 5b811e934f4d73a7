import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { RevisionRow } from "../../../src/api/areas/revisionsApi.ts";
import { ComparePage } from "../../../src/pages/revisions/ComparePage.tsx";
import { giveLayout } from "../../support/giveLayout.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { renderPage } from "../support/renderPage.tsx";

beforeEach(() => giveLayout());

const row = (rev: number, more: Partial<RevisionRow> = {}): RevisionRow => ({
  rev,
  at: Date.now() - 1000 * (20 - rev),
  who: "admin",
  address: "10.0.0.1",
  way: "form",
  summary: "",
  paths: [],
  ...more,
});
const config = (title: string) => ({ streams: { news: { name: "news", title } } });
const both = "/history/compare?from=12&to=13";

async function opened(address = both, rows = [row(13, { current: true, comment: "for the cup" }), row(12), row(9)]) {
  const stores = fakeStores(config("B"), { capabilities: { revision_rows: true, revision_renames: true } });
  stores.config.replace(config("B"), 13);
  await stores.serverInfo.refresh();
  const { revised } = stores.calls;
  revised.rows = rows;
  for (const { rev } of rows) {
    const title = rev === 13 ? "B" : "A";
    revised.configs.set(rev, config(title));
    revised.texts.set(rev, `stream news {\n  title ${title};\n  password SECRET${title};\n}\n`);
  }
  const router = renderPage(<ComparePage />, stores, address);
  return { ...stores, revised, router };
}

const side = (name: string) => within(screen.getByRole("region", { name }));
const differences = () => screen.findByRole("grid", { name: "Differences" });
const button = (name: string | RegExp) => screen.findByRole("button", { name });

describe("comparing two revisions", () => {
  it("says who saved each and why, and what differs", async () => {
    await opened();
    expect(within(await differences()).getByText("Stream news")).toBeTruthy();
    expect(screen.getByText("1 difference")).toBeTruthy();
    expect(side("To").getByText("“for the cup”")).toBeTruthy();
    expect(side("From").getByText("10.0.0.1 · in forms")).toBeTruthy();
  });

  it("stands in the address, in which both can be swapped, and either be another", async () => {
    const { router } = await opened();
    await userEvent.click(await button("Swap"));
    expect(router.state.location.search).toBe("?from=13&to=12");
    await userEvent.click(await button("With the current one"));
    expect(router.state.location.search).toBe("?from=13&to=now");
    await router.navigate(both);
    await waitFor(() => side("From").getByText(/Revision 12/));
    await userEvent.click(await button("The one before"));
    await waitFor(() => expect(router.state.location.search).toBe("?from=9&to=13"));
  });

  it("shows the texts side by side or in one column, which is kept, and no secret", async () => {
    const { columns } = await opened();
    await userEvent.click(await screen.findByRole("radio", { name: "As text" }));
    const text = within(await screen.findByRole("grid", { name: "Difference as text" }));
    expect(text.getByText("title A;")).toBeTruthy();
    expect(screen.getByRole("radio", { name: "Side by side" })).toHaveProperty("checked", true);
    await userEvent.click(screen.getByRole("radio", { name: "One column" }));
    expect(columns.chosen("compare")).toEqual(["one"]);
    expect(document.body.textContent).not.toMatch(/SECRET/);
  });

  it("puts one setting into the draft, says so, and gives the draft back", async () => {
    const { draft } = await opened();
    await userEvent.click(await button("Put Stream news Title into the draft as in revision 12"));
    expect(await screen.findByText(/^1 change is in the draft, back to revision 12/)).toBeTruthy();
    expect(draft.patch()).toEqual({ streams: { news: { title: "A" } } });
    await userEvent.click(await button("Undo"));
    expect([draft.count, await screen.findByText("The draft is as it was before.")]).toMatchObject([0, {}]);
  });

  it("takes the focus with what a press did, but not again on a later visit", async () => {
    const stores = await opened();
    await userEvent.click(await button("Put Stream news Title into the draft as in revision 12"));
    const told = async () =>
      (await screen.findByText(/^1 change is in the draft, back to revision 12/)).closest("[role=status]");
    expect(document.activeElement).toBe(await told());
    cleanup();
    renderPage(<ComparePage />, stores, both);
    await differences();
    expect(document.activeElement).not.toBe(await told());
  });

  it("leads to an entity as long as it is there", async () => {
    const { config: served } = await opened();
    expect(within(await differences()).getByRole("link", { name: "Stream news" })).toBeTruthy();
    served.merge({ streams: { news: null } }, 14);
    await waitFor(() => expect(screen.queryByRole("link", { name: "Stream news" })).toBeNull());
    expect(within(await differences()).getByText("Stream news")).toBeTruthy();
  });

  it("asks before an edit is lost, with what it is", async () => {
    const { draft } = await opened();
    draft.edit(["streams", "news", "title"], "Mine");
    await userEvent.click(await button("Put into the draft: revision 12"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Mine")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(draft.patch()).toEqual({ streams: { news: { title: "Mine" } } });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("tells of what another saves meanwhile, and takes it in when it is asked for", async () => {
    const { revised, config: live } = await opened("/history/compare?from=12&to=now");
    await differences();
    revised.rows = [row(14, { current: true }), ...revised.rows];
    revised.configs.set(14, config("A"));
    live.merge({ streams: { news: { title: "A" } } }, 14);
    await userEvent.click(await button("Compare with it"));
    expect(await screen.findByText("All settings are the same")).toBeTruthy();
  });

  it("is of one entity where the address says so, and of all on a press", async () => {
    const { router } = await opened(`${both}&entity=streams/sport`);
    expect(await screen.findByText("All settings are the same")).toBeTruthy();
    expect(screen.getByText("Only Stream sport")).toBeTruthy();
    await userEvent.click(await button("Show all"));
    await differences();
    expect(router.state.location.search).toBe("?from=12&to=13");
  });
});

describe("revisions that cannot be compared", () => {
  it("are told to be not kept, and stay in the address", async () => {
    const { router } = await opened("/history/compare?from=3&to=13");
    expect(await screen.findByText(/^Revision 3 is not kept/)).toBeTruthy();
    expect(router.state.location.search).toContain("from=3");
  });

  it("are damaged, and are not offered to the draft", async () => {
    await opened(both, [row(13, { current: true }), row(12, { damaged: true })]);
    expect(await screen.findByText(/^Revision 12 is damaged/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /into the draft/ })).toBeNull();
  });

  it("were put aside, and have a text to look at", async () => {
    await opened(both, [row(13, { current: true }), row(12, { aside: true })]);
    await userEvent.click(await button("Compare as text"));
    expect(await screen.findByRole("grid", { name: "Difference as text" })).toBeTruthy();
  });

  it("come on a second try where a call failed", async () => {
    const { revised, router } = await opened("/history/compare?from=12&to=12");
    await screen.findByText("All settings are the same");
    revised.failure = new Error("The server is busy.");
    await router.navigate(both);
    expect(await screen.findByText("The server is busy.")).toBeTruthy();
    await userEvent.click(await button(/Retry|Try again/));
    await differences();
  });

  it("are none where the address names none", async () => {
    await opened("/history/compare?from=yesterday");
    expect(await screen.findByText("Choose two revisions to compare")).toBeTruthy();
  });
});
