import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorBoundary } from "../../../src/components/states/ErrorBoundary.tsx";

let isBroken = true;

function Page() {
  if (isBroken) throw new TypeError("tracks is undefined");
  return <p>the page</p>;
}

const page = (address: string) => (
  <ErrorBoundary resetKey={address}>
    <Page />
  </ErrorBoundary>
);

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, "error").mockImplementation(() => {});
});

describe("ErrorBoundary", () => {
  it("says that the page stopped, and gives a report to copy", async () => {
    const user = userEvent.setup();
    const onError = vi.fn();
    history.replaceState(null, "", "/admin?query=secret#play=news");
    render(
      <ErrorBoundary version="26.11" onError={onError}>
        <Page />
      </ErrorBoundary>,
    );
    expect(screen.getByRole("alert").textContent).toContain("This page stopped working");
    await user.click(screen.getByRole("button", { name: "Copy report" }));
    const report = await navigator.clipboard.readText();
    expect(report).toContain("TypeError: tracks is undefined");
    expect(report).toContain("at: /admin\n");
    expect(report).toContain("version: 26.11");
    expect(report).toContain("components:");
    expect(report).not.toContain("secret");
    expect(onError).toHaveBeenCalledOnce();
  });

  it("tries again on Retry, and when the address changes", async () => {
    const { rerender } = render(page("/a"));
    isBroken = false;
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(screen.getByText("the page")).toBeTruthy();
    isBroken = true;
    rerender(page("/a"));
    expect(screen.getByRole("alert")).toBeTruthy();
    isBroken = false;
    rerender(page("/b"));
    expect(screen.getByText("the page")).toBeTruthy();
  });
});
