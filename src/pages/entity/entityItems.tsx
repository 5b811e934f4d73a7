import type { ReactElement } from "react";
import { Navigate, type RouteObject, useLocation } from "react-router-dom";
import { entities } from "../../generated/entities.ts";
import { loadForm } from "../../generated/loadForm.ts";
import { mediaLists } from "../../model/media/mediaLists.ts";

type ItemList = "locations" | "mirrors" | "vods";
type LoadPage = () => Promise<{ readonly element: ReactElement }>;

/** By the address below the item: pages that are more than their form, and those that no schema names. */
const ownPages: Readonly<Record<ItemList, Readonly<Record<string, LoadPage>>>> = {
  locations: {
    overview: () =>
      import("../location/LocationOverviewPage.tsx").then(({ LocationOverviewPage }) => ({
        element: <LocationOverviewPage />,
      })),
    clients: () =>
      import("../location/LocationClientsPage.tsx").then(({ LocationClientsPage }) => ({
        element: <LocationClientsPage />,
      })),
    history: () =>
      import("../location/LocationHistoryPage.tsx").then(({ LocationHistoryPage }) => ({
        element: <LocationHistoryPage />,
      })),
  },
  mirrors: {},
  vods: {
    "tree/:number": () => import("./VodTreePage.tsx").then(({ VodTreePage }) => ({ element: <VodTreePage /> })),
  },
};

/** The addresses of locations, mirrors and VODs: a page for each that the schema names, the overview at the item itself. */
export const entityItems: readonly RouteObject[] = (["locations", "mirrors", "vods"] as const).map((list) => ({
  path: `${mediaLists[list].route}/:mediaNames`,
  lazy: () => import("./EntityItem.tsx").then(({ EntityItem }) => ({ element: <EntityItem list={list} /> })),
  children: pagesOf(list),
}));

function pagesOf(list: ItemList): RouteObject[] {
  const { entity } = mediaLists[list];
  const forms = entities[entity].pages.map(({ name }) => [name, formPage(entity, name)] as const);
  const { overview, ...others } = { ...Object.fromEntries(forms), ...ownPages[list] };
  return [
    ...(overview ? [{ index: true as const, lazy: overview }] : []),
    { path: "overview", element: <OverviewRedirect /> },
    ...Object.entries(others).map(([path, lazy]) => ({ path, lazy })),
  ];
}

function formPage(entity: string, page: string): LoadPage {
  return async () => {
    const [form, { EntityFormPage }] = await Promise.all([loadForm(entity, page), import("./EntityFormPage.tsx")]);
    return { element: <EntityFormPage form={form} /> };
  };
}

/** The overview is the address of the item itself; `/overview` leads there. */
export function OverviewRedirect() {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={{ pathname: pathname.replace(/\/overview\/?$/, ""), search, hash }} />;
}
