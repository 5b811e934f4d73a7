import type { RouteObject } from "react-router-dom";
import type { ListOverride } from "../../../overrides/ListOverride.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { MenuGroup } from "../../model/entity/entityMenu.ts";
import { itemRoutes, readPageForm } from "../entity/itemRoutes.tsx";
import { CollectionLayout } from "./CollectionLayout.tsx";

/** A tab's own pages beside its lists, by the tab's title: the address of the first, and all of them. */
type Homes = Readonly<Record<string, { readonly to: string; readonly pages: RouteObject }>>;

/** What is special in the list of an entity, by its name. */
type Overrides = Readonly<Record<string, () => Promise<ListOverride>>>;

/**
 * The addresses of the collections that have pages of their own: a list and its items.
 * @param groups the tabs they stand under
 * @param homes pages of tabs under which lists stand
 */
export function collectionRoutes(
  groups: readonly MenuGroup[],
  homes: Homes,
  overrides: Overrides = {},
): readonly RouteObject[] {
  return groups.map((group): RouteObject => {
    const home = homes[group.title];
    return {
      element: <CollectionLayout group={group} {...(home && { home: home.to })} />,
      children: [
        ...(home ? [home.pages] : []),
        ...group.entities.flatMap((entity) => [listRoute(entity, overrides), itemRoutes(entity)]),
      ],
    };
  });
}

function listRoute(entity: EntityDescriptor, overrides: Overrides): RouteObject {
  const [page] = entity.pages;
  return {
    path: entity.route ?? "",
    lazy: async () => {
      if (entity.panels !== undefined && page !== undefined) {
        const [form, { PanelsPage }, own] = await Promise.all([
          readPageForm(entity.name, page.name),
          import("./panels/PanelsPage.tsx"),
          overrides[entity.name]?.(),
        ]);
        return { element: <PanelsPage key={entity.name} entity={entity} form={form} override={own} /> };
      }
      const [{ CollectionPage }, override] = await Promise.all([
        import("./CollectionPage.tsx"),
        overrides[entity.name]?.(),
      ]);
      // A page of its own for each list: what was typed into the search of one is not the next one's.
      return { element: <CollectionPage key={entity.name} entity={entity} override={override} /> };
    },
  };
}
