import { runInAction } from "mobx";
import { afterEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { RevisionList } from "../../../src/stores/revisions/RevisionList.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve));
const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A history of so many revisions, the newest of which is served. */
async function opened(count: number, view = {}) {
  const stores = fakeStores({ streams: { news: { name: "news" } } }, { capabilities: { revision_rows: true } });
  await stores.serverInfo.refresh();
  const server = stores.calls.revised;
  for (let at = 1; at <= count; at += 1) server.add({ comment: at % 10 === 0 ? `round ${at}` : "", at });
  stores.config.merge({}, count);
  const list = new RevisionList(stores);
  stops.push(list.follow());
  await list.show(view);
  const asked = server.made.length;
  /** Somebody saves, and the live connection tells of it. */
  const save = async (row = {}) => {
    const { rev } = server.add(row);
    stores.config.merge({}, rev);
    await settled();
  };
  const revs = () => list.rows.map(({ rev }) => rev);
  return { ...stores, server, list, save, revs, calls: () => server.made.slice(asked) };
}

describe("the list of saved configurations", () => {
  it("reads page by page, newest first, and knows its end", async () => {
    const { list, revs } = await opened(250);
    expect([revs().length, revs()[0], list.total, list.all, list.hasMore]).toEqual([100, 250, 250, 250, true]);
    await Promise.all([list.loadMore(), list.loadMore()]);
    expect(revs()).toHaveLength(200);
    await list.loadMore();
    expect([revs().length, revs().at(-1), list.hasMore]).toEqual([250, 1, false]);
  });

  it("tells how many are left of how many, and asks for nothing twice", async () => {
    const { list, revs, calls } = await opened(50, { q: "round" });
    expect([revs(), list.total, list.all]).toEqual([[50, 40, 30, 20, 10], 5, 50]);
    await list.show({ q: "round" });
    expect(calls()).toEqual([]);
  });

  it("shows one alone, unfolded, and says that it is not kept where it is none", async () => {
    const { list, revs } = await opened(50, { rev: 12 });
    expect([revs(), list.total, [...list.unfolded]]).toEqual([[12], 1, [12]]);
    await list.show({ rev: 99 });
    expect([revs(), list.total]).toEqual([[], 0]);
  });

  it("asks nothing for a time that ends before it begins", async () => {
    const { list, calls } = await opened(50);
    await list.show({ from: 20, to: 10 });
    expect([calls(), list.isWrong, list.rows, list.isReading]).toEqual([[], true, [], false]);
  });

  it("takes an answer to an older question for nothing", async () => {
    const { list, server, revs } = await opened(50);
    let answer = () => {};
    server.gate = new Promise((resolve) => {
      answer = resolve;
    });
    const [slow, quick] = [list.show({ q: "round 1" }), list.show({ q: "round 2" })];
    answer();
    await Promise.all([slow, quick]);
    expect(revs()).toEqual([20]);
  });

  it("gains what others save at once, keeps what was read, and has one that is served", async () => {
    const { list, save, revs } = await opened(250);
    await list.loadMore();
    await save({ who: "eva" });
    expect([revs().length, revs()[0], revs().at(-1), list.total]).toEqual([201, 251, 51, 251]);
    expect(list.rows.filter(({ current }) => current === true).map(({ rev }) => rev)).toEqual([251]);
  });

  it("gains only what the filters leave", async () => {
    const { save, revs } = await opened(20, { who: "eva" });
    await save({ who: "admin" });
    await save({ who: "eva" });
    expect(revs()).toEqual([22]);
  });

  it("begins anew where more came than is read at once", async () => {
    const { server, save, revs, list } = await opened(120);
    for (let more = 0; more < 300; more += 1) server.add();
    await save();
    expect([revs().length, revs()[0], revs().at(-1), list.hasMore]).toEqual([200, 421, 222, true]);
  });

  it("learns what became of a save on trial, and what came while the line was down", async () => {
    const { list, server, serverInfo, connection, save } = await opened(3);
    const trial = { rev: 4, until: 1, who: "admin", address: "", changes: 1 };
    await save({ confirmed: "waiting" });
    runInAction(() => {
      serverInfo.info = { version: "1", capabilities: { revision_rows: true }, pending_save: trial };
    });
    await settled();
    server.rows = server.rows.map((row) => (row.rev === 4 ? { ...row, confirmed: "kept" } : row));
    runInAction(() => {
      serverInfo.info = { version: "1", capabilities: { revision_rows: true } };
    });
    await settled();
    expect(list.rows[0]?.confirmed).toBe("kept");
    connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 });
    server.add();
    await settled();
    expect(list.rows[0]?.rev).toBe(4);
    connection.move({ kind: "online" });
    await settled();
    expect(list.rows[0]?.rev).toBe(5);
  });

  it("keeps its rows when a question fails, and says why until one is answered", async () => {
    const { list, server, revs } = await opened(250);
    server.failure = new ApiError("server", "the disk is full");
    await list.loadMore();
    expect([revs().length, list.failure, list.isReading]).toEqual([100, "the disk is full", false]);
    await list.loadMore();
    expect([revs().length, list.failure]).toEqual([200, undefined]);
  });

  it("asks no more for a save that is not listed yet once nobody follows it", async () => {
    const { config, calls } = await opened(3);
    config.merge({}, 4);
    await settled();
    await settled();
    const asked = calls().length;
    expect(asked).toBeGreaterThan(0);
    stops.splice(0).forEach((stop) => stop());
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(calls()).toHaveLength(asked);
  });

  it("has two chosen at most: a third takes the place of the first", async () => {
    const { list } = await opened(10);
    for (const rev of [3, 5, 8]) list.choose(rev, true);
    expect(list.chosen).toEqual([5, 8]);
    list.choose(5, false);
    expect(list.chosen).toEqual([8]);
    await list.show({ q: "round" });
    expect(list.chosen, "a filter takes nothing out").toEqual([8]);
    list.chooseNone();
    expect(list.chosen).toEqual([]);
  });

  it("holds each revision against one before it, but the first that is kept, whatever is shown", async () => {
    const { list, save } = await opened(2);
    await save({ aside: true });
    await save();
    const held = () => list.rows.filter((row) => list.hasBefore(row)).map(({ rev }) => rev);
    expect(held()).toEqual([4, 3, 2]);
    await list.show({ who: "admin" });
    expect(held()).toEqual([4, 3, 2]);
  });

  it("holds no revision against one that the server keeps no more", async () => {
    const { list, server } = await opened(3);
    server.first = 2;
    await list.show({ who: "admin" });
    expect(list.rows.filter((row) => list.hasBefore(row)).map(({ rev }) => rev)).toEqual([3]);
  });

  it("lists below an unfolded revision what it changed, and that there is more", async () => {
    const { list, save } = await opened(1);
    await save({ paths: ["streams/news/title", "streams/sport", "streams/news/dvr"], more_paths: 7 });
    list.unfold(2, true);
    expect(list.listed.map(({ key, part }) => [key, typeof part === "object" ? part.at.join("/") : part])).toEqual([
      ["2", undefined],
      ["2/0", "streams/news"],
      ["2/1", "streams/sport"],
      ["2/2", "more"],
      ["1", undefined],
    ]);
    list.unfold(2, false);
    expect(list.listed).toHaveLength(2);
  });

  it("knows which one is marked as rescue though it is not shown, and marks another", async () => {
    const { list, server } = await opened(250);
    await server.markRescue(3);
    await list.refresh();
    expect(list.rescue).toBe(3);
    await list.markRescue(250);
    expect([list.rescue, server.rows.find(({ rescue }) => rescue === true)?.rev]).toEqual([250, 250]);
    await list.markRescue(undefined);
    expect(list.rescue).toBeUndefined();
  });
});
