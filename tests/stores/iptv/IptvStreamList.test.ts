import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import { IptvStreamList } from "../../../src/stores/iptv/IptvStreamList.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";

const channel = { meta: { iptv: true }, auth: { url: "iptv://localhost" } };

function open() {
  const stores = fakeStores({
    streams: {
      news: { name: "news", title: "Evening" },
      sport: { name: "sport", title: "Arena", ...structuredClone(channel) },
      movies: { name: "movies" },
    },
  });
  const list = new IptvStreamList(stores);
  const names = (streams: readonly { readonly name: string }[]) => streams.map(({ name }) => name);
  return {
    stores,
    list,
    shown: () => names(list.shown),
    enabled: () => names(list.enabled),
    disabled: () => names(list.disabled),
    selected: () => names(list.selected),
  };
}

/** Saves wait until the returned function is called. */
function hold(stores: ReturnType<typeof fakeStores>): () => void {
  let release: () => void = () => undefined;
  stores.saving.gate = new Promise((resolve) => (release = resolve));
  return release;
}

describe("the streams beside the IPTV users", () => {
  it("are those that are channels and those that are not, as the server has them", () => {
    const { stores, list, shown, enabled, disabled } = open();
    expect(list.filter).toBe("");
    expect([shown(), enabled(), disabled()]).toEqual([["news", "sport", "movies"], ["sport"], ["news", "movies"]]);
    stores.config.replace({}, 2);
    expect(shown()).toEqual([]);
  });

  it("are found by name or title, in letters of any size, without the spaces around the words", () => {
    const { list, shown, enabled, disabled } = open();
    list.setFilter("  EVEN ");
    expect([shown(), enabled(), disabled()]).toEqual([["news"], [], ["news"]]);
    list.setFilter("Sport");
    expect([shown(), enabled(), disabled()]).toEqual([["sport"], ["sport"], []]);
    list.setFilter("   ");
    expect(shown()).toHaveLength(3);
  });

  it("stay chosen while a filter hides them, until they are let go or gone", () => {
    const { stores, list, selected } = open();
    list.select(["news", "movies"], true);
    list.select(["movies"], false);
    list.select(["sport"], true);
    list.setFilter("movies");
    expect([selected(), list.isSelected("news"), list.isSelected("movies")]).toEqual([["news", "sport"], true, false]);
    stores.config.merge({ streams: { news: null } }, 2);
    expect(selected()).toEqual(["sport"]);
    list.deselectAll();
    expect(selected()).toEqual([]);
  });

  it("are drawn anew when a filter or a choice changes", () => {
    const { list } = open();
    const seen: string[] = [];
    const stop = autorun(() => seen.push(`${list.shown.length} ${list.selected.length}`));
    list.setFilter("news");
    list.select(["news"], true);
    stop();
    expect(seen).toEqual(["3 0", "1 0", "1 1"]);
  });
});

describe("streams that are moved to the IPTV channels", () => {
  it("become channels in one save, those that are none yet", async () => {
    const { stores, list, enabled } = open();
    expect(await list.move(["news", "sport", "movies", "unknown"], true)).toBe(true);
    expect(stores.saved).toEqual([{ streams: { news: channel, movies: channel } }]);
    expect(enabled()).toEqual(["news", "sport", "movies"]);
  });

  it("are none again in one save, and keep nothing of it", async () => {
    const { stores, list, disabled } = open();
    expect(await list.move(["sport", "news"], false)).toBe(true);
    expect(disabled()).toEqual(["news", "sport", "movies"]);
    expect(JSON.stringify(stores.saved)).toMatch(/sport.*null/);
    expect(JSON.stringify(stores.saved)).not.toContain("news");
  });

  it("are where they are wanted already: nothing is saved", async () => {
    const { stores, list } = open();
    expect([await list.move(["sport"], true), await list.move([], true)]).toEqual([true, true]);
    expect(stores.saved).toEqual([]);
  });

  it("keep an auth address of their own that is typed and not saved yet", async () => {
    const { stores, list } = open();
    stores.draft.edit(["streams", "news", "auth", "url"], "http://own.example/auth");
    await list.move(["news"], true);
    expect(stores.saved).toEqual([{ streams: { news: { meta: { iptv: true } } } }]);
  });

  it("stand where they will be while that is saved, the others where they are", async () => {
    const { stores, list, enabled } = open();
    const release = hold(stores);
    const moved = list.move(["news"], true);
    expect([enabled(), list.isMoving("news"), list.isMoving("movies")]).toEqual([["news", "sport"], true, false]);
    expect(list.streams.map(({ title }) => title)).toEqual(["Evening", "Arena", ""]);
    const next = list.move(["movies"], true);
    expect([enabled(), list.isMoving("news")]).toEqual([["news", "sport", "movies"], true]);
    await new Promise((resolve) => setTimeout(resolve));
    const releaseNext = hold(stores);
    release();
    await moved;
    expect([list.isMoving("news"), list.isMoving("movies")]).toEqual([false, true]);
    releaseNext();
    await next;
    expect([enabled(), list.isMoving("movies")]).toEqual([["news", "sport", "movies"], false]);
  });

  it("are moved one save after the other, however many wait for the one before", async () => {
    const { stores, list, enabled } = open();
    const release = hold(stores);
    const moves = [list.move(["news"], true), list.move(["movies"], true), list.move(["sport"], false)];
    await new Promise((resolve) => setTimeout(resolve));
    release();
    expect(await Promise.all(moves)).toEqual([true, true, true]);
    expect([enabled(), stores.saved.length]).toEqual([["news", "movies"], 3]);
  });

  it("are where they were once the server refuses it", async () => {
    const { stores, list, enabled } = open();
    stores.saving.failure = new Error("The disk is full");
    expect(await list.move(["news"], true)).toBe(false);
    expect([enabled(), list.isMoving("news"), stores.draft.edits.size]).toEqual([["sport"], false, 0]);
  });
});
