import type { RouteObject } from "react-router-dom";
import { readPageForm } from "../entity/itemRoutes.tsx";

/**
 * The addresses of the global config: its settings, and its text.
 * @param hasRecords whether the console has pages of what was saved and done before
 */
export function configRoutes(hasRecords = false): RouteObject & { readonly path: string } {
  return {
    path: "config",
    lazy: async () => {
      const { ConfigPages } = await import("./ConfigPages.tsx");
      return { element: <ConfigPages hasRecords={hasRecords} /> };
    },
    children: [
      {
        index: true,
        lazy: async () => {
          const [form, { SettingsPage }] = await Promise.all([
            readPageForm("server", "settings"),
            import("../entity/SettingsPages.tsx"),
          ]);
          return { element: <SettingsPage form={form} /> };
        },
      },
      {
        path: "editor",
        lazy: async () => {
          const { ConfigTextPage } = await import("./ConfigTextPage.tsx");
          return { element: <ConfigTextPage /> };
        },
      },
    ],
  };
}
