import { autorun } from "mobx";
import { expect, it } from "vitest";
import { HalfTypedStore } from "../../../src/stores/editing/HalfTypedStore.ts";

const nothing = { name: "", url: "" };

it("keeps what is typed of each thing by its field, tells who reads it, and forgets one alone", () => {
  const halfTyped = new HalfTypedStore();
  const seen: string[] = [];
  const stop = autorun(() => seen.push(halfTyped.read("streams", nothing).name));
  halfTyped.keep("streams", { name: "s" });
  halfTyped.keep("vods", { name: "films" });
  halfTyped.keep("streams", { url: "udp://239.0.0.1:1234" });
  halfTyped.keep("streams", { name: "sp" });
  stop();
  expect(seen.filter((name, index) => name !== seen[index - 1])).toEqual(["", "s", "sp"]);
  expect(halfTyped.read("streams", nothing)).toEqual({ name: "sp", url: "udp://239.0.0.1:1234" });
  halfTyped.forget("streams");
  expect(halfTyped.read("streams", nothing)).toEqual(nothing);
  expect([halfTyped.has("streams"), halfTyped.has("vods"), halfTyped.isAny]).toEqual([false, true, true]);
  halfTyped.forgetAll();
  expect(halfTyped.isAny).toBe(false);
});

it("forgets what was sent once it is made, and nothing that was typed since or was refused", async () => {
  const halfTyped = new HalfTypedStore();
  halfTyped.keep("streams", { name: "first" });
  const making = halfTyped.make("streams", async () => true);
  expect(halfTyped.making.get("streams")).toBe(making);
  halfTyped.keep("streams", { name: "second" });
  expect(await making).toBe(true);
  expect(halfTyped.read("streams", nothing).name).toBe("second");
  expect(await halfTyped.make("streams", async () => false)).toBe(false);
  expect([halfTyped.has("streams"), halfTyped.making.size]).toEqual([true, 0]);
  await halfTyped.make("streams", async () => true);
  expect(halfTyped.isAny).toBe(false);
});

it("holds nothing any more where all that was typed was taken away", () => {
  const halfTyped = new HalfTypedStore();
  halfTyped.keep("cameras", { address: "gate.lan", ownName: "gate" });
  halfTyped.keep("cameras", { address: "" });
  expect(halfTyped.has("cameras")).toBe(true);
  halfTyped.keep("cameras", { ownName: undefined });
  expect([halfTyped.has("cameras"), halfTyped.isAny]).toEqual([false, false]);
});
