import { Navigate } from "react-router-dom";
import { entities } from "./generated/entities.ts";
import { product } from "./generated/product.ts";
import { collectionMenu } from "./pages/collection/collectionMenu.ts";
import { collectionRoutes } from "./pages/collection/collectionRoutes.tsx";
import { settingsRoutes } from "./pages/entity/settingsRoutes.tsx";
import type { ConsoleParts } from "./pages/shell/ConsoleParts.ts";
import { ownTab, schemaTab } from "./pages/shell/headerTabs.ts";
import { NotFoundPage, PageNotLoaded } from "./pages/shell/MissingPages.tsx";
import { text } from "./texts/text.ts";

/** The console of another product: what its schemas say, and nothing else. */
export function plainConsole(): ConsoleParts {
  // Some configs are collections and nothing else.
  const hasSettings = Object.values(entities.server.fields).some(({ page }) => page !== undefined);
  const config = text("pages.config");
  const menu = collectionMenu(hasSettings ? [config] : []);
  const first = menu.groups[0]?.entities[0]?.route;
  return {
    title: product.title,
    tabs: () => [...(hasSettings ? [ownTab("/config", config, menu.under(config))] : []), ...menu.made.map(schemaTab)],
    routes: [
      { index: true, element: <Navigate replace to={hasSettings || first === undefined ? "/config" : `/${first}`} /> },
      {
        errorElement: <PageNotLoaded />,
        children: [...(hasSettings ? [settingsRoutes("server", "config")] : []), ...collectionRoutes(menu.groups, {})],
      },
      { path: "*", element: <NotFoundPage /> },
    ],
    language: () => import("./model/json/JsonLanguage.ts").then(({ jsonLanguage }) => jsonLanguage),
  };
}
