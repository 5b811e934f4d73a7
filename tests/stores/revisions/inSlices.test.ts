import { afterEach, describe, expect, it, vi } from "vitest";
import { checkInSlices, inSlices, resultInSlices } from "../../../src/stores/revisions/inSlices.ts";

afterEach(() => vi.restoreAllMocks());

/** Parts that take their time, by a clock of the test; `rests` is how often the page could draw meanwhile. */
function working(took: readonly number[], parts: readonly (readonly string[])[] = took.map((_, at) => [`${at}`])) {
  let now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const done = { rests: 0, parts: 0, isCurrent: true };
  function* steps(): Generator<readonly string[], string> {
    for (const [at, part] of parts.entries()) {
      now += took[at] ?? 0;
      done.parts += 1;
      yield part;
    }
    return "whole";
  }
  const isCurrent = () => {
    done.rests += 1;
    return done.isCurrent;
  };
  const told: string[] = [];
  const tell = (found: readonly string[], isDone: boolean) => void told.push(found.join("") + (isDone ? "." : ""));
  return {
    done,
    told,
    find: () => inSlices(steps(), isCurrent, tell),
    reach: () => resultInSlices(steps(), isCurrent),
    check: () => {
      const check = checkInSlices(async (_, [[key = ""] = []]) => {
        now += took[done.parts] ?? 0;
        done.parts += 1;
        return [{ pointer: `/${key}`, keyword: "type", level: "error", message: "wrong" }];
      }, isCurrent);
      const paths = took.map((_, at) => [`${at}`]);
      return check({}, paths).then((found) => found.map(({ pointer }) => pointer).join(""));
    },
  };
}

describe("checks in slices", () => {
  it("find what is wrong with each entity, and let the page draw in between", async () => {
    const { done, check } = working([6, 6, 6, 1, 13, 1]);
    expect([await check(), done.rests]).toEqual(["/0/1/2/3/4/5", 2]);
  });

  it("end where nobody waits for them any more", async () => {
    const { done, check } = working([13, 1, 1]);
    done.isCurrent = false;
    expect([await check(), done.parts]).toEqual(["/0", 1]);
  });
});

describe("work in slices", () => {
  it("tells what is found first at once, and all of it at the end", async () => {
    const { told, done, find } = working([1, 1, 1]);
    await find();
    expect([told, done.rests]).toEqual([["0", "012."], 0]);
  });

  it("tells again when a tenth of a second has passed, and not sooner", async () => {
    const { told, find } = working([1, 99, 1, 99, 1, 200]);
    await find();
    expect(told).toEqual(["0", "012", "01234", "012345", "012345."]);
  });

  it("tells nothing as long as nothing is found, and that nothing was once it is done", async () => {
    const { told, find } = working([1, 200, 200], [[], [], []]);
    await find();
    expect(told).toEqual(["."]);
  });

  it("does not change what it has told", async () => {
    vi.spyOn(performance, "now").mockReturnValue(5);
    const told: (readonly string[])[] = [];
    const parts: readonly (readonly string[])[] = [["a"], ["b"]];
    await inSlices(
      parts.values(),
      () => true,
      (found) => void told.push(found),
    );
    expect(told).toEqual([["a"], ["a", "b"]]);
  });

  it("lets the page draw after each twelve milliseconds", async () => {
    const { told, done, find } = working([11, 1, 11, 1, 5]);
    await find();
    expect([done.rests, told.at(-1)]).toEqual([2, "01234."]);
  });

  it("ends without a word when nobody waits for it any more", async () => {
    const { told, done, find } = working([12, 12, 12]);
    done.isCurrent = false;
    await find();
    expect([told, done.parts]).toEqual([["0"], 1]);
  });

  it("comes to its one result with the same rests", async () => {
    const { done, reach } = working([11, 1, 11, 1, 5]);
    expect(await reach()).toBe("whole");
    expect([done.rests, done.parts]).toEqual([2, 5]);
  });

  it("comes to no result when nobody waits for it any more", async () => {
    const { done, reach } = working([11, 1, 11, 1, 5]);
    done.isCurrent = false;
    expect(await reach()).toBeUndefined();
    expect(done.parts).toBe(2);
  });
});
