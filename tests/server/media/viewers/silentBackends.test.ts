import { describe, expect, it } from "vitest";
import type { Server } from "../../../../src/generated/types/Server.ts";
import { viewerTest } from "./support/viewerTest.ts";

const { bench, backend } = viewerTest();

const guarded = (url: string): Server => ({ streams: { news: { name: "news", auth: { url }, on_publish: url } } });

/** A book whose notices a test reads: all that was told, and what stands now. */
function toldBench(config: Server) {
  const told: string[] = [];
  const notices = new Map<string, string>();
  const tellNotice = (topic: string, words: string | undefined): void => {
    if (words === undefined) notices.delete(topic);
    else notices.set(topic, words);
    told.push(words ?? "gone");
  };
  return { told, notices, ...{ made: bench(config, { tellNotice }) } };
}

describe("an auth backend that gives no answer", () => {
  it.each([
    ["watch", "play"],
    ["publish", "publish"],
  ] as const)("is no refusal: who wants to %s reads to try again, and no address", async (verb, kind) => {
    const asked = await backend();
    asked.answer = { status: 500 };
    const { made } = toldBench(guarded(asked.url));
    await expect(made.open({ kind, token: "t" })).rejects.toMatchObject({
      kind: "unavailable",
      message: `Whether you may ${verb} this cannot be found out now. Try again in a moment.`,
    });
    expect(made.lines.at(-1)).toContain(`The auth backend ${asked.host} answered 500, which says nothing.`);
  });

  it("is told to operators once, not for each viewer, until it answers again", async () => {
    const asked = await backend();
    asked.answer = { status: 500 };
    const { made, told, notices } = toldBench(guarded(asked.url));
    for (const token of ["a", "b", "c"]) await expect(made.open({ token })).rejects.toBeDefined();
    expect(told).toEqual([expect.stringContaining(`The auth backend ${asked.host} answered 500`)]);
    expect([...notices.values()]).toEqual([expect.stringContaining("Mend it, or change its address")]);
    asked.answer = { status: 403 };
    await expect(made.open({ token: "d" })).rejects.toMatchObject({ kind: "forbidden" });
    made.pass(5000);
    expect([notices.size, told.length]).toEqual([0, 2]);
  });

  it("is not told again and again where it answers some and others not", async () => {
    const asked = await backend();
    const { made, told } = toldBench(guarded(asked.url));
    for (const [at, status] of [500, 200, 500, 200, 500].entries()) {
      asked.answer = { status };
      await made.open({ token: `t${at}` }).catch(() => undefined);
      made.pass(1000);
    }
    expect(told).toHaveLength(1);
  });

  it("is told no longer when the config names it no more, or when nobody has asked it for five minutes", async () => {
    const asked = await backend();
    asked.answer = { status: 500 };
    const { made, notices } = toldBench(guarded(asked.url));
    const fail = async (token: string) => expect(made.open({ token })).rejects.toBeDefined();
    await fail("a");
    made.book.refresh();
    expect(notices.size).toBe(1);
    made.config = guarded("http://other.example.com/");
    made.book.refresh();
    expect(notices.size).toBe(0);
    made.config = guarded(asked.url);
    await fail("b");
    made.pass(299_000);
    expect(notices.size).toBe(1);
    made.pass(1000);
    expect(notices.size).toBe(0);
  });
});

describe("an auth backend that refuses", () => {
  it("is named in the log and to nobody who wants to watch", async () => {
    const asked = await backend();
    asked.answer = { status: 403 };
    const { made, told } = toldBench(guarded(asked.url));
    await expect(made.open()).rejects.toMatchObject({
      kind: "forbidden",
      message: "The stream's owner does not allow it.",
    });
    expect(made.lines.at(-1)).toContain(`The auth backend ${asked.host} refused.`);
    expect(told).toEqual([]);
  });
});
