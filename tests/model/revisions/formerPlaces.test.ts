import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../src/model/Json.ts";
import { isReordered, placeAmong } from "../../../src/model/revisions/formerPlaces.ts";
import { testEntities } from "../testEntities.ts";

const { stream, mirror } = testEntities;

/** Streams by name, each at its position in the list. */
function listed(...names: readonly string[]): JsonObject {
  return { streams: Object.fromEntries(names.map((name, position) => [name, { name, position }])) };
}

describe("whether a list was put into another order", () => {
  it("is so where two that are in both have changed sides", () => {
    expect(isReordered(listed("a", "b"), listed("b", "a"), stream)).toBe(true);
    expect(isReordered(listed("a", "b", "c"), listed("a", "c", "b"), stream)).toBe(true);
  });

  it("is not so where only others came or went around them", () => {
    expect(isReordered(listed("a", "b"), listed("a", "b"), stream)).toBe(false);
    expect(isReordered(listed("a", "b", "c"), listed("new", "a", "c", "last"), stream)).toBe(false);
    expect(isReordered(listed("a"), listed("b"), stream)).toBe(false);
  });

  it("goes by the places, in whatever order they are written", () => {
    const { streams } = { streams: { b: { position: 1 }, a: { position: 0 } } };
    expect(isReordered({ streams }, listed("a", "b"), stream)).toBe(false);
    expect(isReordered({ streams }, listed("b", "a"), stream)).toBe(true);
  });

  it("has those without a place last", () => {
    const unplaced = { streams: { a: {}, b: { position: 0 }, c: null } };
    expect(isReordered(unplaced, listed("b", "a"), stream)).toBe(false);
    expect(isReordered(unplaced, listed("a", "b"), stream)).toBe(true);
  });

  it("is not so where there is no list, or none with an order", () => {
    expect(isReordered({}, listed("a", "b"), stream)).toBe(false);
    expect(isReordered(listed("a", "b"), { streams: "none" }, stream)).toBe(false);
    const numbered = { sources: { 1: { position: 0 }, 2: { position: 1 } } };
    const turned = { sources: { 1: { position: 1 }, 2: { position: 0 } } };
    expect(isReordered(numbered, turned, mirror)).toBe(false);
  });
});

describe("the place of what is brought back", () => {
  it("is in front of the next that stood behind it and is here still", () => {
    expect(placeAmong(listed("a", "b", "c"), listed("a", "c"), "b", stream)).toBe(1);
    expect(placeAmong(listed("a", "b", "c"), listed("new", "c"), "a", stream)).toBe(1);
    expect(placeAmong(listed("a", "b", "c", "d"), listed("d", "c"), "a", stream)).toBe(1);
    const written = { streams: { c: { position: 2 }, b: { position: 1 }, a: { position: 0 } } };
    expect(placeAmong(written, listed("b", "c"), "a", stream)).toBe(0);
  });

  it("is the end where nothing is left that stood behind it", () => {
    expect(placeAmong(listed("a", "b"), listed("a"), "b", stream)).toBeUndefined();
    expect(placeAmong(listed("a", "b"), listed("x", "y"), "a", stream)).toBeUndefined();
    expect(placeAmong(listed("a", "b"), { streams: {} }, "a", stream)).toBeUndefined();
  });

  it("is none where there is no list, or none with an order", () => {
    expect(placeAmong({}, listed("a"), "b", stream)).toBeUndefined();
    expect(placeAmong(listed("a", "b"), {}, "a", stream)).toBeUndefined();
    const numbered = { sources: { 1: { position: 0 }, 2: { position: 1 } } };
    expect(placeAmong(numbered, { sources: { 2: { position: 0 } } }, "1", mirror)).toBeUndefined();
  });
});
