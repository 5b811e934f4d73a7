import { describe, expect, it } from "vitest";
import { PendingSessions } from "../../../server/history/PendingSessions.ts";

describe("sessions that wait for the disk", () => {
  it("wait once each, as they were told of last", () => {
    const pending = new PendingSessions();
    pending.add({ id: "a", created_at: 1, bytes_sent: 1 });
    pending.add({ id: "b", created_at: 1 });
    pending.add({ id: "a", created_at: 1, bytes_sent: 2 });
    pending.add({ id: "a", created_at: 2 });
    expect(pending.take()).toEqual([
      { id: "b", created_at: 1 },
      { id: "a", created_at: 1, bytes_sent: 2 },
      { id: "a", created_at: 2 },
    ]);
    expect(pending.take()).toEqual([]);
  });

  it("stay as they ended, whatever is said of them later", () => {
    const pending = new PendingSessions();
    const ended = { id: "a", created_at: 1, deleted_at: 5 };
    pending.add(ended);
    pending.add({ id: "a", created_at: 1 });
    expect(pending.take()).toEqual([ended]);
  });

  it("come first again when they could not be written, but not before what is newer of the same", () => {
    const pending = new PendingSessions();
    for (const id of ["a", "b"]) pending.add({ id, created_at: 1 });
    const taken = pending.take();
    const ended = { id: "a", created_at: 1, deleted_at: 5 };
    pending.add(ended);
    pending.giveBack(taken);
    expect(pending.take()).toEqual([{ id: "b", created_at: 1 }, ended]);
  });

  it("cost the oldest, not the memory, when the disk fails for long; who still watches takes one place", () => {
    const pending = new PendingSessions(3);
    for (const id of ["a", "b", "c"]) pending.add({ id, created_at: 1 });
    for (let minute = 0; minute < 10; minute += 1) pending.add({ id: "c", created_at: 1, bytes_sent: minute });
    pending.add({ id: "d", created_at: 1 });
    expect(pending.take().map(({ id }) => id)).toEqual(["b", "c", "d"]);
  });
});
