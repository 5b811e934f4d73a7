import type { ReactElement } from "react";
import { Navigate, type RouteObject, useLocation } from "react-router-dom";

/** Loads a page's code and draws it. */
export type LoadPage = () => Promise<ReactElement>;

/**
 * The addresses of an item, `/ROUTE/NAMES` and those of its pages below; code is loaded with the first visit.
 * @param item its header, with an outlet for its pages
 * @param pages by their address below the item; the overview stands at the item itself
 */
export function itemRoute(route: string, item: LoadPage, pages: Readonly<Record<string, LoadPage>>): RouteObject {
  const { overview, ...others } = pages;
  return {
    path: `${route}/:mediaNames`,
    lazy: routeOf(item),
    children: [
      ...(overview ? [{ index: true as const, lazy: routeOf(overview) }] : []),
      { path: "overview", element: <OverviewRedirect /> },
      ...Object.entries(others).map(([path, page]) => ({ path, lazy: routeOf(page) })),
    ],
  };
}

function routeOf(load: LoadPage) {
  return async () => ({ element: await load() });
}

/** The overview is the address of the item itself; `/overview` leads there. */
function OverviewRedirect() {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={{ pathname: pathname.replace(/\/overview\/?$/, ""), search, hash }} />;
}
