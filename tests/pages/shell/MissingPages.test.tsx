import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorBoundary } from "../../../src/components/states/ErrorBoundary.tsx";
import { StoresContext } from "../../../src/context/StoresContext.ts";
import { PageNotLoaded } from "../../../src/pages/shell/MissingPages.tsx";
import { fakeStores } from "../support/fakeStores.ts";

function Broken(): never {
  throw new TypeError("tracks is undefined");
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

async function open(address: string) {
  const stores = fakeStores({});
  const shell = (
    <>
      <p>the shell</p>
      <ErrorBoundary>
        <Outlet />
      </ErrorBoundary>
    </>
  );
  const pages = [
    { index: true, element: <p>the list</p> },
    { path: "broken", element: <Broken /> },
    {
      path: "dvr",
      lazy: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module: http://here/dvr.js")),
    },
  ];
  const router = createMemoryRouter([
    { element: shell, children: [{ errorElement: <PageNotLoaded />, children: pages }] },
  ]);
  render(
    <StoresContext value={stores}>
      <RouterProvider router={router} />
    </StoresContext>,
  );
  await act(() => router.navigate(address));
  return { stores, router };
}

describe("a page whose code could not be fetched", () => {
  it("is told in its place, what is around it stays, and other pages open", async () => {
    const { router } = await open("/dvr");
    expect(screen.getByRole("alert").textContent).toContain("This page could not be loaded");
    expect(screen.getByText("the shell")).not.toBeNull();
    await act(() => router.navigate("/"));
    expect(screen.getByText("the list")).not.toBeNull();
  });

  it("can be tried again once the server can be reached", async () => {
    const { stores } = await open("/dvr");
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
    expect(screen.getByRole("alert").textContent).toContain("The server cannot be reached.");
    act(() => stores.connection.move({ kind: "online" }));
    expect(screen.getByRole("button", { name: "Retry" })).not.toBeNull();
  });

  it("leaves a page that breaks to the report of errors", async () => {
    await open("/broken");
    expect(screen.getByRole("alert").textContent).toContain("This page stopped working");
  });
});
