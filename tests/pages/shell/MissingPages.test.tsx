import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { ErrorBoundary } from "../../../src/components/states/ErrorBoundary.tsx";
import { StoresContext } from "../../../src/context/StoresContext.ts";
import { PageNotLoaded, withRetries } from "../../../src/pages/shell/MissingPages.tsx";
import { fakeStores } from "../support/fakeStores.ts";

function Broken(): never {
  throw new TypeError("tracks is undefined");
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

/** How often the page at /dvr cannot be fetched. */
let failures = 0;

function Dvr() {
  return <p>the recordings</p>;
}

afterEach(() => vi.restoreAllMocks());

async function open(address: string, fails = Number.POSITIVE_INFINITY) {
  failures = fails;
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
      lazy: async () => {
        failures -= 1;
        if (failures >= 0) throw new TypeError("Failed to fetch dynamically imported module: http://here/dvr.js");
        return { Component: Dvr };
      },
    },
  ];
  const router = createMemoryRouter([
    { element: shell, children: withRetries([{ errorElement: <PageNotLoaded />, children: pages }]) },
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

  it("is fetched again where it stands when one presses Retry, and says nothing of it once it is there", async () => {
    // Once as it is opened, once as that is told.
    await open("/dvr", 2);
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("the recordings")).not.toBeNull();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is fetched by itself as the line is back", async () => {
    const { stores } = await open("/dvr", 3);
    act(() => stores.connection.move({ kind: "offline", since: 0, nextAttemptAt: 0 }));
    failures = 0;
    act(() => stores.connection.move({ kind: "online" }));
    expect(await screen.findByText("the recordings")).not.toBeNull();
  });

  it("is loaded with the whole console where the server has another build of it", async () => {
    const script = document.createElement("script");
    script.type = "module";
    script.setAttribute("src", "/admin/assets/index-old.js");
    document.head.append(script);
    onTestFinished(() => script.remove());
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("/admin/assets/index-new.js"));
    await open("/dvr");
    expect(await screen.findByRole("button", { name: "Reload" })).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
    expect(screen.getByRole("alert").textContent).toContain("a newer version of the console");
  });

  it("leaves a page that breaks to the report of errors", async () => {
    await open("/broken");
    expect(screen.getByRole("alert").textContent).toContain("This page stopped working");
  });
});
