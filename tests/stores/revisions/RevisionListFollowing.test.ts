import { runInAction } from "mobx";
import { afterEach, describe, expect, it, vi } from "vitest";
import { RevisionList } from "../../../src/stores/revisions/RevisionList.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";
import { openedList as opened, settled, stopAll } from "./support/openedList.ts";

afterEach(() => {
  stopAll();
  vi.useRealTimers();
});

describe("the list of saved configurations, followed", () => {
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

  it("asks no more for a save that is not listed yet once nobody follows it", async () => {
    const { config, calls } = await opened(3);
    config.merge({}, 4);
    await settled();
    await settled();
    const asked = calls().length;
    expect(asked).toBeGreaterThan(0);
    stopAll();
    await new Promise((resolve) => setTimeout(resolve, 900));
    expect(calls()).toHaveLength(asked);
  });

  it("keeps what was read to its end apart from what was not", async () => {
    const short = await opened(50);
    await short.save();
    expect([short.revs().length, short.list.hasMore]).toEqual([51, false]);
    const longer = await opened(150);
    await longer.save();
    expect([longer.revs().length, longer.list.hasMore], "all of it came with the new one").toEqual([151, false]);
    const long = await opened(250);
    await long.save();
    expect([long.revs().length, long.list.hasMore]).toEqual([200, true]);
    await long.list.loadMore();
    expect([long.revs().length, long.list.hasMore]).toEqual([251, false]);
    const read = await opened(120);
    await read.list.loadMore();
    expect(read.list.hasMore).toBe(false);
    for (let more = 0; more < 300; more += 1) read.server.add();
    await read.save();
    expect([read.revs().length, read.list.hasMore], "between the new ones and the old ones some are missing").toEqual([
      200,
      true,
    ]);
  });

  it("keeps what was read where just as many came as are read at once", async () => {
    const { server, save, revs } = await opened(120);
    for (let more = 0; more < 198; more += 1) server.add();
    await save();
    expect([revs().length, revs()[0], revs().at(-1)]).toEqual([299, 319, 21]);
  });

  it("lets go what the server keeps no more", async () => {
    const { server, save, revs, list } = await opened(3);
    server.rows = [];
    server.add({ rev: 4 });
    await save({ rev: 5 });
    expect([revs(), list.hasMore, list.total]).toEqual([[5, 4], false, 2]);
  });

  it("is empty once the server keeps nothing", async () => {
    const { config, server, revs, list } = await opened(3);
    server.rows = [];
    config.merge({}, 4);
    await settled();
    expect([revs(), list.failure, list.hasMore]).toEqual([[], undefined, false]);
  });

  it("asks nothing for a time that ends before it begins, whatever is saved", async () => {
    const { save, calls } = await opened(3, { from: 20, to: 10 });
    await save();
    expect(calls()).toEqual([]);
  });

  it("reads its first page anew when somebody saves before it has come", async () => {
    const { list, server, save, revs } = await opened(250);
    const hold = server.hold();
    const reading = list.show({ who: "admin" });
    await settled();
    server.gate = undefined;
    await save();
    expect([revs().length, revs()[0], list.failure]).toEqual([100, 251, undefined]);
    hold();
    await reading;
    expect([revs()[0], list.failure]).toEqual([251, undefined]);
  });

  it("adds no page to what was replaced while it was on its way", async () => {
    const { list, server, save, revs } = await opened(250);
    const hold = server.hold();
    const paging = list.loadMore();
    await settled();
    server.gate = undefined;
    for (let more = 0; more < 300; more += 1) server.add();
    await save();
    hold();
    await paging;
    expect([revs().length, revs().at(-1)]).toEqual([200, 352]);
  });

  it("takes nothing back when an older answer comes after a later one", async () => {
    const { server, save, revs, config } = await opened(3, { who: "admin" });
    const whole = server.list.bind(server);
    let release = () => {};
    const late = new Promise<void>((resolve) => (release = resolve));
    server.list = async (filter, page) => {
      const answer = await whole(filter, page);
      await late;
      return answer;
    };
    await save();
    server.list = whole;
    await save();
    expect(revs()).toEqual([5, 4, 3, 2, 1]);
    release();
    await settled();
    expect([revs(), config.rev]).toEqual([[5, 4, 3, 2, 1], 5]);
  });

  it("follows a server of which nothing is known yet", () => {
    const stores = fakeStores({});
    expect(stores.serverInfo.info).toBeUndefined();
    const stop = new RevisionList(stores).follow();
    runInAction(() => {
      stores.serverInfo.info = { version: "1" };
    });
    stop();
  });
});

describe("a save that is told of before it is listed", () => {
  async function told(count = 3, view = {}) {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const made = opened(count, view);
    await vi.advanceTimersByTimeAsync(0);
    const list = await made;
    list.config.merge({}, count + 1);
    await vi.advanceTimersByTimeAsync(0);
    return { ...list, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
  }

  it("is shown less than a second later", async () => {
    const { server, revs, pass, calls } = await told();
    expect(revs()).toEqual([3, 2, 1]);
    server.add();
    await pass(699);
    expect(calls()).toHaveLength(1);
    await pass(1);
    expect([revs(), calls().length]).toEqual([[4, 3, 2, 1], 2]);
  });

  it("is shown in an empty history too", async () => {
    const { server, revs, pass } = await told(0);
    server.add();
    await pass(700);
    expect(revs()).toEqual([1]);
  });

  it("is asked for once more, and no further", async () => {
    const { calls, pass } = await told();
    await pass(5000);
    expect(calls()).toHaveLength(2);
  });

  it("is not asked for again where it is listed already", async () => {
    const { calls, server, config, pass } = await told();
    server.add();
    await pass(700);
    const asked = calls().length;
    server.add();
    config.merge({}, 5);
    await pass(5000);
    expect(calls()).toHaveLength(asked + 1);
  });

  it("is not asked for again where a filter may leave it out", async () => {
    const { calls, pass } = await told(3, { who: "admin" });
    const asked = calls().length;
    expect(asked).toBeGreaterThan(0);
    await pass(5000);
    expect(calls()).toHaveLength(asked);
  });

  it("is not asked for again where its list was left while it was on its way", async () => {
    const { calls, server, config, pass } = await told();
    await pass(5000);
    const hold = server.hold();
    config.merge({}, 5);
    await pass(0);
    const asked = calls().length;
    stopAll();
    hold();
    await pass(5000);
    expect(calls()).toHaveLength(asked);
  });
});
