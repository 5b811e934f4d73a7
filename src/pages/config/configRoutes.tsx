import type { RouteObject } from "react-router-dom";
import { readPageForm } from "../entity/itemRoutes.tsx";

/**
 * The addresses of the global config: its settings, and its text.
 * @param records pages of what was saved and done before, under the same head, where the console has any
 */
export function configRoutes(records: readonly RouteObject[] = []): RouteObject {
  return {
    lazy: async () => {
      const { ConfigPages } = await import("./ConfigPages.tsx");
      return { element: <ConfigPages hasRecords={records.length > 0} /> };
    },
    children: [{ path: "config", children: configPages }, ...records],
  };
}

const configPages: RouteObject[] = [
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
];
