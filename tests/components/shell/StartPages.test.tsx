import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ServerErrorPage } from "../../../src/components/shell/StartPages.tsx";

describe("ServerErrorPage", () => {
  it("says that the server failed, in its own words too, and tries again", async () => {
    const onRetry = vi.fn();
    render(<ServerErrorPage onRetry={onRetry} detail="502 Bad Gateway" />);
    expect(screen.getByRole("alert").textContent).toContain("Server error");
    expect(screen.getByText("502 Bad Gateway")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it("says that it goes on trying while it does", () => {
    render(<ServerErrorPage onRetry={() => {}} isTryingOn />);
    expect(screen.getByText("The console keeps retrying. Unsaved changes are kept.")).toBeTruthy();
  });

  it("does not ask twice at once", async () => {
    const onRetry = vi.fn();
    render(<ServerErrorPage onRetry={onRetry} isRetrying />);
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(onRetry).not.toHaveBeenCalled();
  });
});
