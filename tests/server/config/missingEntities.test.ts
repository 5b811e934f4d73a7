import { expect, it } from "vitest";
import { findGone, findNameless } from "../../../server/config/delta/missingEntities.ts";
import { entities as rows } from "../../../src/generated/entities.ts";

const { checks: _, ...mirror } = rows.mirror;

/** A kind of thing with keys of the server's that is no mirror. */
const robot = (required: readonly string[]) => ({ ...mirror, name: "robot", collection: "robots", required });

const input = (required: readonly string[], value: { readonly [setting: string]: string }) => ({
  delta: { robots: { "4": value } },
  base: {},
  current: {},
  entities: [robot(required)],
});

it("tells an edit of one that is not there from a whole one by what its schema requires", () => {
  expect(findNameless(input(["arm", "leg"], { arm: "left" }))).toMatchObject([
    { pointer: "/robots/4/arm", message: expect.stringContaining('give it its "arm" under the key "-1"') },
  ]);
  expect(findNameless(input(["arm", "leg"], { arm: "left", leg: "right" }))).toEqual([]);
});

it("takes any as whole where nothing is required", () => {
  expect(findNameless(input([], { colour: "red" }))).toEqual([]);
});

it("says that one is gone which was there", () => {
  const base = { robots: { "4": { arm: "left" } } };
  expect(findGone({ ...input(["arm", "leg"], { arm: "right" }), base })).toEqual(["robots", "4"]);
});
