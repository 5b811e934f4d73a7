import { autorun } from "mobx";
import { describe, expect, it } from "vitest";
import { AuditList } from "../../../src/stores/audit/AuditList.ts";
import { FakeAudit } from "../../pages/support/FakeAudit.ts";

/** Calls wait until the returned function is called. */
function hold(server: FakeAudit): () => void {
  let letOn = () => {};
  server.gate = new Promise((resolve) => (letOn = resolve));
  return letOn;
}

function listOver(count: number) {
  const server = new FakeAudit();
  server.fill(count);
  const list = new AuditList(() => Promise.resolve(server));
  const ids = () => list.entries.map(({ id }) => id);
  return { server, list, ids };
}

describe("AuditList", () => {
  it("reads page by page, and nothing more once the oldest is read", async () => {
    const { server, list } = listOver(450);
    await list.show({});
    expect([list.entries.length, list.total, list.hasMore]).toEqual([200, 450, true]);
    await list.readMore();
    await list.readMore();
    await list.readMore();
    expect([list.entries.length, list.entries.at(-1)?.id, list.hasMore]).toEqual([450, 1, false]);
    expect(server.asked).toHaveLength(3);
  });

  it("reads a page once, however often its end is near", async () => {
    const { server, list } = listOver(450);
    await list.show({});
    await Promise.all([list.readMore(), list.readMore()]);
    expect(server.asked).toHaveLength(2);
    expect(list.entries).toHaveLength(400);
  });

  it("puts new entries above those that are read, and keeps the latter", async () => {
    const { server, list, ids } = listOver(300);
    await list.show({});
    await list.readMore();
    const before = list.entries;
    await list.refresh();
    expect(list.entries).toBe(before);
    server.fill(2);
    await list.refresh();
    expect([ids().slice(0, 3), list.entries.length, list.total]).toEqual([[302, 301, 300], 302, 302]);
    expect(list.hasMore).toBe(false);
  });

  it("begins anew where more came than one answer holds, so that none is missed", async () => {
    const { server, list, ids } = listOver(10);
    await list.show({});
    server.fill(250);
    await list.refresh();
    expect([ids()[0], ids().at(-1), list.hasMore]).toEqual([260, 61, true]);
    await list.readMore();
    expect(ids().at(-1)).toBe(1);
  });

  it("forgets what another filter left, and an answer to it that comes late", async () => {
    const { server, list } = listOver(3);
    server.note({ kind: "login", words: "In" });
    const letOn = hold(server);
    const slow = list.show({});
    server.gate = undefined;
    await list.show({ kind: "login" });
    letOn();
    await slow;
    expect([list.entries.map(({ words }) => words), list.total]).toEqual([["In"], 1]);
  });

  it("says why it could not read, keeps what it has, and is well again by the next answer", async () => {
    const { server, list } = listOver(3);
    await list.show({});
    server.failure = new Error("The disk is gone");
    await list.refresh();
    expect([list.failure, list.entries.length, list.isReading]).toEqual(["The disk is gone", 3, false]);
    server.failure = undefined;
    server.note({});
    await list.refresh();
    expect([list.failure, list.entries.length]).toEqual([undefined, 4]);
  });

  it("has nothing, and is said to have no more, before it is read", async () => {
    const { server, list } = listOver(3);
    expect([list.entries, list.total, list.isReading, list.hasMore]).toEqual([[], undefined, false, false]);
    await list.readMore();
    expect(server.asked).toEqual([]);
  });

  it("is whole where its entries fit into one answer, and not where they just fill it", async () => {
    const few = listOver(3);
    await few.list.show({});
    expect(few.list.hasMore).toBe(false);
    const full = listOver(200);
    await full.list.show({});
    expect(full.list.hasMore).toBe(true);
    await full.list.readMore();
    expect([full.list.hasMore, full.list.entries.length]).toEqual([false, 200]);
  });

  it("asks for no more where nothing is left by the filter", async () => {
    const { server, list } = listOver(0);
    await list.show({});
    await list.readMore();
    expect([list.total, list.hasMore, server.asked.length]).toEqual([0, false, 1]);
  });

  it("is reading while the first page or a further one comes, and not while it looks for news", async () => {
    const { list } = listOver(300);
    const seen: string[] = [];
    const stop = autorun(() => seen.push(`${list.isReading} ${list.entries.length} ${list.hasMore}`));
    await list.show({});
    await list.refresh();
    await list.readMore();
    stop();
    expect(seen).toEqual(["false 0 false", "true 0 false", "false 200 true", "true 200 true", "false 300 false"]);
  });

  it("is still reading a further page though it has looked for news meanwhile", async () => {
    const { server, list } = listOver(300);
    await list.show({});
    const letOn = hold(server);
    const more = list.readMore();
    await Promise.resolve();
    await Promise.resolve();
    server.gate = undefined;
    await list.refresh();
    expect(list.isReading).toBe(true);
    letOn();
    await more;
    expect([list.isReading, list.entries.length]).toEqual([false, 300]);
  });

  it("keeps what it has when the same filter is shown again, and asks only for news", async () => {
    const { server, list } = listOver(300);
    await list.show({ kind: "save" });
    await list.readMore();
    const before = list.entries;
    server.failure = new Error("The disk is gone");
    await list.show({ kind: "save" });
    expect([list.entries === before, list.total, list.hasMore]).toEqual([true, 300, false]);
  });

  it("begins anew with another filter: nothing of the one before is said any more", async () => {
    const { server, list } = listOver(450);
    server.note({ kind: "login", words: "In" });
    await list.show({ kind: "login" });
    expect(list.hasMore).toBe(false);
    server.failure = new Error("The disk is gone");
    await list.refresh();
    server.failure = undefined;
    const letOn = hold(server);
    const shown = list.show({ kind: "save" });
    expect([list.entries, list.total, list.failure, list.hasMore]).toEqual([[], undefined, undefined, false]);
    letOn();
    await shown;
    expect([list.entries.length, list.hasMore, list.isReading]).toEqual([200, true, false]);
  });

  it("shows a filter that comes while a page of another is read, and can read on in it", async () => {
    const { server, list } = listOver(450);
    server.note({ kind: "login", words: "In" });
    await list.show({});
    const letOn = hold(server);
    const more = list.readMore();
    await Promise.resolve();
    await Promise.resolve();
    server.gate = undefined;
    await list.show({ kind: "save" });
    expect(list.isReading).toBe(false);
    await list.readMore();
    expect(list.entries).toHaveLength(400);
    letOn();
    await more;
    expect(list.entries.map(({ id }) => id)).toEqual(Array.from({ length: 400 }, (_, at) => 450 - at));
  });

  it("takes no further page under entries that were read anew meanwhile", async () => {
    const { server, list, ids } = listOver(250);
    await list.show({});
    const letOn = hold(server);
    const more = list.readMore();
    await Promise.resolve();
    await Promise.resolve();
    server.gate = undefined;
    server.fill(250);
    await list.refresh();
    letOn();
    await more;
    expect([ids().length, ids()[0], ids().at(-1), list.hasMore]).toEqual([200, 500, 301, true]);
  });
});
