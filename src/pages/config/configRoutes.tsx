import type { RouteObject } from "react-router-dom";
import { readForm } from "../../model/entity/readForm.ts";

/** The addresses of the global config: its settings, and its text. */
export function configRoutes(): RouteObject & { readonly path: string } {
  return {
    path: "config",
    lazy: async () => {
      const { ConfigPages } = await import("./ConfigPages.tsx");
      return { element: <ConfigPages /> };
    },
    children: [
      {
        index: true,
        lazy: async () => {
          const [form, { SettingsPage }] = await Promise.all([
            readForm("server", "settings"),
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
