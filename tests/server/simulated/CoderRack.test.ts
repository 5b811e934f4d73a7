import { describe, expect, it } from "vitest";
import { CoderRack } from "../../../server/simulated/CoderRack.ts";
import { SchemaShelf } from "../../schemas/SchemaShelf.ts";

/** A chassis and its clock. */
function rackAt(seed = 1) {
  let nowMs = 1_700_000_000_000;
  const rack = new CoderRack(seed, () => nowMs);
  return {
    rack,
    pass: (seconds: number) => (nowMs += seconds * 1000),
    coder: (id: string) => rack.coders().find((one) => one.id === id),
    statuses: () => rack.coders().map(({ status }) => status),
  };
}

describe("the simulated coders of a chassis", () => {
  it("fit their schema, and are in every state", async () => {
    const shelf = await SchemaShelf.read();
    const { rack, statuses } = rackAt();
    expect(shelf.problems("server-info", { version: "1", chassis: { coders: rack.coders() } })).toEqual([]);
    expect(new Set(statuses())).toEqual(new Set(["working", "booting", "offline", "unknown"]));
  });

  it("boot in ten stages, start, and work", () => {
    const { rack, pass, coder } = rackAt();
    rack.restart("c1");
    expect(coder("c1")).toMatchObject({ status: "booting", stage: 0, progress: 10 });
    pass(3);
    expect(coder("c1")).toMatchObject({ status: "booting", stage: 1, progress: 20 });
    pass(26);
    expect(coder("c1")).toMatchObject({ status: "booting", stage: 9, progress: 100 });
    pass(2);
    expect(coder("c1")).toMatchObject({ status: "starting", progress: 100 });
    pass(5);
    expect(coder("c1")).toMatchObject({ status: "working", progress: 100, uptime: 6 });
  });

  it("boot from the beginning when they are restarted while they boot", () => {
    const { rack, pass, coder } = rackAt();
    pass(20);
    expect(coder("c5")).toMatchObject({ status: "booting", stage: 6 });
    rack.restart("c5");
    expect(coder("c5")).toMatchObject({ status: "booting", stage: 0 });
  });

  it("turn off once they are too hot, stay off, and a restart brings them back", () => {
    const { rack, pass, coder } = rackAt();
    const began = coder("c6")?.temperature ?? 0;
    pass(600);
    expect(coder("c6")?.status).toBe("working");
    expect(coder("c6")?.temperature).toBeGreaterThan(Math.max(began, 80));
    pass(300);
    expect(coder("c6")).toEqual({ id: "c6", status: "offline", progress: 0 });
    pass(86_400);
    expect(coder("c6")?.status).toBe("offline");
    rack.restart("c6");
    pass(40);
    expect(coder("c6")?.status).toBe("working");
    expect(coder("c6")?.temperature).toBeLessThan(75);
  });

  it("that are off are turned on by a restart, and others go on meanwhile", () => {
    const { rack, pass, coder } = rackAt();
    expect(coder("c7")?.status).toBe("offline");
    rack.restart("c7");
    pass(40);
    expect(coder("c7")?.status).toBe("working");
    expect(coder("c1")?.status).toBe("working");
  });

  it("are the same for the same seed and clock, however often they are asked", () => {
    const [one, other, another] = [rackAt(), rackAt(), rackAt(2)];
    for (let index = 0; index < 5; index += 1) one.rack.coders();
    for (const each of [one, other, another]) each.pass(120);
    expect(one.rack.coders()).toEqual(other.rack.coders());
    expect(one.rack.coders()).not.toEqual(another.rack.coders());
  });
});
