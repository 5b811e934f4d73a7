import type { RouteObject } from "react-router-dom";
import { listOverrides } from "../../../overrides/listOverrides.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { itemRoutes } from "../entity/entityItems.tsx";
import { collectionGroups } from "./collectionMenu.ts";
import { CollectionLayout } from "./CollectionLayout.tsx";

/** A tab's own page beside its lists, by the tab's title. */
type Homes = Readonly<Record<string, { readonly path: string; readonly element: React.ReactElement }>>;

/**
 * The addresses of the collections that have pages of their own: a list and its items.
 * @param homes pages of tabs under which lists stand
 */
export function collectionRoutes(homes: Homes): readonly RouteObject[] {
  return collectionGroups.map((group): RouteObject => {
    const home = homes[group.title];
    return {
      element: <CollectionLayout group={group} {...(home && { home: `/${home.path}` })} />,
      children: [
        ...(home ? [{ path: `${home.path}/*`, element: home.element }] : []),
        ...group.entities.flatMap((entity) => [listRoute(entity), itemRoutes(entity)]),
      ],
    };
  });
}

function listRoute(entity: EntityDescriptor): RouteObject {
  return {
    path: entity.route ?? "",
    lazy: async () => {
      const [{ CollectionPage }, override] = await Promise.all([
        import("./CollectionPage.tsx"),
        listOverrides[entity.name]?.(),
      ]);
      // A page of its own for each list: what was typed into the search of one is not the next one's.
      return { element: <CollectionPage key={entity.name} entity={entity} override={override} /> };
    },
  };
}
