import { beforeEach, describe, expect, it } from "vitest";
import { ServerError } from "../../../server/ServerError.ts";
import { RefusalRest, SharedQuestion } from "../../../server/cluster/SharedQuestion.ts";

describe("a question that several ask of another server", () => {
  let nowMs: number;
  let rest: RefusalRest;
  /** One for each time it was put. */
  let open: {
    readonly answer: (value: string) => void;
    readonly fail: (error: Error) => void;
    readonly signal: AbortSignal;
  }[];

  beforeEach(() => {
    nowMs = 1_700_000_000_000;
    rest = new RefusalRest(() => nowMs);
    open = [];
  });

  const create = () =>
    new SharedQuestion<string>({
      now: () => nowMs,
      timeoutMs: 60_000,
      rest,
      ask: (signal) => new Promise((answer, fail) => open.push({ answer, fail, signal })),
    });

  it("is put once for all, and again when its answer is too old", async () => {
    const question = create();
    const both = Promise.all([question.fresh(2000), question.fresh(2000)]);
    open[0]?.answer("first");
    await both;
    expect([open.length, question.answer, question.answeredAtMs]).toEqual([1, "first", nowMs]);
    nowMs += 1999;
    await question.fresh(2000);
    expect(open.length).toBe(1);
    nowMs += 1;
    const again = question.fresh(2000);
    open[1]?.fail(new Error("gone"));
    await again;
    expect([question.answer, question.error]).toEqual(["first", "gone"]);
  });

  it("is put at once after a clock was set back", async () => {
    const question = create();
    const first = question.fresh(2000);
    open[0]?.answer("first");
    await first;
    nowMs -= 3_600_000;
    void question.fresh(2000);
    expect(open.length).toBe(2);
  });

  it("is put again where what was asked before is over, also while that is under way", async () => {
    const question = create();
    const first = question.fresh(2000);
    question.expire();
    const second = question.fresh(2000);
    open[0]?.answer("before");
    await first;
    await Promise.resolve();
    expect(open.length).toBe(2);
    open[1]?.answer("after");
    await second;
    expect(question.answer).toBe("after");
  });

  it("is not put for a minute to a server that refused another question, and has its words", async () => {
    const [question, other] = [create(), create()];
    const refused = question.fresh(0);
    open[0]?.fail(new ServerError("forbidden", "wrong cluster key"));
    await refused;
    nowMs += 59_000;
    await other.fresh(0);
    expect([open.length, other.error]).toEqual([1, "wrong cluster key"]);
    nowMs += 2000;
    void other.fresh(0);
    expect(open.length).toBe(2);
  });

  it("ends with the server that asks", async () => {
    const question = create();
    void question.fresh(0);
    question.stop();
    expect(open[0]?.signal.aborted).toBe(true);
    open[0]?.fail(new Error("over"));
    await question.fresh(0);
    expect(open.length).toBe(1);
  });
});
