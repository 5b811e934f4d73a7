import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { checkEntity } from "../../../src/model/entity/checkEntity.ts";
import { IptvUserList } from "../../../src/stores/iptv/IptvUserList.ts";
import type { IptvUserRow } from "../../../src/stores/iptv/IptvUserRow.ts";
import { FakeIptv } from "../../pages/support/FakeIptv.ts";

beforeEach(async () => {
  // The check is a module of its own, whose loading no clock drives.
  await checkEntity("iptv-user", {});
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const hundreds = Array.from({ length: 250 }, (_, index) => `User ${String(index).padStart(3, "0")}`);

/** Lets what is under way come to its end. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function open(names: readonly string[] = ["Ann", "Bob"]) {
  const server = new FakeIptv();
  server.fill(names);
  const list = new IptvUserList(async () => server, new Set(["max_sessions"]));
  await list.refresh();
  server.asked.length = 0;
  const row = (name: string): IptvUserRow => {
    const found = list.rows.find(({ saved }) => saved.name === name);
    if (found === undefined) throw new Error(`${name} is not shown`);
    return found;
  };
  return { server, list, row, names: () => list.rows.map(({ saved }) => saved.name) };
}

describe("the list of IPTV users", () => {
  it("asks for a filter 1 s after the last key, and no sooner [S509]", async () => {
    const { server, list, names } = await open();
    list.setFilter("b");
    await vi.advanceTimersByTimeAsync(600);
    list.setFilter("bo");
    await vi.advanceTimersByTimeAsync(999);
    expect(server.asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([server.asked, names(), list.total, list.applied]).toEqual([["read bo 1"], ["Bob"], 1, "bo"]);
  });

  it("reads page by page, with 1 s between the beginnings of two [S510]", async () => {
    const { server, list } = await open(hundreds);
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
    const { server, list, names } = await open(hundreds);
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
    const { server, list } = await open(hundreds);
    await vi.advanceTimersByTimeAsync(1000);
    list.setFilter("User 1");
    list.loadMore();
    await settle();
    expect(server.asked).toEqual(["read  2"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([server.asked.at(-1), list.total]).toEqual(["read User 1 1", 100]);
  });

  it("takes the answer to the last question, in whatever order they come", async () => {
    const { server, list, names } = await open();
    let letOn: () => void = () => undefined;
    server.gate = new Promise((resolve) => {
      letOn = resolve;
    });
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
    const { server, list, names } = await open();
    server.failure = new ApiError("server", "unable to access database on path sqlite:///tv.db");
    await list.refresh();
    expect([list.failure, names()]).toEqual(["unable to access database on path sqlite:///tv.db", ["Ann", "Bob"]]);
    server.failure = undefined;
    await list.refresh();
    expect(list.failure).toBeUndefined();
  });

  it("refreshes with filter and page, creates and updates with the user as body, removes and clears [S424]", async () => {
    const { server, list, row, names } = await open();
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
    const { server, list, row, names } = await open();
    server.forget(1);
    await list.remove(row("Ann"));
    expect([names(), list.total]).toEqual([["Bob"], 1]);
  });
});

describe("a user who is edited", () => {
  it("is saved as a whole 1 s after the last edit [S288]", async () => {
    const { server, row } = await open();
    const ann = row("Ann");
    ann.type("name", "Anna");
    await vi.advanceTimersByTimeAsync(900);
    ann.type("email", "anna@example.com");
    await vi.advanceTimersByTimeAsync(999);
    expect([server.asked, ann.state.kind]).toEqual([[], "waiting"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.all[0]).toEqual({ id: 1, key: "key-1", name: "Anna", email: "anna@example.com" });
    expect([server.asked, ann.state.kind, ann.isUnsaved]).toEqual([["update 1"], "saved", false]);
  });

  it("keeps what is being typed when the list is read anew, and takes the rest [S288]", async () => {
    const { server, list, row } = await open();
    const ann = row("Ann");
    server.gate = new Promise(() => undefined);
    ann.type("name", "An");
    await vi.advanceTimersByTimeAsync(1000);
    ann.type("name", "Anna Maria");
    server.gate = undefined;
    server.edit(1, { email: "other@example.com" });
    ann.take({ id: 1, name: "Ann", email: "other@example.com" });
    expect([ann.textOf("name"), ann.textOf("email"), list.rows.includes(ann)]).toEqual([
      "Anna Maria",
      "other@example.com",
      true,
    ]);
  });

  it("saves later what is typed while an answer is on its way, and never loses it", async () => {
    const { server, row } = await open();
    const ann = row("Ann");
    let letOn: () => void = () => undefined;
    server.gate = new Promise((resolve) => {
      letOn = resolve;
    });
    ann.type("name", "Anna");
    await vi.advanceTimersByTimeAsync(1000);
    expect(ann.state.kind).toBe("saving");
    ann.type("name", "Anna M");
    letOn();
    await settle();
    expect([ann.textOf("name"), server.all[0]?.name, ann.state.kind]).toEqual(["Anna M", "Anna", "waiting"]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([server.all[0]?.name, ann.state.kind]).toEqual(["Anna M", "saved"]);
  });

  it("leaves a wrong value where it was typed, and asks nobody about it", async () => {
    const { server, row } = await open();
    const ann = row("Ann");
    ann.type("email", "ann");
    ann.type("name", "");
    await vi.advanceTimersByTimeAsync(1000);
    expect(ann.problems.map(({ pointer, message }) => `${pointer} ${message}`).toSorted()).toEqual([
      "/email Should be an email address",
      "/name Name is required",
    ]);
    expect([ann.textOf("email"), ann.state.kind, server.asked]).toEqual(["ann", "refused", []]);
  });

  it("leaves a refused value where it was typed, with the server's words at its field, until it is edited", async () => {
    const { row } = await open();
    const ann = row("Ann");
    ann.type("email", "bob@example.com");
    await vi.advanceTimersByTimeAsync(1000);
    expect([ann.textOf("email"), ann.problems]).toEqual([
      "bob@example.com",
      [{ pointer: "/email", message: "Another user has this email", keyword: "server", level: "error" }],
    ]);
    ann.type("email", "ann2@example.com");
    expect(ann.problems).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ann.state.kind).toBe("saved");
  });

  it("stays in the list with what is not saved, whatever the filter leaves", async () => {
    const { list, row, names } = await open();
    row("Ann").type("email", "ann");
    list.setFilter("bob");
    await vi.advanceTimersByTimeAsync(1000);
    expect([names(), row("Ann").textOf("email")]).toEqual([["Ann", "Bob"], "ann"]);
  });

  it("is saved at once when the page is left before the second is over [S288]", async () => {
    const { server, list, row } = await open();
    row("Ann").type("name", "Anna");
    list.leave();
    await settle();
    expect(server.all[0]?.name).toBe("Anna");
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.asked).toEqual(["update 1"]);
  });

  it("is saved again when the server is back", async () => {
    const { server, list, row } = await open();
    server.failure = new ApiError("unreachable", "The server cannot be reached");
    row("Ann").type("name", "Anna");
    await vi.advanceTimersByTimeAsync(1000);
    expect(row("Ann").state).toEqual({ kind: "failed", words: "The server cannot be reached" });
    server.failure = undefined;
    await list.retry();
    expect([server.all[0]?.name, row("Anna").state.kind]).toEqual(["Anna", "saved"]);
  });

  it("can be added again, with what was typed, when somebody else has removed it", async () => {
    const { server, list, row, names } = await open();
    server.forget(1);
    const ann = row("Ann");
    ann.type("name", "Anna");
    await vi.advanceTimersByTimeAsync(1000);
    expect(ann.state.kind).toBe("gone");
    await list.putBack(ann);
    expect([names(), server.all.map(({ id, name }) => `${id} ${name}`)]).toEqual([
      ["Anna", "Bob"],
      ["2 Bob", "3 Anna"],
    ]);
  });

  it("has no limit again when the number is emptied", async () => {
    const { server, row } = await open();
    const ann = row("Ann");
    ann.type("max_sessions", "3");
    await vi.advanceTimersByTimeAsync(1000);
    ann.type("max_sessions", "");
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.all[0]).toEqual({ id: 1, key: "key-1", name: "Ann", email: "ann@example.com" });
  });

  it("takes over what somebody else changed in other fields, and asks before it replaces what they typed in the same", async () => {
    const { server, row } = await open();
    server.edit(1, { email: "new@example.com" });
    row("Ann").type("max_sessions", "3");
    await row("Ann").save();
    expect(server.all[0]).toMatchObject({ email: "new@example.com", max_sessions: 3 });
    server.edit(1, { name: "Anne" });
    const ann = row("Ann");
    ann.type("name", "Anna");
    await ann.save();
    expect(ann.state).toEqual({ kind: "overtaken", theirs: [{ field: "name", value: "Anne" }] });
    expect([server.all[0]?.name, ann.textOf("name")]).toEqual(["Anne", "Anna"]);
    await ann.save();
    expect([server.all[0]?.name, ann.state.kind]).toEqual(["Anna", "saved"]);
  });
});
