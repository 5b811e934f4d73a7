import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { entities } from "../../generated/entities.ts";
import type { Entities } from "../../model/entity/entityPlace.ts";
import { type MenuGroup, menuGroups } from "../../model/entity/entityMenu.ts";
import { text } from "../../texts/text.ts";

/** The lists that schemas make, by the tab they stand under. */
export interface CollectionMenu {
  /** All tabs with lists that have pages of their own. */
  readonly groups: readonly MenuGroup[];
  /** Those of them that are no tab of ours. */
  readonly made: readonly MenuGroup[];
  /** The lists that stand under one of our own tabs. */
  readonly under: (tab: string) => MenuGroup | undefined;
}

/**
 * @param ownTabs titles of our own tabs, which schemas may put their lists under
 * @param full the one among them that has room for its own lists only, and which these are; others get a tab of their own
 */
export function collectionMenu(ownTabs: readonly string[], full?: FullTab): CollectionMenu {
  const groups = menuGroups(full ? leaving(full) : entities, ownTabs, text("collection.more"));
  return {
    groups,
    made: groups.filter(({ title }) => !ownTabs.includes(title)),
    under: (tab) => groups.find(({ title }) => title === tab),
  };
}

interface FullTab {
  readonly title: string;
  readonly holds: (entity: EntityDescriptor) => boolean;
}

function leaving({ title, holds }: FullTab): Entities {
  const others = Object.entries(entities).filter(([, entity]) => !holds(entity));
  return Object.fromEntries(
    others.map(([name, entity]) => {
      if (entity.menu?.group !== title) return [name, entity];
      const { group: _, ...menu } = entity.menu;
      return [name, { ...entity, menu }];
    }),
  );
}
