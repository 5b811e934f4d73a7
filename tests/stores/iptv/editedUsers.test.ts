import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { checkEntity } from "../../../src/model/entity/checkEntity.ts";
import { hold, openUsers, settle } from "./support/openUsers.ts";

beforeEach(async () => {
  // The check is a module of its own, whose loading no clock drives.
  await checkEntity("iptv-user", {});
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("a user who is edited", () => {
  it("is saved as a whole 1 s after the last edit [S288]", async () => {
    const { server, row } = await openUsers();
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
    const { server, list, row } = await openUsers();
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
    const { server, row } = await openUsers();
    const ann = row("Ann");
    const letOn = hold(server);
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
    const { server, row } = await openUsers();
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
    const { row } = await openUsers();
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
    const { list, row, names } = await openUsers();
    row("Ann").type("email", "ann");
    list.setFilter("bob");
    await vi.advanceTimersByTimeAsync(1000);
    expect([names(), row("Ann").textOf("email")]).toEqual([["Ann", "Bob"], "ann"]);
  });

  it("is saved at once when the page is left before the second is over [S288]", async () => {
    const { server, list, row } = await openUsers();
    row("Ann").type("name", "Anna");
    list.leave();
    await settle();
    expect(server.all[0]?.name).toBe("Anna");
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.asked).toEqual(["update 1"]);
  });

  it("is saved again when the server is back", async () => {
    const { server, list, row } = await openUsers();
    server.failure = new ApiError("unreachable", "The server cannot be reached");
    row("Ann").type("name", "Anna");
    await vi.advanceTimersByTimeAsync(1000);
    expect(row("Ann").state).toEqual({ kind: "failed", words: "The server cannot be reached" });
    server.failure = undefined;
    await list.retry();
    expect([server.all[0]?.name, row("Anna").state.kind]).toEqual(["Anna", "saved"]);
  });

  it("can be added again, with what was typed, when somebody else has removed it", async () => {
    const { server, list, row, names } = await openUsers();
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
    const { server, row } = await openUsers();
    const ann = row("Ann");
    ann.type("max_sessions", "3");
    await vi.advanceTimersByTimeAsync(1000);
    ann.type("max_sessions", "");
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.all[0]).toEqual({ id: 1, key: "key-1", name: "Ann", email: "ann@example.com" });
  });

  it("takes over what somebody else changed in other fields, and asks before it replaces what they typed in the same", async () => {
    const { server, row } = await openUsers();
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
