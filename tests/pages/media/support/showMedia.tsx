import { render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { StoresContext } from "../../../../src/context/StoresContext.ts";
import { MediaLayout, MediaPage } from "../../../../src/pages/media/MediaPage.tsx";
import { ShellToasts } from "../../../../src/pages/shell/ShellToasts.tsx";
import type { Stores } from "../../../../src/stores/Stores.ts";

/** The Media screen over some stores: its lists at the root, and any item's page as an empty one. */
export function showMedia(stores: Stores, address = "/") {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <MediaLayout />
            <ShellToasts />
          </>
        ),
        children: [
          { index: true, element: <MediaPage /> },
          { path: ":kind/:mediaNames/*", element: <h1>Item</h1> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <StoresContext value={stores}>
      <RouterProvider router={router} />
    </StoresContext>,
  );
  const list = () => screen.getByRole("grid");
  const rows = () => within(list()).queryAllByRole("row").slice(1);
  return {
    router,
    rows,
    panel: () => screen.getByRole("complementary", { name: "Media lists and filters" }),
    field: () => screen.getByRole<HTMLInputElement>("textbox", { name: "Search media" }),
    search: () => decodeURIComponent(router.state.location.search),
    /** The row of a stream, by what its first link says. */
    row: (name: string) => {
      const found = rows().find((row) => within(row).queryAllByRole("link")[0]?.textContent === name);
      if (!found) throw new Error(`There is no row of ${name}.`);
      return within(found);
    },
    shown: () => rows().flatMap((row) => within(row).queryAllByRole("link")[0]?.textContent ?? []),
  };
}
