import { beforeEach, describe, expect, it, vi } from "vitest";
import { DrawingTurns } from "../../../overrides/pulse/DrawingTurns.ts";

const frames: (() => void)[] = [];

beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
  return () => vi.unstubAllGlobals();
});

/** All frames that come by themselves; how many there were. */
function runFrames(): number {
  let count = 0;
  for (let frame = frames.shift(); frame !== undefined; frame = frames.shift()) {
    frame();
    count += 1;
  }
  return count;
}

describe("DrawingTurns", () => {
  it("draws one graph a frame, in the order in which they asked", () => {
    const turns = new DrawingTurns();
    const drawn: string[] = [];
    for (const name of ["memory", "processor", "disk"]) turns.ask({ name }, () => void drawn.push(name));
    expect(frames).toHaveLength(1);
    frames.shift()?.();
    expect(drawn).toEqual(["memory"]);
    expect(runFrames()).toBe(2);
    expect(drawn).toEqual(["memory", "processor", "disk"]);
  });

  it("draws of a graph that asks again only the newest", () => {
    const turns = new DrawingTurns();
    const graph = {};
    const drawn: number[] = [];
    for (const second of [1, 2, 3]) turns.ask(graph, () => void drawn.push(second));
    runFrames();
    turns.ask(graph, () => void drawn.push(4));
    runFrames();
    expect(drawn).toEqual([3, 4]);
  });

  it("draws nothing of a graph that has left the page, and the next one all the same", () => {
    const turns = new DrawingTurns();
    const [gone, left] = [{}, {}];
    const drawn: string[] = [];
    turns.ask(gone, () => void drawn.push("gone"));
    turns.ask(left, () => void drawn.push("left"));
    turns.forget(gone);
    runFrames();
    expect(drawn).toEqual(["left"]);
  });

  it("goes on after a graph that could not be drawn", () => {
    const turns = new DrawingTurns();
    const drawn: string[] = [];
    turns.ask({}, () => {
      throw new Error("broken");
    });
    turns.ask({}, () => void drawn.push("next"));
    expect(() => frames.shift()?.()).toThrow("broken");
    runFrames();
    expect(drawn).toEqual(["next"]);
  });
});
