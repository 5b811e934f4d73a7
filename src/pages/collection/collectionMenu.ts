import { entities } from "../../generated/entities.ts";
import { type MenuGroup, menuGroups } from "../../model/entity/entityMenu.ts";
import { text } from "../../texts/text.ts";

/** Titles of our own tabs that schemas may put their lists under. */
const ownTabs = [
  text("pages.media"),
  text("pages.pulse"),
  text("pages.config"),
  text("pages.cluster"),
  text("pages.iptv"),
  text("pages.cameras"),
  text("pages.logupload"),
];

const groups = menuGroups(entities, ownTabs, text("collection.more"));

/** The lists of the Media tab have their own screen. */
export const collectionGroups: readonly MenuGroup[] = groups.filter(({ title }) => title !== text("pages.media"));

/** The lists that stand under one of our own tabs. */
export function groupUnder(tab: string): MenuGroup | undefined {
  return collectionGroups.find(({ title }) => title === tab);
}

/** The tabs that schemas make. */
export const schemaTabs = collectionGroups.filter(({ title }) => !ownTabs.includes(title));
