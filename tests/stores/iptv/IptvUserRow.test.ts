import { autorun } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../../src/api/ApiError.ts";
import { checkEntity } from "../../../src/model/entity/checkEntity.ts";
import { IptvUserRow } from "../../../src/stores/iptv/IptvUserRow.ts";
import { FakeIptv } from "../../pages/support/FakeIptv.ts";
import { hold, settle } from "./support/openUsers.ts";

beforeEach(async () => {
  // The check is a module of its own, whose loading no clock drives.
  await checkEntity("iptv-user", {});
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** The row of Ann, who is user 1 of a database. */
function open() {
  const server = new FakeIptv();
  server.fill(["Ann", "Bob"]);
  const [ann] = server.all;
  if (ann === undefined) throw new Error("Ann must be in the database.");
  return { server, ann, row: new IptvUserRow(async () => server, ann, new Set(["max_sessions"])) };
}

describe("the row of an IPTV user", () => {
  it("stands still, with nothing wrong, until something is typed", () => {
    const { row } = open();
    expect([row.state, row.problems, row.isUnsaved]).toEqual([{ kind: "still" }, [], false]);
    expect([row.textOf("name"), row.textOf("max_sessions")]).toEqual(["Ann", ""]);
  });

  it("is drawn anew when it is typed in and when it is saved", async () => {
    const { row } = open();
    const seen: string[] = [];
    const stop = autorun(() => seen.push(`${row.textOf("name")} ${row.state.kind} ${row.isUnsaved}`));
    row.type("name", "Anna");
    await vi.advanceTimersByTimeAsync(1000);
    stop();
    expect(seen).toEqual(["Ann still false", "Anna waiting true", "Anna saving true", "Anna saved false"]);
  });

  it("asks nobody when it is typed back to what it was", async () => {
    const { server, row } = open();
    row.type("name", "Anna");
    row.type("name", "Ann");
    expect(row.isUnsaved).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect([row.state, server.asked]).toEqual([{ kind: "still" }, []]);
  });

  it("has nothing wrong any more once what was wrong is typed back", async () => {
    const { row } = open();
    row.type("email", "ann");
    await vi.advanceTimersByTimeAsync(1000);
    expect([row.state, row.problems.length]).toEqual([{ kind: "refused", words: "Should be an email address" }, 1]);
    row.type("email", "ann@example.com");
    await vi.advanceTimersByTimeAsync(1000);
    expect([row.state, row.problems]).toEqual([{ kind: "still" }, []]);
  });

  it("keeps what is wrong with one field while another is typed in", async () => {
    const { row } = open();
    row.type("email", "ann");
    row.type("name", "");
    await vi.advanceTimersByTimeAsync(1000);
    row.type("name", "Anna");
    expect(row.problems.map(({ pointer }) => pointer)).toEqual(["/email"]);
  });

  it("says nothing of a field that is typed in while its refusal is on its way", async () => {
    const { server, row } = open();
    const letOn = hold(server);
    row.type("email", "bob@example.com");
    await vi.advanceTimersByTimeAsync(1000);
    row.type("email", "anna@example.com");
    letOn();
    await settle();
    expect(row.problems).toEqual([]);
    const words = "Another user has this email";
    row.type("email", "bob@example.com");
    await row.save();
    expect([row.state, row.problems.map(({ message }) => message)]).toEqual([{ kind: "refused", words }, [words]]);
  });

  it("takes a number for a number, and other signs for a mistake in it", async () => {
    const { server, row } = open();
    for (const words of ["12x", "x12"]) {
      row.type("max_sessions", words);
      await row.save();
      expect([row.state.kind, row.textOf("max_sessions"), row.problems[0]?.pointer]).toEqual([
        "refused",
        words,
        "/max_sessions",
      ]);
    }
    row.type("max_sessions", "12");
    row.type("name", "42");
    await row.save();
    expect(server.all[0]).toMatchObject({ max_sessions: 12, name: "42" });
    expect(row.textOf("max_sessions")).toBe("12");
  });

  it("saves no more of what has been saved", async () => {
    const { server, row } = open();
    row.type("name", "Anna");
    await row.save();
    await vi.advanceTimersByTimeAsync(5000);
    expect([server.asked, row.isUnsaved]).toEqual([["update 1"], false]);
  });

  it("saves nothing more once it is taken out of the list", async () => {
    const { server, row } = open();
    row.type("name", "Anna");
    row.stop();
    expect(row.isUnsaved).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(server.asked).toEqual([]);
  });

  it("is gone where the server says that its user is", async () => {
    for (const kind of ["gone", "not-found"] as const) {
      const { server, row } = open();
      server.failure = new ApiError(kind, "There is no such user");
      row.type("name", "Anna");
      await row.save();
      expect([row.state, row.textOf("name")]).toEqual([{ kind: "gone" }, "Anna"]);
    }
  });
});

describe("news of an IPTV user", () => {
  it("is shown, and ends what was typed the same", () => {
    const { ann, row } = open();
    row.type("name", "Anna");
    row.type("email", "anna@example.com");
    row.take({ ...ann, name: "Anna" });
    expect([row.isUnsaved, row.state.kind, row.textOf("email")]).toEqual([true, "waiting", "anna@example.com"]);
    row.take({ ...ann, name: "Anna", email: "anna@example.com" });
    expect([row.isUnsaved, row.state]).toEqual([false, { kind: "still" }]);
  });

  it("leaves a save that is on its way to say for itself what became of it", async () => {
    const { server, ann, row } = open();
    const letOn = hold(server);
    row.type("name", "Anna");
    await vi.advanceTimersByTimeAsync(1000);
    row.take({ ...ann, name: "Anna" });
    expect(row.state.kind).toBe("saving");
    letOn();
    await settle();
    expect(row.state.kind).toBe("saved");
  });

  it("leaves what is wrong in what is typed", async () => {
    const { ann, row } = open();
    row.type("email", "ann");
    await row.save();
    row.take({ ...ann, name: "Anne" });
    expect([row.state.kind, row.problems.length, row.textOf("name")]).toEqual(["refused", 1, "Anne"]);
  });
});
