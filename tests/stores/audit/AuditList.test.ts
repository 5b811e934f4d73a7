import { describe, expect, it } from "vitest";
import { AuditList } from "../../../src/stores/audit/AuditList.ts";
import { FakeAudit } from "../../pages/support/FakeAudit.ts";

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
    let letOn = () => {};
    server.gate = new Promise((resolve) => (letOn = resolve));
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
});
