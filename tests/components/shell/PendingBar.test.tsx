import { readFileSync } from "node:fs";
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PendingBar } from "../../../src/components/shell/PendingBar.tsx";

const css = readFileSync("src/components/shell/PendingBar.module.css", "utf8");

afterEach(() => vi.useRealTimers());

/** A console whose page `/late` waits for its code, for as long as the test lasts. */
function open() {
  const shell = (
    <>
      <PendingBar />
      <Outlet />
    </>
  );
  const never = new Promise<never>(() => undefined);
  const children = [
    { index: true, element: <p>The page before</p> },
    { path: "late", lazy: () => never },
  ];
  const router = createMemoryRouter([{ element: shell, children }]);
  render(<RouterProvider router={router} />);
  return router;
}

describe("the bar of a page that takes its time", () => {
  it("is there in the turn in which the page is asked for, without a timer, while the page before stays", async () => {
    const router = open();
    expect(screen.queryByRole("progressbar")).toBeNull();
    vi.useFakeTimers();
    await act(async () => void router.navigate("/late"));
    expect(screen.getByRole("progressbar", { name: "Loading..." })).toBeTruthy();
    expect(screen.getByText("The page before")).toBeTruthy();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is there while a language is on its way, too", async () => {
    const routes = [{ path: "/", element: <PendingBar isBusy /> }];
    render(<RouterProvider router={createMemoryRouter(routes)} />);
    expect(await screen.findByRole("progressbar", { name: "Loading..." })).toBeTruthy();
  });

  it("is seen within 150 ms from then, and not where the page comes at once", () => {
    const delays = [...css.matchAll(/animation: (\w+) ([\d.]+)(ms|s) (\d+)ms/g)].map(([, name, time, unit, delay]) => ({
      name,
      // What moves is seen from its beginning; what appears is seen at its end.
      seenAfterMs: Number(delay) + (name === "appear" ? Number(time) * (unit === "s" ? 1000 : 1) : 0),
    }));
    expect(delays.map(({ name }) => name)).toEqual(["appear", "advance"]);
    for (const { name, seenAfterMs } of delays) {
      expect(seenAfterMs, name).toBeLessThanOrEqual(150);
      expect(seenAfterMs, name).toBeGreaterThan(50);
    }
    expect(css, "nothing else keeps it from being seen").not.toMatch(/transition|opacity|display: none/);
  });
});
