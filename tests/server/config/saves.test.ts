import { describe, expect, it } from "vitest";
import {
  cancelledInWords,
  momentInWords,
  originOf,
  outcomeOf,
  refuseEnded,
  SaveOperations,
  scheduledInWords,
} from "../../../server/config/saves.ts";
import type { RevisionMeta } from "../../../server/config/storage/RevisionMeta.ts";
import { openRecord } from "../support/openRecord.ts";
import { ServerError, type ServerErrorKind } from "../../../server/ServerError.ts";

const metaOf = (rev: number, more: Partial<RevisionMeta> = {}): RevisionMeta => ({
  rev,
  at: 0,
  who: "boss",
  summary: "",
  sha256: "",
  keys: {},
  ...more,
});

describe("who saves", () => {
  it("is refused once their login has ended, and in every other case let in", () => {
    expect(() => refuseEnded({ who: "boss", isStillIn: () => false })).toThrow(
      expect.objectContaining({ kind: "unauthorized", message: "Log in again: your login has ended meanwhile." }),
    );
    for (const isStillIn of [undefined, () => true])
      expect(() => refuseEnded({ who: "boss", isStillIn })).not.toThrow();
  });

  it("came by the API where nothing else is said", () => {
    const where = { address: "10.0.0.1", comment: "careful", scheduled: "id" };
    const request = { ifMatch: 1, who: "boss", session: "key", operationId: "op", ...where };
    expect(originOf(request)).toEqual({ way: "api", ...where });
    expect(originOf({ ...request, way: "form" })).toEqual({ way: "form", ...where });
  });
});

describe("a save that was refused", () => {
  it.each<[ServerErrorKind, string]>([
    ["invalid", "invalid"],
    ["bad_request", "invalid"],
    ["conflict", "conflict"],
    ["precondition_failed", "conflict"],
    ["revision_required", "conflict"],
    ["pending", "conflict"],
    ["hand_edit", "conflict"],
    ["gone", "failed"],
    ["storage_full", "failed"],
    ["unauthorized", "failed"],
  ])("as %s counts as %s", (kind, outcome) => {
    expect(outcomeOf(new ServerError(kind, "No."))).toBe(outcome);
  });

  it("for a reason that nobody foresaw counts as failed", () => {
    expect([outcomeOf(new Error("odd")), outcomeOf("odd")]).toEqual(["failed", "failed"]);
  });
});

describe("the operations that were answered", () => {
  it("are told apart by what was sent: the id of one does not answer another", async () => {
    const { record } = await openRecord();
    const request = { ifMatch: "any", who: "boss", operationId: "op" } as const;
    const saved = await record.apply({ loglevel: "debug" }, request);
    expect(await record.apply({ loglevel: "debug" }, request)).toEqual(saved);
    const other = { kind: "conflict", message: expect.stringContaining("Send another id.") };
    await expect(record.apply({ loglevel: "error" }, request)).rejects.toMatchObject(other);
    await expect(record.saveText('{"loglevel":"error"}', request)).rejects.toMatchObject(other);
    expect(record.current.config).toEqual({ loglevel: "debug" });
  });

  it("are those of the revisions that are kept, and all since", () => {
    const operations = new SaveOperations([metaOf(1), metaOf(2, { operation_id: "a" })]);
    expect(operations.answerTo("a")).toEqual({ rev: 2, operation_id: "a" });
    expect([operations.answerTo("b"), operations.answerTo(undefined), operations.answerTo("undefined")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    operations.remember("b", { rev: 3 });
    expect(operations.answerTo("b")).toEqual({ rev: 3 });
  });

  it("are a thousand, of which the oldest go", () => {
    const operations = new SaveOperations([]);
    for (let n = 0; n < 1000; n++) operations.remember(`${n}`, { rev: n });
    expect(operations.answerTo("0")).toEqual({ rev: 0 });
    operations.remember("one more", { rev: 1000 });
    expect([operations.answerTo("0"), operations.answerTo("1")]).toEqual([undefined, { rev: 1 }]);
  });
});

describe("a scheduled save in words", () => {
  const at = Date.UTC(2026, 10, 26, 12, 30);
  const save = { id: "x", at, by: "boss", address: "", made_at: 0, changes: 2, paths: [], added: [], removed: [] };

  it("has its time with the day of the week, and how much it changes", () => {
    const when = momentInWords(at);
    expect(when).toMatch(/^\w{3},? 2\d Nov 2026(,| at) \d\d:30 \S+/);
    expect(scheduledInWords(save)).toBe(`A save of 2 changes was scheduled for ${when}.`);
    expect(scheduledInWords({ ...save, changes: 1, comment: "careful" })).toBe(
      `A save of 1 change was scheduled for ${when}. Comment: careful`,
    );
    expect(cancelledInWords({ ...save, comment: "careful" })).toBe(
      `The save that boss scheduled for ${when} was cancelled. Comment: careful`,
    );
  });
});
