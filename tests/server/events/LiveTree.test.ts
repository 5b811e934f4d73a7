import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { LiveTree } from "../../../server/events/LiveTree.ts";
import type { SyncCursor } from "../../../server/events/DeltaBatch.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { applyMergePatch } from "../../../src/model/merge/mergePatch.ts";
import { testEntities } from "../support/testEntities.ts";

const small = 1000;

/** A console as the specification has it: what it holds, and what it was told. */
class ModelConsole {
  tree: JsonObject = {};
  rev: number | undefined = 0;
  cursor: SyncCursor | undefined;
  isAsking = true;
  readonly events: string[] = [];
  readonly texts: string[] = [];

  constructor(
    private readonly server: LiveTree,
    private readonly form: "whole" | "parts",
  ) {}

  /** Asks once; false when there was nothing to hear. */
  ask(): boolean {
    const frame = this.cursor ? this.server.next(this.cursor) : this.server.whole(this.form);
    if (!frame) return false;
    const { event, data, rev, partial_update: isPartial = false } = JSON.parse(frame.text);
    this.tree = event === "current_config" ? data : applyMergePatch(this.tree, data);
    this.rev = rev;
    this.cursor = frame.cursor;
    this.isAsking = isPartial;
    this.events.push(event);
    this.texts.push(frame.text);
    return true;
  }

  askOn(): number {
    for (let asked = 0; ; asked += 1) if (!this.ask() || !this.isAsking) return asked + 1;
  }
}

function streamsOf(count: number): JsonObject {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`s${n}`, { name: `s${n}` }]));
}

function figuresOf(count: number, bitrate: number): JsonObject {
  return {
    streams: Object.fromEntries(Array.from({ length: count }, (_, n) => [`s${n}`, { stats: { bitrate, note: "x" } }])),
  };
}

function many(count = 50) {
  const config = { streams: streamsOf(count) };
  const tree = new LiveTree(config, 1, testEntities, {}, small);
  let rev = 1;
  let current: JsonObject = config;
  const save = (patch: JsonObject) => {
    current = applyMergePatch(current, patch);
    rev += 1;
    tree.applyConfig(patch, current, rev);
  };
  return { tree, save, console: (form: "whole" | "parts" = "whole") => new ModelConsole(tree, form) };
}

