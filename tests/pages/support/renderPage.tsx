import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { StoresContext } from "../../../src/context/StoresContext.ts";
import type { Stores } from "../../../src/stores/Stores.ts";

/** A page in a router, over some stores; the router says where it went. */
export function renderPage(page: ReactNode, stores: Stores, address = "/") {
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: [address] });
  render(
    <StoresContext value={stores}>
      <RouterProvider router={router} />
    </StoresContext>,
  );
  return router;
}
