import { describe, expect, it } from "vitest";
import { WriterQueue } from "../../../../server/config/storage/WriterQueue.ts";

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("WriterQueue", () => {
  it("runs one thing after the other, in the order they came, whatever becomes of each", async () => {
    const queue = new WriterQueue();
    const done: string[] = [];
    const task = (name: string) => async (): Promise<string> => {
      done.push(`${name} begins`);
      await turn();
      done.push(`${name} ends`);
      if (name === "b") throw new Error("b failed");
      return name;
    };
    const [a, b, c] = ["a", "b", "c"].map((name) => queue.run(task(name)));
    await expect(b).rejects.toThrow("b failed");
    expect([await a, await c]).toEqual(["a", "c"]);
    expect(done).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  });

  it("is idle when all that was asked for until now has run", async () => {
    const queue = new WriterQueue();
    const done: string[] = [];
    queue.run(turn).then(
      () => done.push("first"),
      () => undefined,
    );
    queue.run(() => Promise.reject(new Error("no"))).catch(() => done.push("second"));
    await queue.idle();
    expect(done).toEqual(["first", "second"]);
    await new WriterQueue().idle();
  });
});
