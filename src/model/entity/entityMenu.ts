import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { type Entities } from "./entityPlace.ts";

/** A tab of the menu, and the lists that stand below it. */
export interface MenuGroup {
  readonly title: string;
  readonly entities: readonly EntityDescriptor[];
}

/** So many tabs that schemas make have room beside our own; beyond, those of one list share a tab. */
const mostTabs = 5;

/**
 * The lists that stand in the menu, by their tab.
 * @param fixed titles of the tabs that are there anyway
 * @param more title of the tab for the lists that would make the tabs too many
 */
export function menuGroups(entities: Entities, fixed: readonly string[], more: string): readonly MenuGroup[] {
  const groups = groupBy(entities, (entity) => entity.menu?.group ?? entity.plural);
  const own = groups.filter(({ title }) => !fixed.includes(title));
  if (own.length <= mostTabs) return groups;
  const alone = new Set(own.filter(({ entities: [, second] }) => second === undefined).map(({ title }) => title));
  return groupBy(entities, (entity) => {
    const title = entity.menu?.group ?? entity.plural;
    return alone.has(title) ? more : title;
  });
}

function groupBy(entities: Entities, titleOf: (entity: EntityDescriptor) => string): readonly MenuGroup[] {
  const groups = new Map<string, EntityDescriptor[]>();
  for (const entity of listed(entities)) {
    const title = titleOf(entity);
    groups.set(title, [...(groups.get(title) ?? []), entity]);
  }
  return [...groups].map(([title, members]) => ({ title, entities: members }));
}

/** Collections with a place in the menu, in its order; by name where the schemas do not say. */
function listed(entities: Entities): readonly EntityDescriptor[] {
  const order = ({ menu }: EntityDescriptor) => menu?.order ?? Number.MAX_SAFE_INTEGER;
  return Object.values(entities)
    .filter(({ collection, menu, pages }) => collection !== undefined && menu !== undefined && pages.length > 0)
    .toSorted((one, other) => order(one) - order(other) || one.plural.localeCompare(other.plural, "en"));
}
