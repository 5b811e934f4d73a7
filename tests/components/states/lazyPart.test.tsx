import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorBoundary } from "../../../src/components/states/ErrorBoundary.tsx";
import { lazyPart } from "../../../src/components/states/lazyPart.tsx";

const cut = new TypeError("Failed to fetch dynamically imported module: http://here/BulkBar.js");

/** A part of which the code cannot be fetched so many times. */
function partAfter(failures: number, error: Error = cut) {
  const load = vi.fn<() => Promise<typeof Part>>(async () => {
    if (load.mock.calls.length <= failures) throw error;
    return Part;
  });
  const Late = lazyPart(load);
  const draw = () =>
    render(
      <ErrorBoundary>
        <p>the list</p>
        <Suspense>
          <Late count={2} />
        </Suspense>
      </ErrorBoundary>,
    );
  return { load, draw };
}

function Part({ count }: { readonly count: number }) {
  return <p>{count} are picked</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("a part of a page whose code cannot be fetched", () => {
  it("is fetched again until the line is back, and what is around it stays", async () => {
    const { draw } = partAfter(4);
    draw();
    await wait(5000);
    expect(screen.getByText("the list")).not.toBeNull();
    expect(screen.queryByText("2 are picked")).toBeNull();
    await wait(5000);
    expect(screen.getByText("2 are picked")).not.toBeNull();
    expect(screen.getByText("the list")).not.toBeNull();
  });

  it("is told as missing after a minute, and is fetched anew by a press of Retry", async () => {
    const { load, draw } = partAfter(Number.POSITIVE_INFINITY);
    draw();
    await wait(55_000);
    expect(screen.queryByRole("alert")).toBeNull();
    await wait(3000);
    expect(screen.getByRole("alert")).not.toBeNull();
    await wait(1000);
    load.mockImplementation(async () => Part);
    await act(async () => screen.getByRole("button", { name: "Retry" }).click());
    await wait(0);
    expect(screen.getByText("2 are picked")).not.toBeNull();
  });

  it("is not fetched again where its code breaks", async () => {
    const { load, draw } = partAfter(1, new TypeError("tracks is undefined"));
    draw();
    await wait(0);
    expect(screen.getByRole("alert")).not.toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
