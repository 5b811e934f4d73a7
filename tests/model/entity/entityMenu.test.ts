import { describe, expect, it } from "vitest";
import type { EntityDescriptor } from "../../../src/generated/contracts/EntityDescriptor.ts";
import { menuGroups } from "../../../src/model/entity/entityMenu.ts";

const page = { name: "overview", title: "Overview", sections: [] };

function entity(plural: string, rest: Partial<EntityDescriptor> = {}): EntityDescriptor {
  const base = {
    name: plural,
    label: plural,
    plural,
    collection: plural,
    menu: {},
    pages: [page],
    runtime: [],
    fields: {},
  };
  return { ...base, ...rest };
}

const titles = (entities: readonly EntityDescriptor[]) =>
  menuGroups(entities, ["Config"], "More").map((group) => [group.title, group.entities.map(({ plural }) => plural)]);

describe("the lists in the menu", () => {
  it("have a tab of their own, or share the one that they name, in their order", () => {
    const grouped = [
      entity("DVRs", { menu: { group: "Config", order: 2 } }),
      entity("Watermarks"),
      entity("Backends", { menu: { group: "Config", order: 1 } }),
    ];
    expect(titles(grouped)).toEqual([
      ["Config", ["Backends", "DVRs"]],
      ["Watermarks", ["Watermarks"]],
    ]);
  });

  it("leave out what is the config itself, has no place in the menu or no page", () => {
    const { collection: _, ...server } = entity("Server");
    const { menu: __, ...hidden } = entity("Peers");
    expect(titles([server, hidden, entity("Parts", { pages: [] })])).toEqual([]);
  });

  it("share one tab where they would be too many, but those that name one", () => {
    const many = ["A", "B", "C", "D", "E", "F"].map((plural) => entity(plural));
    const shared = ["X", "Y"].map((plural) => entity(plural, { menu: { group: "Both" } }));
    expect(titles([...many, ...shared])).toEqual([
      ["More", ["A", "B", "C", "D", "E", "F"]],
      ["Both", ["X", "Y"]],
    ]);
    expect(titles(many.slice(1)).map(([title]) => title)).toEqual(["B", "C", "D", "E", "F"]);
  });
});
