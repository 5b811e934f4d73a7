import { entities } from "../../generated/entities.ts";
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
 * @param elsewhere title of the one among them whose lists have a screen of their own
 */
export function collectionMenu(ownTabs: readonly string[], elsewhere?: string): CollectionMenu {
  const groups = menuGroups(entities, ownTabs, text("collection.more")).filter(({ title }) => title !== elsewhere);
  return {
    groups,
    made: groups.filter(({ title }) => !ownTabs.includes(title)),
    under: (tab) => groups.find(({ title }) => title === tab),
  };
}
