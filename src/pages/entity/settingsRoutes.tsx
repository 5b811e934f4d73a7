import type { RouteObject } from "react-router-dom";
import { entities, type EntityName } from "../../generated/entities.ts";
import { readPageForm } from "./itemRoutes.tsx";

/** The addresses of the settings that belong to no collection: a page for each that their schema names. */
export function settingsRoutes(name: EntityName, path: string): RouteObject {
  return {
    path,
    lazy: async () => {
      const { SettingsPages } = await import("./SettingsPages.tsx");
      return { element: <SettingsPages entity={name} path={path} /> };
    },
    children: entities[name].pages.map((page, index) => ({
      ...(index === 0 ? { index: true as const } : { path: page.name }),
      lazy: async () => {
        const [form, { SettingsPage }] = await Promise.all([
          readPageForm(name, page.name),
          import("./SettingsPages.tsx"),
        ]);
        return { element: <SettingsPage key={page.name} form={form} /> };
      },
    })),
  };
}
