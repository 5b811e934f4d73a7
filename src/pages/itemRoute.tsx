import type { ReactElement } from "react";
import { Navigate, type RouteObject, useLocation } from "react-router-dom";

/** Loads a page's code and draws it. */
export type LoadPage = () => Promise<ReactElement>;

/**
 * The addresses of an item, `/ROUTE/NAMES` and those of its pages below; code is loaded with the first visit.
 * @param item its header, with an outlet for its pages
 * @param pages by their address below the item
 * @param first the page that stands at the item itself
 */
export function itemRoute(
  route: string,
  item: LoadPage,
  pages: Readonly<Record<string, LoadPage>>,
  first = "overview",
): RouteObject {
  const { [first]: home, ...others } = pages;
  return {
    path: `${route}/:mediaNames`,
    lazy: routeOf(item),
    children: [
      ...(home ? [{ index: true as const, lazy: routeOf(home) }] : []),
      { path: first, element: <HomeRedirect page={first} /> },
      ...Object.entries(others).map(([path, page]) => ({ path, lazy: routeOf(page) })),
    ],
  };
}

function routeOf(load: LoadPage) {
  return async () => ({ element: await load() });
}

/** The first page is the address of the item itself; `/overview` leads there. */
function HomeRedirect({ page }: { readonly page: string }) {
  const { pathname, search, hash } = useLocation();
  const above = pathname.replace(/\/$/, "").slice(0, -page.length - 1);
  return <Navigate replace to={{ pathname: above, search, hash }} />;
}
