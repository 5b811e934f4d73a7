import type { MenuGroup } from "../../model/entity/entityMenu.ts";

/** A tab of the header: where it leads, and which addresses belong to it. */
export interface HeaderTab {
  readonly to: string;
  readonly label: string;
  readonly isExact?: boolean;
  readonly also?: readonly string[];
}

/** One of our own tabs, under which lists and other pages may stand. */
export function ownTab(to: string, label: string, lists?: MenuGroup, pages: readonly string[] = []): HeaderTab {
  return { to, label, also: [...addressesOf(lists), ...pages] };
}

/** A tab that schemas make: it leads to its first list. */
export function schemaTab(group: MenuGroup): HeaderTab {
  const [first = "", ...others] = addressesOf(group);
  return { to: first, label: group.title, also: others };
}

function addressesOf(group: MenuGroup | undefined): readonly string[] {
  return group?.entities.map(({ route = "" }) => `/${route}`) ?? [];
}
