import { expect, it } from "vitest";
import type { EntityDescriptor } from "../../../src/generated/contracts/EntityDescriptor.ts";
import { entityTitle } from "../../../src/model/diff/settingWords.ts";

const robot: EntityDescriptor = { name: "robot", label: "Robot", plural: "Robots", pages: [], runtime: [], fields: {} };

it.each<[string, Partial<EntityDescriptor>, object, string]>([
  ["the setting that its schema names", { title: "caption" }, { caption: "Welder", title: "T" }, "Welder"],
  ["its key where that setting is blank", { title: "caption" }, { caption: " " }, "r2"],
  ["its key where the schema names none", {}, { title: "T" }, "r2"],
  ["its title where the key is a number of the server's", { serverKeys: true }, { title: "T" }, "T"],
  ["its key where a number is all there is", { serverKeys: true }, {}, "r2"],
])("calls one of an entity by %s", (_, said, value, name) => {
  expect(entityTitle({ ...robot, ...said }, "r2", { ...value })).toBe(name);
});
