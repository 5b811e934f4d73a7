import { autorun } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { checkEntity } from "../../../src/model/entity/checkEntity.ts";
import { IptvUserList } from "../../../src/stores/iptv/IptvUserList.ts";
import { FakeIptv } from "../../pages/support/FakeIptv.ts";
import { hold, holdNextPage, openUsers, settle } from "./support/openUsers.ts";

beforeEach(async () => {
  // The check is a module of its own, whose loading no clock drives.
  await checkEntity("iptv-user", {});
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const hundreds = Array.from({ length: 250 }, (_, index) => `User ${String(index).padStart(3, "0")}`);

describe("the list of IPTV users", () => {
  it("asks for a filter 1 s after the last key, and no sooner [S509]", async () => {
    const { server, list, names } = await openUsers();
    list.setFilter("b");
    await vi.advanceTimersByTimeAsync(600);
    list.setFilter("bo");
    await vi.advanceTimersByTimeAsync(999);
    expect(server.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([server.asked, names(), list.total, list.applied]).toEqual([["read bo 1"], ["Bob"], 1, "bo"]);
  });

  it("reads page by page, with 1 s between the beginnings of two [S510]", async () => {
    const { server, list } = await openUsers(hundreds);
    expect([list.rows.length, list.total]).toEqual([100, 250]);
    list.loadMore();
    list.loadMore();
    await vi.advanceTimersByTimeAsync(999);
    expect(server.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([server.asked, list.rows.length]).toEqual([["read  2"], 200]);
    list.loadMore();
    await vi.advanceTimersByTimeAsync(5000);
    expect([server.asked, list.rows.length, list.hasMore]).toEqual([["read  2", "read  3"], 250, false]);
    list.loadMore();
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.asked).toHaveLength(2);
  });

  it("leaves nobody out and shows nobody twice when others remove users before the next page", async () => {
    const { server, list, names } = await openUsers(hundreds);
    server.forget(1);
    server.forget(2);
    for (let round = 0; round < 6; round++) {
      list.loadMore();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(new Set(names()).size).toBe(names().length);
    expect(names()).toEqual(expect.arrayContaining(hundreds.slice(2)));
  });

  it("reads further pages of what is shown though another filter is being typed, which then has its turn", async () => {
    const { server, list } = await openUsers(hundreds);
    await vi.advanceTimersByTimeAsync(1000);
    list.setFilter("User 1");
    list.loadMore();
    await settle();
    expect(server.asked).toEqual(["read  2"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([server.asked.at(-1), list.total]).toEqual(["read User 1 1", 100]);
  });

  it("takes the answer to the last question, in whatever order they come", async () => {
    const { server, list, names } = await openUsers();
    const letOn = hold(server);
    list.setFilter("ann");
    await vi.advanceTimersByTimeAsync(1000);
    server.gate = undefined;
    list.setFilter("bob");
    await vi.advanceTimersByTimeAsync(1000);
    expect(names()).toEqual(["Bob"]);
    letOn();
    await settle();
    expect(names()).toEqual(["Bob"]);
  });

  it("says why it could not be read, keeps what it has, and is right again when it is asked anew [S463]", async () => {
    const { server, list, names } = await openUsers();
    server.failure = new ApiError("server", "unable to access database on path sqlite:///tv.db");
    await list.refresh();
    expect([list.failure, names()]).toEqual(["unable to access database on path sqlite:///tv.db", ["Ann", "Bob"]]);
    server.failure = undefined;
    await list.refresh();
    expect(list.failure).toBeUndefined();
  });

  it("shows a new one once when a question tells of it before its own answer comes", async () => {
    const { server, list, names } = await openUsers();
    const create = server.createUser.bind(server);
    let letOn = () => {};
    server.createUser = async (user) => {
      const created = await create(user);
      await new Promise<void>((resolve) => (letOn = resolve));
      return created;
    };
    const created = list.create({ name: "Zoe", email: "zoe@example.com" });
    await settle();
    await list.refresh();
    letOn();
    await created;
    expect([names(), list.total]).toEqual([["Ann", "Bob", "Zoe"], 3]);
  });

  it("keeps a new one when the answer to a question from before comes later", async () => {
    const { server, list, names } = await openUsers();
    const letOn = holdNextPage(server);
    const read = list.refresh();
    await settle();
    await list.create({ name: "Zoe", email: "zoe@example.com" });
    letOn();
    await read;
    expect([names(), list.total]).toEqual([["Zoe", "Ann", "Bob"], 3]);
    await list.refresh();
    expect([names(), list.total]).toEqual([["Ann", "Bob", "Zoe"], 3]);
  });

  it("does not count one that was made and removed while a question was under way", async () => {
    const { server, list, row, names } = await openUsers();
    const letOn = holdNextPage(server);
    const read = list.refresh();
    await settle();
    await list.create({ name: "Zoe", email: "zoe@example.com" });
    await list.remove(row("Zoe"));
    letOn();
    await read;
    expect([names(), list.total]).toEqual([["Ann", "Bob"], 2]);
  });

  it("refreshes with filter and page, creates and updates with the user as body, removes and clears [S424]", async () => {
    const { server, list, row, names } = await openUsers();
    await list.create({ name: "Zoe", email: "zoe@example.com", max_sessions: 2 });
    expect(server.all.at(-1)).toEqual({
      id: 3,
      key: "key-3",
      name: "Zoe",
      email: "zoe@example.com",
      max_sessions: 2,
    });
    expect(names(), "the new one is seen first").toEqual(["Zoe", "Ann", "Bob"]);
    row("Ann").type("max_sessions", "5");
    await row("Ann").save();
    expect(server.all[0]).toEqual({
      id: 1,
      key: "key-1",
      name: "Ann",
      email: "ann@example.com",
      max_sessions: 5,
    });
    await list.remove(row("Bob"));
    list.setFilter("zoe");
    await list.refresh();
    expect([names(), await list.countAll()]).toEqual([["Zoe"], 2]);
    list.setFilter("");
    expect(await list.clear(), "on the server, not in the list alone [S425]").toBe(2);
    expect([server.all, names(), list.total]).toEqual([[], [], 0]);
    expect(server.asked).toEqual(["create Zoe", "update 1", "remove 2", "read zoe 1", "read  1", "clear", "read  1"]);
  });

  it("takes a user out that somebody else has removed already", async () => {
    const { server, list, row, names } = await openUsers();
    server.forget(1);
    await list.remove(row("Ann"));
    expect([names(), list.total]).toEqual([["Bob"], 1]);
  });
});

describe("the state of the list of IPTV users", () => {
  it("is empty and at rest before it is read", () => {
    const list = new IptvUserList(async () => new FakeIptv(), new Set());
    expect([list.rows, list.total, list.filter, list.applied]).toEqual([[], undefined, "", ""]);
    expect([list.isReading, list.failure, list.hasMore]).toEqual([false, undefined, false]);
  });

  it("is reading from the question to the answer, and has nothing typed at first", async () => {
    const { server, list } = await openUsers();
    expect([list.isReading, list.filter, list.applied, list.hasUnsaved]).toEqual([false, "", "", false]);
    const letOn = hold(server);
    const seen: string[] = [];
    const stop = autorun(() => seen.push(`${list.isReading} ${list.rows.length}`));
    server.fill(["Cid"]);
    const read = list.refresh();
    await settle();
    letOn();
    await read;
    stop();
    expect(seen).toEqual(["false 2", "true 2", "true 3", "false 3"]);
  });

  it("is still reading while the last question waits, though one before it fails", async () => {
    const { server, list } = await openUsers();
    const letOn = hold(server);
    const first = list.refresh();
    await settle();
    const letLastOn = hold(server);
    const last = list.refresh();
    await settle();
    server.failure = new Error("The line is dead");
    letOn();
    await first;
    expect([list.failure, list.isReading]).toEqual([undefined, true]);
    server.failure = undefined;
    letLastOn();
    await last;
    expect(list.isReading).toBe(false);
  });

  it("is unsaved while one of its rows is", async () => {
    const { list, row } = await openUsers();
    row("Bob").type("name", "Bobby");
    expect(list.hasUnsaved).toBe(true);
    await row("Bob").save();
    expect(list.hasUnsaved).toBe(false);
  });

  it("counts a new user, and tells nobody twice when the server tells of it on a later page", async () => {
    const { list, names } = await openUsers(hundreds);
    await list.create({ name: "User 150a", email: "new@example.com" });
    expect([list.rows.length, list.total]).toEqual([101, 251]);
    for (let round = 0; round < 4; round++) {
      list.loadMore();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect([names().length, new Set(names()).size, list.total, list.hasMore]).toEqual([251, 251, 251, false]);
  });

  it("asks for no further page while one is being read", async () => {
    const { server, list } = await openUsers(hundreds);
    const letOn = hold(server);
    list.loadMore();
    await vi.advanceTimersByTimeAsync(1000);
    list.loadMore();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.asked).toEqual(["read  2"]);
    letOn();
    await settle();
    expect(list.rows).toHaveLength(200);
  });

  it("asks for no further page once a new filter leaves none", async () => {
    const { server, list } = await openUsers(hundreds);
    list.loadMore();
    list.filter = "User 001";
    await list.refresh();
    await vi.advanceTimersByTimeAsync(2000);
    expect(server.asked).toEqual(["read User 001 1"]);
  });

  it("ends where the pages do, though somebody else has added a user on a page before", async () => {
    const { server, list } = await openUsers(hundreds.slice(0, 200));
    server.fill(["Aaron"]);
    server.forget(200);
    for (let round = 0; round < 5; round++) {
      list.loadMore();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(list.hasMore).toBe(false);
    expect(server.asked).toEqual(["read  2", "read  2"]);
    await list.refresh();
    list.loadMore();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.asked.slice(2), "read anew, it goes on from the beginning").toEqual(["read  1", "read  2"]);
  });

  it("takes a new user for one more that the server has to tell of, until it has", async () => {
    const { server, list } = await openUsers(hundreds.slice(0, 199));
    await list.create({ name: "Zed", email: "zed@example.com" });
    for (let round = 0; round < 3; round++) {
      list.loadMore();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect([server.asked, list.rows.length, list.hasMore]).toEqual([["create Zed", "read  2"], 200, false]);
  });

  it("reads on for a new user of whom no page has told, though another one was told of", async () => {
    const { server, list } = await openUsers(hundreds.slice(0, 199));
    await list.create({ name: "User 150a", email: "new@example.com" });
    await list.create({ name: "Zed", email: "zed@example.com" });
    for (let round = 0; round < 4; round++) {
      list.loadMore();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect([server.asked.slice(2), list.rows.length, list.hasMore]).toEqual([["read  2", "read  3"], 201, false]);
  });

  it("says why a user was not removed, who then stays", async () => {
    const { server, list, row, names } = await openUsers();
    server.failure = new ApiError("server", "The disk is full");
    await expect(list.remove(row("Ann"))).rejects.toThrow("The disk is full");
    server.failure = new Error("The line is dead");
    await expect(list.remove(row("Ann"))).rejects.toThrow("The line is dead");
    expect([names(), list.total]).toEqual([["Ann", "Bob"], 2]);
    server.failure = new ApiError("gone", "There is no such user");
    await list.remove(row("Ann"));
    expect(names()).toEqual(["Bob"]);
  });

  it("is empty at once when all are removed, before it is read anew", async () => {
    const { server, list, names } = await openUsers();
    const removed = server.clearUsers.bind(server);
    let letOn: () => void = () => undefined;
    server.clearUsers = async () => {
      const count = await removed();
      letOn = hold(server);
      return count;
    };
    const cleared = list.clear();
    await settle();
    expect([names(), list.total]).toEqual([[], 0]);
    letOn();
    expect(await cleared).toBe(2);
  });

  it("saves nothing in another database of what was typed over users of this one", async () => {
    const { server, list, row } = await openUsers();
    await list.create({ name: "Zoe", email: "zoe@example.com" });
    row("Ann").type("name", "Anna");
    server.failure = new Error("The line is dead");
    await list.refresh();
    list.forget();
    expect([list.rows, list.total, list.failure, list.hasMore]).toEqual([[], undefined, undefined, false]);
    server.failure = undefined;
    server.asked.length = 0;
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.asked).toEqual([]);
  });

  it("saves on leaving what waits, and again what failed once the server is back, and nothing else", async () => {
    const { server, list, row } = await openUsers();
    row("Ann").type("email", "ann");
    await row("Ann").save();
    list.leave();
    await list.retry();
    await settle();
    expect([row("Ann").state.kind, row("Bob").state.kind, server.asked]).toEqual(["refused", "still", []]);
    row("Bob").type("name", "Bobby");
    await row("Bob").save();
    await list.retry();
    await list.saveAll();
    expect(row("Bobby").state.kind, "what is saved stays said").toBe("saved");
  });
});
