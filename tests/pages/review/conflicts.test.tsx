import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { productConf } from "../../../src/model/conf/ConfLanguage.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { entities } from "../../../src/generated/entities.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { GonePage } from "../../../src/pages/entity/ItemPages.tsx";
import { ReviewDialog } from "../../../src/pages/review/ReviewDialog.tsx";
import { DraftStore } from "../../../src/stores/editing/DraftStore.ts";
import { fakeStores } from "../support/fakeStores.ts";
import { renderPage } from "../support/renderPage.tsx";
import { giveLayout } from "../../support/giveLayout.ts";

beforeEach(() => giveLayout());

const news = ["streams", "news"];
const conf = "stream news {\n  title Old;\n}\nstream sport {\n}\n";

/** A review of changes made before another administrator's patch came. */
function review(edits: readonly (readonly [string, JsonObject[string]])[], patch: JsonObject) {
  const stores = {
    ...fakeStores({
      streams: {
        news: { name: "news", title: "Old", clients_timeout: 60, password: "old-secret", urls: [{ url: "udp://a" }] },
        sport: { name: "sport" },
      },
    }),
    rawText: { read: () => Promise.resolve(conf), language: () => Promise.resolve(productConf()) },
  };
  for (const [field, value] of edits) stores.draft.edit([...news, field], value);
  renderPage(<ReviewDialog isOpen onClose={() => undefined} />, stores);
  act(() => stores.config.merge(patch, 2));
  return stores;
}

const button = (name: string) => screen.getByRole("button", { name });
const saveAll = () => button("Save all");
const isDisabled = (element: HTMLElement) => element.hasAttribute("disabled");
const shownDiff = () => screen.getByRole("region", { name: "Changes in the configuration file" }).textContent;

describe("a conflict in the review", () => {
  it("tells what the server holds, and is settled for mine", async () => {
    const stores = review([["clients_timeout", 30]], { streams: { news: { clients_timeout: 45 } } });
    expect(isDisabled(saveAll())).toBe(true);
    const choice = within(screen.getByRole("group", { name: "Resolve the conflict of Client timeout" }));
    expect(choice.getByText("On the server now: 45 s")).toBeTruthy();
    await userEvent.click(button("Keep mine"));
    expect(stores.draft.conflicts).toEqual([]);
    expect(isDisabled(saveAll())).toBe(false);
    await userEvent.click(saveAll());
    expect(stores.saved).toEqual([{ streams: { news: { clients_timeout: 30 } } }]);
  });

  it("is settled for theirs, and the other changes can be saved", async () => {
    const edits = [
      ["clients_timeout", 30],
      ["title", "Mine"],
    ] as const;
    const stores = review(edits, { streams: { news: { clients_timeout: 45 } } });
    await userEvent.click(button("Take theirs"));
    expect(screen.queryByText("Client timeout")).toBeNull();
    await userEvent.click(saveAll());
    expect(stores.saved).toEqual([{ streams: { news: { title: "Mine" } } }]);
  });

  it("is chosen for each item of a list by itself", async () => {
    const both = [{ url: "udp://a" }, { url: "udp://b" }];
    const stores = review(
      [
        [
          "urls",
          [
            { url: "udp://a", priority: 1 },
            { url: "udp://b", priority: 1 },
          ],
        ],
      ],
      {},
    );
    act(() => stores.config.merge({ streams: { news: { urls: both.map((item) => ({ ...item, priority: 2 })) } } }, 3));
    const choices = screen.getAllByRole("group", { name: /^Resolve the conflict of / });
    expect(choices).toHaveLength(stores.draft.conflicts.length);
    expect(choices[0]?.textContent).toContain("priority");
    await userEvent.click(within(choices[0] ?? document.body).getByRole("button", { name: "Take theirs" }));
    expect(stores.draft.conflicts).toHaveLength(choices.length - 1);
    for (const rest of screen.queryAllByRole("button", { name: "Keep mine" })) await userEvent.click(rest);
    expect(isDisabled(saveAll())).toBe(false);
    expect(stores.draft.effective([...news, "urls"])).toEqual([
      { url: "udp://a", priority: 2 },
      { url: "udp://b", priority: 1 },
    ]);
  });

  it("tells that a secret was changed, and not to what", () => {
    review([["password", "my-secret"]], { streams: { news: { password: "their-secret" } } });
    expect(screen.getByText(/^Changed by another administrator: .*password changed$/)).toBeTruthy();
    expect(document.body.innerHTML).not.toMatch(/(my|their|old)-secret/);
  });
});

