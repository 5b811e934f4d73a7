import { expect, it } from "vitest";
import type { Iptv } from "../../../server/iptv/Iptv.ts";
import { draftOf } from "./support/startIptv.ts";

const FILTERS: readonly (readonly [filter: string, names: readonly string[]])[] = [
  ["ÄRZTE", ["Die Ärzte"]],
  ["οδός", ["ΟΔΌΣ"]],
  ["strasse", ["Straße"]],
  ["100%", ["100%_sure"]],
  ["_", ["100%_sure"]],
  ["%", ["100%_sure"]],
  ["EXAMPLE.ORG", ["Straße"]],
  // A key is found as a whole only: nobody reads one letter by letter.
  ["key of Die Ärzte", ["Die Ärzte"]],
  ["KEY OF DIE ÄRZTE", []],
  ["key of", []],
  ["' OR 1=1 --", []],
];

/** What holds for the users of any database. @param open a database without users */
export function everyDatabase(open: () => Promise<{ readonly iptv: Iptv }>): void {
  it("keeps a user as it was written, and gives it an id [S424]", async () => {
    const { iptv } = await open();
    const user = await iptv.create(draftOf("Anna", { maxSessions: 2 }));
    expect(user).toEqual({
      id: expect.any(Number),
      name: "Anna",
      email: "Anna@example.com",
      key: "key of Anna",
      max_sessions: 2,
    });
    expect(await iptv.find(user.id)).toEqual(user);
    expect(await iptv.userOfKey("key of Anna", "20.0.0.1")).toEqual(user);
  });

  it("writes the whole user: a limit that is left out is gone [S424]", async () => {
    const { iptv } = await open();
    const { id } = await iptv.create(draftOf("Anna", { maxSessions: 2 }));
    const user = await iptv.replace(id, draftOf("Bert"));
    expect(user).toEqual({ id, name: "Bert", email: "Bert@example.com", key: "key of Bert" });
    expect(await iptv.userOfKey("key of Anna", "20.0.0.1")).toBeUndefined();
  });

  it("takes one of two changes that were made of the same user, and says what it is now", async () => {
    const { iptv } = await open();
    const made = draftOf("Anna", { maxSessions: 2 });
    const { id } = await iptv.create(made);
    const changes = ["Bert", "Carl"].map((name) => iptv.replace(id, draftOf(name), made));
    const results = await Promise.allSettled(changes);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const present = await iptv.find(id);
    const again = iptv.replace(id, draftOf("Dora"), made);
    await expect(again).rejects.toMatchObject({ kind: "conflict", details: { present } });
    const { name, email, key } = present;
    expect(await iptv.replace(id, draftOf("Dora"), { name, email, key, maxSessions: null })).toMatchObject({ id });
    await iptv.remove(id);
    await expect(iptv.replace(id, made, made)).rejects.toMatchObject({ kind: "not_found" });
  });

  it("says who is gone, and does not make them anew [S424]", async () => {
    const { iptv } = await open();
    const { id } = await iptv.create(draftOf("Anna"));
    await iptv.remove(id);
    const gone = { kind: "not_found" };
    await expect(iptv.remove(id)).rejects.toMatchObject(gone);
    await expect(iptv.replace(id, draftOf("Anna"))).rejects.toMatchObject(gone);
    expect((await iptv.list("", 1)).total).toBe(0);
  });

  it("never gives the id of somebody who is gone to somebody else", async () => {
    const { iptv } = await open();
    const anna = await iptv.create(draftOf("Anna"));
    await iptv.remove(anna.id);
    expect((await iptv.create(draftOf("Bert"))).id).toBeGreaterThan(anna.id);
  });

  it("removes all users on the server, and says how many [S425]", async () => {
    const { iptv } = await open();
    await iptv.create(draftOf("Anna"));
    await iptv.create(draftOf("Bert"));
    expect(await iptv.clear()).toBe(2);
    expect(await iptv.list("", 1)).toEqual({ users: [], page: 1, page_size: 100, total: 0 });
  });

  it("lists by name, then id, large and small letters alike, a hundred on a page [S424]", async () => {
    const { iptv } = await open();
    const names = Array.from({ length: 103 }, (_, at) => (at % 2 === 0 ? "bert" : "Anna"));
    for (const [at, name] of names.entries())
      await iptv.create(draftOf(name, { email: `${at}@example.com`, key: `${at}` }));
    const first = await iptv.list("", 1);
    const second = await iptv.list("", 2);
    expect([first.users.length, first.total, second.users.length, second.page]).toEqual([100, 103, 3, 2]);
    expect(await iptv.list("", 3)).toMatchObject({ users: [], total: 103 });
    expect(await iptv.list("bert", 1)).toMatchObject({ total: 52 });
    expect(await iptv.list("carl", 1)).toMatchObject({ users: [], total: 0 });
    const all = [...first.users, ...second.users];
    expect(all.map(({ name }) => name)).toEqual(names.toSorted());
    const annas = all.slice(0, 51).map(({ id = 0 }) => id);
    expect(annas).toEqual(annas.toSorted((one, other) => one - other));
  });

  it("finds by any part of a name or an email, in any letters, and takes no character for a sign [S424]", async () => {
    const { iptv } = await open();
    for (const [at, name] of ["Die Ärzte", "ΟΔΌΣ", "100%_sure"].entries())
      await iptv.create(draftOf(name, { email: `${at}@x.tv` }));
    await iptv.create(draftOf("Straße", { email: "strada@example.org" }));
    const found = async (filter: string) => (await iptv.list(filter, 1)).users.map(({ name }) => name);
    for (const [filter, names] of FILTERS) expect([filter, await found(filter)]).toEqual([filter, names]);
  });

  it("finds a user by its id [S424]", async () => {
    const { iptv } = await open();
    const { id } = await iptv.create(draftOf("Anna"));
    expect((await iptv.list(String(id), 1)).users.map(({ name }) => name)).toEqual(["Anna"]);
    expect((await iptv.list(String(id + 1), 1)).total).toBe(0);
  });

  it.each([
    ["email", { email: "ANNA@EXAMPLE.COM" }],
    ["key", { key: "key of Anna" }],
  ])("refuses the %s of somebody else, in words at its place", async (field, own) => {
    const { iptv } = await open();
    await iptv.create(draftOf("Anna"));
    const bert = await iptv.create(draftOf("Bert"));
    const message = `Another user has this ${field}.`;
    const refusal = { kind: "invalid", message, details: { problems: [{ pointer: `/${field}`, message }] } };
    await expect(iptv.create(draftOf("Carl", own))).rejects.toMatchObject(refusal);
    await expect(iptv.replace(bert.id, draftOf("Bert", own))).rejects.toMatchObject(refusal);
    expect(await iptv.find(bert.id)).toEqual(bert);
  });

  it("tells who goes by the users when one is changed or removed, and when all are", async () => {
    const { iptv } = await open();
    const told: unknown[] = [];
    const stop = iptv.onChange((changed) => told.push(changed));
    const { id } = await iptv.create(draftOf("Anna"));
    await iptv.replace(id, draftOf("Bert"));
    await iptv.remove(id);
    await iptv.clear();
    stop();
    await iptv.clear();
    expect(told).toEqual([id, id, "all"]);
  });

  it("knows whose key it is", async () => {
    const { iptv } = await open();
    const { id, key } = await iptv.create(draftOf("Anna"));
    expect([await iptv.hasKey(id, key), await iptv.hasKey(id, ""), await iptv.hasKey(id + 1, key)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await iptv.hasKey(id + 1, "")).toBe(false);
  });
}
