import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, useSearchParams } from "react-router-dom";
import { expect, it } from "vitest";
import { inPlace, useTyped } from "../../src/components/useTyped.ts";

function Filter() {
  const [params, setParams] = useSearchParams();
  const [typed, type] = useTyped(params.get("q") ?? "", (q) => setParams({ q }, inPlace));
  return <input aria-label="Filter" value={typed} onChange={(event) => type(event.target.value)} />;
}

/** A page with a filter, and another that is loaded when the test lets it. */
function opened() {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => (load = resolve));
  const lazy = () => loaded.then(() => ({ element: <p>other</p> }));
  const router = createMemoryRouter([
    { path: "/", element: <Filter /> },
    { path: "/other", lazy },
  ]);
  render(<RouterProvider router={router} />);
  return { router, load: () => load() };
}

const rested = () => new Promise((go) => setTimeout(go, 300));

it("follows what was typed when the typing rests", async () => {
  const { router } = opened();
  await userEvent.type(screen.getByRole("textbox", { name: "Filter" }), "abc");
  expect(router.state.location.search).toBe("");
  await waitFor(() => expect(router.state.location.search).toBe("?q=abc"));
});

it("does not call off the page that was opened just after", async () => {
  const { router, load } = opened();
  await userEvent.type(screen.getByRole("textbox", { name: "Filter" }), "abc");
  void router.navigate("/other");
  await rested();
  expect([router.state.navigation.state, router.state.location.search]).toEqual(["loading", ""]);
  load();
  expect(await screen.findByText("other")).toBeTruthy();
});
