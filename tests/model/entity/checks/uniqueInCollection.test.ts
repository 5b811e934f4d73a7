import { describe, expect, it } from "vitest";
import { entities } from "../../../../src/generated/entities.ts";
import { checkEntity } from "../../../../src/model/entity/checkEntity.ts";
import { isHeldAgainstItsLike, sharedInCollection } from "../../../../src/model/entity/checks/uniqueInCollection.ts";

const message = "DVR root should be unique, this root is already used as global.";
const dvrs = { main: { root: "/a" }, copy: { root: "/a" }, third: { root: "/a" }, other: { root: "/b" } };

const told = (keys: readonly string[]) => [...sharedInCollection(dvrs, new Set(keys), entities["dvr-storage"]).keys()];

describe("What no two entities of a collection may share", () => {
  it("is told of those that are touched", () => {
    expect(told(["copy"])).toEqual(["copy"]);
    expect(told(["main"])).toEqual(["main"]);
    expect(told(["other"])).toEqual([]);
  });

  it("is told of the later ones where all are touched", () => {
    expect(told(["main", "copy", "third", "other"])).toEqual(["copy", "third"]);
  });

  it("is known of the collections that have such a rule", () => {
    expect(isHeldAgainstItsLike(entities["dvr-storage"])).toBe(true);
    expect(isHeldAgainstItsLike(entities.stream)).toBe(false);
  });

  it("is part of an entity's check when the others are there: a storage's root", async () => {
    const value = { name: "new", root: "/a" };
    expect(await checkEntity("dvr-storage", value)).toEqual([]);
    expect(
      await checkEntity("dvr-storage", value, { key: "new", entries: { ...dvrs, new: value }, elsewhere: () => [] }),
    ).toEqual([{ pointer: "/root", keyword: "unique", message, level: "error", page: "dvr", section: "storage" }]);
  });
});

describe("The checks of the product across settings", () => {
  it("let as many disks of a storage be written as there are", async () => {
    const storage = { name: "a", root: "/a", raid: 0, disks: { d1: { name: "d1" }, d2: { name: "d2" } } };
    expect(await checkEntity("dvr-storage", { ...storage, active: 2 })).toEqual([]);
    expect(await checkEntity("dvr-storage", { ...storage, active: 3 })).toMatchObject([
      { pointer: "/active", message: "Should be from 1 to the number of disks" },
    ]);
  });

  it("say once what is wrong with a setting", async () => {
    const storage = { name: "a", root: "/a", active: 0.5, disks: {} };
    const problems = await checkEntity("dvr-storage", storage);
    expect(new Set(problems.map(({ keyword }) => keyword))).toEqual(new Set(["type", "minimum"]));
  });

  it("let a start time stand once in an ad schedule", async () => {
    const slot = { from: "10:00:00", duration: 15 };
    expect(await checkEntity("ad-schedule", { name: "a", slots: [slot, { ...slot, from: "11:00:00" }] })).toEqual([]);
    expect(await checkEntity("ad-schedule", { name: "a", slots: [slot, slot] })).toMatchObject([
      { pointer: "/slots/1/from", message: "Time slot start time should be unique", section: "slots" },
    ]);
  });
});
