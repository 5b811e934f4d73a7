import { autorun, isObservable } from "mobx";
import { afterEach, describe, expect, it } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { RevisionList } from "../../../src/stores/revisions/RevisionList.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";
import { openedList, settled, stopAll } from "./support/openedList.ts";

const opened = openedList;
afterEach(stopAll);

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

  it("keeps its rows when a question fails, and says why until one is answered", async () => {
    const { list, server, revs } = await opened(250);
    server.failure = new ApiError("server", "the disk is full");
    await list.loadMore();
    expect([revs().length, list.failure, list.isReading]).toEqual([100, "the disk is full", false]);
    await list.loadMore();
    expect([revs().length, list.failure]).toEqual([200, undefined]);
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

  it("holds nothing before it is read, and tells whoever draws it when it is", async () => {
    const stores = fakeStores({});
    for (let at = 1; at <= 120; at += 1) stores.calls.revised.add();
    const list = new RevisionList(stores);
    expect([list.rows, list.chosen, list.isReading, list.hasMore]).toEqual([[], [], false, false]);
    const drawn: unknown[] = [];
    const stop = autorun(() => drawn.push([list.isReading, list.rows.length]));
    const reading = list.show({});
    expect([list.isReading, list.hasMore]).toEqual([true, false]);
    await reading;
    stop();
    expect(drawn.at(-1)).toEqual([false, 100]);
    expect(isObservable(list.rows), "ten thousand rows are kept as they came").toBe(false);
  });

  it("asks for no page while one is on its way, nor after the last", async () => {
    const { list, calls } = await opened(150);
    await Promise.all([list.loadMore(), list.loadMore()]);
    expect(calls()).toEqual(["list {} 51 100"]);
    await list.loadMore();
    expect([calls().length, list.hasMore]).toEqual([1, false]);
    const { list: short } = await opened(20);
    expect(short.hasMore).toBe(false);
  });

  it("asks for one revision alone, and once where nothing is left out", async () => {
    const { list, server, calls, revs } = await opened(250);
    expect(server.made).toEqual(["list {}  100"]);
    await list.show({ rev: 12 });
    expect([calls(), revs(), list.all]).toEqual([["list {} 13 1"], [12], 250]);
    await list.show({ who: "admin" });
    expect(calls().slice(1)).toEqual(['list {"who":"admin"}  100', "list {}  1"]);
    expect(list.unfolded.size, "what was unfolded for the one").toBe(0);
  });

  it("shows the last view though the answers come in another order, and no failure of an older one", async () => {
    const { list, server, revs } = await opened(50);
    const hold = server.hold();
    const slow = list.show({ q: "round 1" });
    await settled();
    server.gate = undefined;
    await list.show({ q: "round 2" });
    hold();
    await slow;
    expect(revs()).toEqual([20]);
    const fail = server.hold();
    const failing = list.show({ q: "round 3" });
    await settled();
    server.gate = undefined;
    await list.show({ q: "round 4" });
    server.failure = new ApiError("server", "the disk is full");
    fail();
    await failing;
    expect([revs(), list.failure, list.isReading]).toEqual([[40], undefined, false]);
  });

  it("unfolds several, and folds one of them alone", async () => {
    const { list } = await opened(5);
    list.unfold(2, true);
    list.unfold(4, true);
    list.unfold(2, false);
    expect([...list.unfolded]).toEqual([4]);
    expect(
      list.listed.map(({ key }) => key),
      "nothing is said of more where all is listed",
    ).toEqual(["5", "4", "4/0", "3", "2", "1"]);
  });

  it("takes the rows for it where a server does not tell which one is kept first", async () => {
    const { list, server } = await opened(5);
    const held = () => list.rows.filter((row) => list.hasBefore(row)).map(({ rev }) => rev);
    server.rows = server.rows.slice(0, 4).map((row, at) => ({
      ...row,
      ...(at === 2 && { aside: true }),
      ...(at === 3 && { damaged: true }),
    }));
    await list.refresh();
    expect(held(), "below it none can be read").toEqual([5]);
    await list.show({ q: "nothing" });
    server.rows = server.rows.map((row) => ({ ...row, comment: "some" }));
    await list.show({ q: "some" });
    expect(held(), "of what a filter leaves out nothing is known").toEqual([5, 4, 3, 2]);
    const { list: long } = await opened(250);
    expect(long.rows.every((row) => long.hasBefore(row))).toBe(true);
  });

  it("finds the one that is marked as rescue in the rows of a server that does not tell it", async () => {
    const { list, server } = await opened(3);
    await server.markRescue(2);
    const whole = server.list.bind(server);
    server.list = async (filter, page) => {
      const { rescue: _, ...answer } = await whole(filter, page);
      return answer;
    };
    await list.refresh();
    expect(list.rescue).toBe(2);
    await list.markRescue(undefined);
    expect(server.made.at(-1)).toBe("no rescue");
    await list.refresh();
    expect(list.rescue).toBeUndefined();
  });
});
