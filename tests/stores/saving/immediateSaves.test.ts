import { describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { saveAtOnce, saveFromForm, saveMirrorLists } from "../../../src/stores/saving/immediateSaves.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";
import { SaveDesk } from "../support/SaveDesk.ts";

const tree = () => ({ streams: { news: { name: "news", static: true }, sport: { name: "sport" } } });

describe("what is saved as it is made", () => {
  it("is sent alone: what else is edited stays in the draft", async () => {
    const stores = fakeStores(tree());
    stores.draft.edit(["streams", "news", "title"], "News");
    expect(await saveAtOnce(stores, [[["streams", "news", "static"], false]])).toBe(true);
    expect(stores.saved).toEqual([{ streams: { news: { static: false } } }]);
    expect(stores.draft.patch()).toEqual({ streams: { news: { title: "News" } } });
  });

  it("takes the place of what was typed of the same setting before, for good", async () => {
    const stores = fakeStores(tree());
    stores.draft.edit(["streams", "news", "title"], "typed before");
    expect(await saveAtOnce(stores, [[["streams", "news", "title"], "at once"]])).toBe(true);
    expect(stores.saved).toEqual([{ streams: { news: { title: "at once" } } }]);
    expect(stores.draft.count).toBe(0);
    expect(stores.draft.effective(["streams", "news", "title"])).toBe("at once");
  });

  it("is taken back when it is refused, and what was edited before stands again", async () => {
    const stores = fakeStores(tree());
    stores.save.approveWith(() => Promise.resolve(false));
    stores.draft.edit(["streams", "news", "static"], false);
    stores.draft.edit(["streams", "sport", "title"], "Sport");
    expect(await saveAtOnce(stores, [[["streams", "news"], undefined]])).toBe(false);
    expect(stores.draft.patch()).toEqual({ streams: { news: { static: false }, sport: { title: "Sport" } } });
  });

  it("waits for a save that is under way", async () => {
    const stores = fakeStores(tree());
    const first = saveAtOnce(stores, [[["streams", "news", "static"], false]]);
    const second = saveAtOnce(stores, [[["streams", "sport", "static"], false]]);
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(stores.saved).toHaveLength(2);
  });
});

describe("presses of which some are refused while others wait", () => {
  const press = (stores: ReturnType<typeof fakeStores>, name: string) =>
    saveAtOnce(stores, [[["streams", name, "static"], false]]);
  const three = () =>
    fakeStores({ streams: { news: { name: "news" }, sport: { name: "sport" }, film: { name: "film" } } });

  it("are each told by name, until that is read, also where nothing is left to decide", async () => {
    const stores = three();
    let letOn = () => {};
    stores.saving.gate = new Promise((resolve) => (letOn = resolve));
    stores.saving.failure = new ApiError("gone", '"news" is no longer in the config.');
    const all = ["news", "sport", "film"].map((name) => press(stores, name));
    stores.config.merge({ streams: { sport: null } }, 2);
    letOn();
    expect(await Promise.all(all)).toEqual([false, false, true]);
    expect(stores.saved).toEqual([{ streams: { film: { static: false } } }]);
    const told =
      'Stream news, Start conditions: "news" is no longer in the config; Changed, deleted or renamed by another administrator meanwhile: Stream sport';
    expect(stores.save.failure?.message).toBe(told);
    await press(stores, "film");
    await press(stores, "news");
    expect(stores.save.failure, "what was told before the next press").toBeUndefined();
  });

  it("say what others have changed where only the server knows: there is nothing to choose", async () => {
    const stores = three();
    stores.saving.failure = new ApiError("conflict", "Somebody else saved other values. Choose which to keep.");
    await press(stores, "news");
    const told = "Changed, deleted or renamed by another administrator meanwhile: Stream news, Start conditions.";
    expect([stores.save.failure?.message, stores.draft.count]).toEqual([told, 0]);
  });

  it("are told by the form they come from, and nowhere else while that is shown", async () => {
    const stores = three();
    const full = new ApiError("server", "The disk is full.");
    stores.saving.failure = full;
    const refused = { kind: "server", message: "Stream news, Title: The disk is full." };
    const edit = [[["streams", "news", "title"], "News"]] as const;
    expect(await saveFromForm(stores, edit)).toMatchObject(refused);
    expect(stores.save.failure).toBeUndefined();
    stores.saving.failure = full;
    expect(await saveFromForm(stores, edit, () => false)).toMatchObject(refused);
    expect(stores.save.failure).toMatchObject(refused);
    expect([await saveFromForm(stores, edit), stores.save.failure]).toEqual([true, undefined]);
  });

  it("say what was not saved where the server did not look at it", async () => {
    const stores = three();
    stores.saving.failure = new ApiError("unauthorised", "Log in first.");
    await press(stores, "news");
    expect(stores.save.failure?.message).toBe("Stream news, Start conditions: not saved, because your login had ended");
    stores.save.approveWith(() => Promise.reject(new ApiError("unreachable", "The server cannot be reached.")));
    await Promise.all([press(stores, "news"), press(stores, "sport")]);
    expect(stores.save.failure?.message).toBe(
      "Stream news, Start conditions: The server cannot be reached; Stream sport, Start conditions: The server cannot be reached",
    );
  });
});

const only = ["sources", "1", "only"];

function desk(mirror: Record<string, string[]> = {}) {
  const own = new SaveDesk({ sources: { "1": { urls: ["http://origin"], ...mirror } } });
  const save = (changes: { only?: string[] | null; except?: string[] | null }) =>
    saveMirrorLists({ config: own.config, save: own.queue }, "1", () => changes);
  return { own, save };
}

describe("saving the lists of a mirror", () => {
  it("leaves an emptied list a list [C292]", async () => {
    const { own, save } = desk({ only: ["news"] });
    expect(await save({ only: [] })).toBe(true);
    expect(own.saved).toEqual([{ sources: { "1": { only: [] } } }]);
    expect(own.config.peek()["sources"]).toMatchObject({ "1": { only: [] } });
  });

  it("leaves the list that is not spoken of", async () => {
    const { own, save } = desk({ only: ["news"], except: ["radio"] });
    await save({ only: ["sport"] });
    expect(own.saved).toEqual([{ sources: { "1": { only: ["sport"] } } }]);
  });

  it("takes a list away", async () => {
    const { own, save } = desk({ only: ["news"], except: ["radio"] });
    await save({ only: null, except: ["radio", "sport"] });
    expect(own.saved).toEqual([{ sources: { "1": { only: null, except: ["radio", "sport"] } } }]);
  });

  it("keeps what is edited of the same list and not saved, over what was saved", async () => {
    const { own, save } = desk({ only: ["news", "sport"] });
    own.draft.edit(only, ["news", "sport", "film"]);
    await save({ only: ["news"] });
    expect(own.saved).toEqual([{ sources: { "1": { only: ["news"] } } }]);
    expect(own.draft.effective(only)).toEqual(["news", "film"]);
    expect(own.draft.conflicts).toEqual([]);
    await own.saveAll();
    expect(own.saved[1]).toEqual({ sources: { "1": { only: ["news", "film"] } } });
  });

  it("leaves the draft as it was when the server refuses", async () => {
    const { own, save } = desk({ only: ["news"] });
    own.draft.edit(only, ["news", "film"]);
    const { edits } = own.draft;
    own.queue.approveWith(() => Promise.resolve({ kind: "invalid", message: "no", problems: [] }));
    expect(await save({ only: [] })).toBe(false);
    expect(own.draft.edits).toBe(edits);
    expect(own.queue.failure?.message).toBe("no");
  });

  it("is made anew of what others have saved in that moment, and asks nobody", async () => {
    const { own } = desk({ only: ["news"] });
    const held = () => (own.config.peek()["sources"] as { "1": { only: string[] } })["1"].only;
    own.server.change({ sources: { "1": { only: ["news", "theirs"] } } });
    const changes = () => ({ only: [...held(), "mine"] });
    const saving = saveMirrorLists({ config: own.config, save: own.queue }, "1", changes);
    await vi.waitFor(() => expect(own.refreshes).toBe(1));
    own.hearAll();
    expect([await saving, own.saved.at(-1), own.queue.failure]).toEqual([
      true,
      { sources: { "1": { only: ["news", "theirs", "mine"] } } },
      undefined,
    ]);
  });

  it("is made anew at once where what they saved came before the refusal", async () => {
    const { own, save } = desk({ only: ["news"] });
    const theirs = { sources: { "1": { only: ["news", "theirs"] } } };
    const release = own.server.hold("request");
    const saving = save({ only: ["mine"] });
    await vi.waitFor(() => expect(own.queue.state.kind).toBe("running"));
    own.server.change(theirs);
    own.config.merge(theirs, 2);
    release();
    expect(await saving).toBe(true);
    expect(own.saved).toHaveLength(2);
  });

  it("leaves what another was refused for meanwhile to be read", async () => {
    const { own, save } = desk({ only: ["news"] });
    own.server.change({ sources: { "1": { only: ["theirs"] } } });
    let isRefusing = false;
    own.queue.approveWith(({ patch }) =>
      Promise.resolve(!isRefusing || !("loglevel" in patch) || { kind: "other", message: "No.", problems: [] }),
    );
    own.draft.edit(["loglevel"], "debug");
    const mine = save({ only: ["mine"] });
    isRefusing = true;
    const other = own.queue.commitNext(() => own.draft.edits);
    await vi.waitFor(() => expect(own.refreshes).toBe(1));
    own.hearAll();
    expect([await mine, await other, own.queue.failure?.message]).toEqual([true, false, "No."]);
  });

  it("is told as refused where it is refused for anything else", async () => {
    const { own, save } = desk({ only: ["news"] });
    own.server.answer("/flussonic/api/modify_config", 507, { error: "storage_full", message: "The disk is full." });
    expect([await save({ only: [] }), own.saved.length]).toEqual([false, 1]);
    expect(own.queue.failure?.message).toBe("Mirror http://origin, Taken streams: The disk is full.");
  });

  it("sends nothing when nothing is to be changed", async () => {
    const { own, save } = desk();
    expect(await save({})).toBe(false);
    expect(own.saved).toEqual([]);
  });
});
