import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from "react-router-dom";
import { StoresContext } from "../../../../src/context/StoresContext.ts";
import type { ServerInfo } from "../../../../src/generated/types/ServerInfo.ts";
import type { JsonObject } from "../../../../src/model/Json.ts";
import { mediaItems } from "../../../../src/pages/media/mediaItems.tsx";
import { ShellToasts } from "../../../../src/pages/shell/ShellToasts.tsx";
import { useFollowRename } from "../../../../src/pages/shell/useFollowRename.ts";
import type { Stores } from "../../../../src/stores/Stores.ts";
import { approveByChecks } from "../../../../src/stores/saving/approvers.ts";
import { fakeStores } from "../../support/fakeStores.ts";

/** What surrounds an item in the console: it follows renames and tells what failed. */
function Shell() {
  useFollowRename();
  return (
    <>
      <Outlet />
      <ShellToasts />
    </>
  );
}

/** An address of a location, mirror or VOD over real stores, by the console's own routes; the server takes every save. */
export async function openItem(
  tree: JsonObject,
  address: string,
  routes: readonly RouteObject[] = mediaItems,
  others: {
    readonly configText?: (stores: Stores) => Stores["configText"];
    /** What the server says of itself. */
    readonly info?: Partial<ServerInfo>;
    /** What the server is to answer. */
    readonly prepare?: (stores: ReturnType<typeof fakeStores>) => void;
  } = {},
) {
  // A config store changes its tree in place.
  const fakes = fakeStores(structuredClone(tree), others.info);
  others.prepare?.(fakes);
  const stores = { ...fakes, configText: others.configText?.(fakes) ?? fakes.configText };
  stores.save.approveWith(approveByChecks(stores.config));
  const router = createMemoryRouter(
    [{ element: <Shell />, children: [{ index: true, element: <p>The lists</p> }, ...routes] }],
    { initialEntries: [address] },
  );
  render(
    <StoresContext value={stores}>
      <RouterProvider router={router} />
    </StoresContext>,
  );
  await waitFor(() => router.state.initialized || expect.fail("the page was not loaded"), { timeout: 10_000 });
  const user = userEvent.setup();
  const field = (name: string | RegExp) =>
    screen.findByRole<HTMLInputElement>("textbox", { name }, { timeout: 10_000 });
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  return {
    stores,
    router,
    user,
    press,
    field,
    path: () => router.state.location.pathname,
    /** Types into a field in the place of what stood there. */
    retype: async (name: string | RegExp, typed: string) => {
      const input = await field(name);
      await user.clear(input);
      if (typed !== "") await user.type(input, typed);
    },
    /** Presses Save; answers what the server was sent. */
    save: async () => {
      const before = stores.saved.length;
      await waitFor(() => {
        if (screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled) throw new Error("Save is closed");
      });
      await press("Save");
      await waitFor(() => {
        if (stores.saved.length === before) throw new Error("nothing was saved");
      });
      return stores.saved.at(-1);
    },
    /** Chooses Delete among the actions; answers the question. */
    askToDelete: async () => {
      await press("More actions");
      await user.click(await screen.findByRole("menuitem", { name: /^Delete/ }));
      const question = await screen.findByRole("alertdialog");
      const confirm = () => user.click(within(question).getByRole("button", { name: "Delete" }));
      return { words: question.textContent ?? "", confirm };
    },
  };
}
