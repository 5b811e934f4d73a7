import { act, render, screen } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorBoundary } from "../../../src/components/states/ErrorBoundary.tsx";
import { lazyPage, lazyPart, MissingParts } from "../../../src/components/states/lazyPart.tsx";

const cut = new TypeError("Failed to fetch dynamically imported module: http://here/BulkBar.js");

function Part({ count }: { readonly count: number }) {
  return <p>{count} are picked</p>;
}

/** A piece of which the code cannot be fetched so many times. */
function loadAfter(failures: number, error: Error = cut) {
  const load = vi.fn<() => Promise<typeof Part>>(async () => {
    if (load.mock.calls.length <= failures) throw error;
    return Part;
  });
  return load;
}

const draw = (Late: ComponentType<{ readonly count: number }>) =>
  render(
    <>
      <MissingParts />
      <ErrorBoundary>
        <p>the list</p>
        <Suspense>
          <Late count={2} />
          <Late count={3} />
        </Suspense>
      </ErrorBoundary>
    </>,
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("a piece of a page whose code cannot be fetched", () => {
  it("is fetched again until the line is back, without a word", async () => {
    const load = loadAfter(Number.POSITIVE_INFINITY);
    draw(lazyPart(load));
    await wait(10_000);
    expect(screen.queryByText("2 are picked")).toBeNull();
    load.mockImplementation(async () => Part);
    await wait(2000);
    expect(screen.getByText("2 are picked")).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Reload" })).toBeNull();
  });

  it("is told as missing after some seconds, while what is around it stays, and comes as the line is back", async () => {
    const load = loadAfter(Number.POSITIVE_INFINITY);
    draw(lazyPart(load));
    await wait(0);
    await wait(11_000);
    expect(screen.queryByRole("button", { name: "Reload" })).toBeNull();
    await wait(2000);
    // Once for all that is missing.
    expect(screen.getAllByText(/A part of this page could not be loaded/)).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Reload" })).not.toBeNull();
    expect(screen.getByText("the list")).not.toBeNull();
    load.mockImplementation(async () => Part);
    await wait(2000);
    expect(screen.getByText("2 are picked")).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Reload" })).toBeNull();
  });

  it("is looked for at once when it is drawn again", async () => {
    const load = loadAfter(Number.POSITIVE_INFINITY);
    const Late = lazyPart(load);
    const { unmount } = draw(Late);
    await wait(13_000);
    unmount();
    load.mockImplementation(async () => Part);
    draw(Late);
    await wait(0);
    expect(screen.getByText("2 are picked")).not.toBeNull();
  });

  it("is not fetched again where its code breaks", async () => {
    const load = loadAfter(Number.POSITIVE_INFINITY, new TypeError("tracks is undefined"));
    draw(lazyPart(load));
    await wait(0);
    expect(screen.getByText(/This page stopped working/)).not.toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe("a page whose code cannot be fetched", () => {
  it("is told in its place, and fetched anew by a press of Retry", async () => {
    const load = loadAfter(1);
    draw(lazyPage(load));
    await wait(0);
    expect(screen.getByRole("button", { name: "Retry" })).not.toBeNull();
    await wait(1000);
    await act(async () => screen.getByRole("button", { name: "Retry" }).click());
    await wait(0);
    expect(screen.getByText("2 are picked")).not.toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