describe("changes of a stream that another deleted", () => {
  const gone = { streams: { news: null } };

  it("are not promised in the text, and can be dropped so that the rest is saved", async () => {
    const stores = review([["title", "Mine"]], gone);
    act(() => stores.draft.edit(["streams", "sport", "title"], "Sport"));
    expect(isDisabled(saveAll())).toBe(true);
    await screen.findByText("title Sport;", { exact: false }, { timeout: 8000 });
    expect(shownDiff()).not.toContain("Mine");
    await userEvent.click(button("Discard my changes"));
    await userEvent.click(saveAll());
    expect(stores.saved).toEqual([{ streams: { sport: { title: "Sport" } } }]);
  });

  it("can be brought back with all that was last known of it", async () => {
    const stores = review([["title", "Mine"]], { streams: { news: { clients_timeout: 90, stats: { alive: true } } } });
    act(() => stores.config.merge(gone, 3));
    await userEvent.click(button("Create it again"));
    expect(await screen.findByText("title Mine;", { exact: false })).toBeTruthy();
    expect(isDisabled(saveAll())).toBe(false);
    await userEvent.click(saveAll());
    const whole = {
      name: "news",
      title: "Mine",
      clients_timeout: 90,
      password: "old-secret",
      urls: [{ url: "udp://a" }],
    };
    expect(stores.saved).toEqual([{ streams: { news: whole } }]);
  });

  it("can only be dropped when it was deleted before this page was loaded", async () => {
    let kept: string | undefined;
    const storage = { read: () => kept, write: (words: string | undefined) => void (kept = words) };
    const before = fakeStores({ streams: { news: { name: "news", title: "Old" } } });
    new DraftStore(before.config, storage).edit([...news, "title"], "Mine");
    const after = fakeStores({ streams: {} });
    const stores = { ...after, draft: new DraftStore(after.config, storage) };
    renderPage(<ReviewDialog isOpen onClose={() => undefined} />, stores);
    expect(screen.queryByRole("button", { name: "Create it again" })).toBeNull();
    expect(screen.getByText(/cannot be created again/)).toBeTruthy();
    await userEvent.click(button("Discard my changes"));
    expect(stores.draft.count).toBe(0);
  });

  it("are chosen about on its own page too", async () => {
    const stores = fakeStores({ streams: { news: { name: "news", title: "Old" } } });
    stores.draft.edit([...news, "title"], "Mine");
    renderPage(<GonePage entity={entities.stream} name="news" />, stores);
    act(() => stores.config.merge(gone, 2));
    expect(button("Create it again")).toBeTruthy();
    await userEvent.click(button("Discard my changes"));
    expect(stores.draft.count).toBe(0);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("are created again from its own page", async () => {
    const stores = fakeStores({ streams: { news: { name: "news", title: "Old" } } });
    stores.draft.edit([...news, "title"], "Mine");
    renderPage(<GonePage entity={entities.stream} name="news" />, stores);
    act(() => stores.config.merge(gone, 2));
    await userEvent.click(button("Create it again"));
    expect(stores.draft.conflicts).toEqual([]);
    expect(stores.draft.effective(news)).toEqual({ name: "news", title: "Mine" });
  });
});

describe("the review while the server is gone", () => {
  it("says so beside its buttons, and shows on what it showed of the file", async () => {
    const stores = review([["title", "Mine"]], {});
    await screen.findByText("title Mine;", { exact: false }, { timeout: 8000 });
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    expect(screen.getAllByText("The server cannot be reached now.")).toHaveLength(1);
    expect(shownDiff()).toContain("title Mine;");
    act(() => stores.draft.edit([...news, "title"], "Other"));
    expect(shownDiff()).not.toContain("Mine");
    expect(shownDiff()).toContain("The server cannot be reached now.");
    act(() => stores.connection.move({ kind: "online" }));
    await screen.findByText("title Other;", { exact: false });
  });
});