describe("LiveTree", () => {
  it("sends a large change in parts of bounded size that together make the whole [C449]", () => {
    const { tree, console } = many();
    const one = console();
    one.askOn();
    tree.applyRuntime(figuresOf(50, 1));
    const parts = one.askOn();
    expect(parts).toBeGreaterThan(3);
    expect(Math.max(...one.texts.slice(1).map((text) => text.length))).toBeLessThan(small + 200);
    expect(one.texts.slice(-parts).map((text) => "partial_update" in JSON.parse(text))).toEqual([
      ...Array.from({ length: parts - 1 }, () => true),
      false,
    ]);
    expect(one.tree).toEqual(tree.tree);
    expect(one.ask()).toBe(false);
  });

  it("sends a small change, config and figures, as one frame", () => {
    const { tree, save, console } = many(3);
    const one = console();
    one.askOn();
    tree.applyRuntime(figuresOf(3, 1));
    save({ loglevel: "debug" });
    expect(one.askOn()).toBe(1);
    expect(one.tree).toEqual(tree.tree);
    expect(one.rev).toBe(2);
  });

  it("sends of a large tree the config first and at once, then what the server reports", () => {
    const { tree, console } = many(100);
    tree.applyRuntime(figuresOf(100, 1));
    const one = console();
    one.ask();
    expect(one.events).toEqual(["current_config"]);
    expect(one.tree).toEqual({ streams: streamsOf(100) });
    expect(one.isAsking).toBe(true);
    one.askOn();
    expect(one.tree).toEqual(tree.tree);
    expect(new Set(one.events.slice(1))).toEqual(new Set(["current_config_delta"]));
  });

  it("divides the config too for a console that gathers it, and tells its revision with the part that completes it", () => {
    const { tree, console } = many(200);
    tree.applyRuntime(figuresOf(200, 1));
    const one = console("parts");
    one.ask();
    expect(one.rev).toBeUndefined();
    expect(Object.keys(one.tree["streams"] ?? {}).length).toBeLessThan(200);
    while (one.rev === undefined) one.ask();
    expect(Object.keys(one.tree["streams"] ?? {})).toHaveLength(200);
    one.askOn();
    expect(one.tree).toEqual(tree.tree);
    expect(Math.max(...one.texts.map((text) => text.length))).toBeLessThan(small + 300);
    expect(one.events.filter((event) => event === "current_config")).toHaveLength(1);
  });

  it("lets a save reach a console that is still gathering the first config", () => {
    const { tree, save, console } = many(200);
    const one = console("parts");
    one.ask();
    one.ask();
    save({ streams: { s1: null, s199: { title: "late news" }, s200: { name: "s200" } } });
    tree.applyRuntime(figuresOf(3, 1));
    one.ask();
    expect(one.rev).toBeUndefined();
    while (one.rev === undefined) one.ask();
    expect(one.rev).toBe(2);
    expect(one.tree).toMatchObject({ streams: { s199: { title: "late news" }, s200: { name: "s200" } } });
    expect(one.tree).not.toHaveProperty("streams.s1");
    one.askOn();
    expect(one.tree).toEqual(tree.tree);
  });

  it("serves consoles in different places of the same change, and encodes each part once", () => {
    const { tree, console } = many();
    const [fast, slow] = [console(), console()];
    fast.askOn();
    slow.askOn();
    tree.applyRuntime(figuresOf(50, 1));
    const stringify = vi.spyOn(JSON, "stringify");
    slow.ask();
    const parts = fast.askOn();
    tree.applyRuntime(figuresOf(50, 2));
    slow.askOn();
    const calls = stringify.mock.calls.length;
    stringify.mockRestore();
    expect(calls).toBe(parts);
    expect(slow.texts.slice(-parts)).toEqual(fast.texts.slice(-parts));
    fast.askOn();
    slow.askOn();
    expect(fast.tree).toEqual(tree.tree);
    expect(slow.tree).toEqual(tree.tree);
  });

  it("lets a save overtake the figures, to all consoles by one encoding", () => {
    const { tree, save, console } = many();
    const [one, other] = [console(), console()];
    for (const each of [one, other]) each.askOn();
    tree.applyRuntime(figuresOf(50, 1));
    for (const each of [one, other]) each.ask();
    tree.applyRuntime(figuresOf(50, 2));
    save({ streams: { s49: { title: "late news" }, s48: null } });
    const stringify = vi.spyOn(JSON, "stringify");
    for (const each of [one, other]) each.ask();
    expect(stringify).toHaveBeenCalledTimes(1);
    stringify.mockRestore();
    expect(one.rev).toBe(2);
    expect(one.tree).toMatchObject({ streams: { s49: { title: "late news" } } });
    expect(one.tree).not.toHaveProperty("streams.s48");
    one.askOn();
    other.askOn();
    expect(one.tree).toEqual(tree.tree);
    expect(other.tree).toEqual(tree.tree);
  });

  it("counts the revision on with the part that completes the config, not before", () => {
    const { tree, save, console } = many();
    const one = console();
    one.askOn();
    save({ streams: Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`s${n}`, { title: "x".repeat(80) }])) });
    tree.applyRuntime(figuresOf(50, 1));
    const revs: number[] = [];
    const titled: boolean[] = [];
    do {
      one.ask();
      revs.push(one.rev ?? 0);
      titled.push(JSON.stringify(one.tree).split("title").length === 51);
    } while (one.isAsking);
    expect(revs.filter((rev) => rev === 1).length).toBeGreaterThan(3);
    expect(revs.filter((rev) => rev === 2).length).toBeGreaterThan(3);
    expect(titled).toEqual(revs.map((rev) => rev === 2));
  });

  it("sends the whole tree to a console whose place is too long ago, also in the middle of a change", () => {
    const { tree, save, console } = many();
    const one = console();
    one.askOn();
    tree.applyRuntime(figuresOf(50, 1));
    one.ask();
    for (let n = 0; n < 300; n += 1) tree.applyRuntime({ now_ms: n });
    save({ loglevel: "debug" });
    one.ask();
    expect(one.events.at(-1)).toBe("current_config");
    one.askOn();
    expect(one.tree).toEqual(tree.tree);
  });

  it("sends the whole tree where a deletion and a new creation cannot be said as one", () => {
    const { tree, save, console } = many();
    const one = console();
    one.askOn();
    tree.applyRuntime(figuresOf(50, 1));
    one.ask();
    save({ streams: { s7: null } });
    save({ streams: { s7: { name: "s7" } } });
    one.ask();
    expect(one.events.at(-1)).toBe("current_config");
    one.askOn();
    expect(one.tree).toEqual(tree.tree);
  });

  it("brings consoles at any place to the tree, whatever changes meanwhile", () => {
    const name = fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h");
    const action = fc.oneof(
      fc.record({ kind: fc.constant("figures" as const), names: fc.uniqueArray(name), size: fc.nat(900) }),
      fc.record({ kind: fc.constant("create" as const), name, size: fc.nat(900) }),
      fc.record({ kind: fc.constant("remove" as const), name }),
      fc.record({ kind: fc.constant("clock" as const), at: fc.nat() }),
      fc.record({ kind: fc.constant("ask" as const), who: fc.nat(2) }),
      fc.record({ kind: fc.constant("ask" as const), who: fc.nat(2) }),
      fc.record({ kind: fc.constant("reconnect" as const), who: fc.nat(2) }),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const { tree, save, console } = many(0);
        const consoles = [console(), console(), console()];
        let rev = 1;
        const change = (patch: JsonObject) => {
          save(patch);
          rev += 1;
        };
        for (const step of actions) {
          if (step.kind === "figures") {
            const stats = { note: "x".repeat(step.size), inner: { size: step.size } };
            tree.applyRuntime({ streams: Object.fromEntries(step.names.map((one) => [one, { stats }])) });
          } else if (step.kind === "create") {
            change({ streams: { [step.name]: { name: step.name, title: "y".repeat(step.size) } } });
          } else if (step.kind === "remove") change({ streams: { [step.name]: null } });
          else if (step.kind === "clock") tree.applyRuntime({ now_ms: step.at });
          else if (step.kind === "ask") consoles[step.who]?.ask();
          else consoles[step.who] = console();
        }
        for (const each of consoles) {
          let asked = 0;
          while (each.ask()) expect((asked += 1)).toBeLessThan(100);
          expect(each.tree).toEqual(tree.tree);
          expect(each.rev).toBe(rev);
        }
      }),
      { numRuns: 300 },
    );
  });
});
