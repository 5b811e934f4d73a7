import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SavingIndicator } from "../../../src/components/shell/SavingIndicator.tsx";

describe("SavingIndicator", () => {
  it("shows how far the wait has come while a save runs", () => {
    const { rerender } = render(<SavingIndicator state={{ kind: "running", elapsedS: 0, timeoutS: 10 }} />);
    const bar = screen.getByRole("progressbar", { name: "Progress of the save" });
    expect(screen.getByRole("status").textContent).toBe("Saving config...");
    expect(bar.getAttribute("aria-valuenow")).toBe("0");
    rerender(<SavingIndicator state={{ kind: "running", elapsedS: 4, timeoutS: 10 }} />);
    expect(bar.getAttribute("aria-valuenow")).toBe("4");
    expect(bar.getAttribute("aria-valuemax")).toBe("10");
    expect(bar.firstElementChild?.getAttribute("style")).toContain("width: 40%");
  });

  it.each([
    ["slow", "Server response takes too long."],
    ["saved", "Saved."],
    ["idle", ""],
  ] as const)("says what became of it: %s", (kind, words) => {
    render(<SavingIndicator state={{ kind }} />);
    expect(screen.getByRole("status").textContent).toBe(words);
    expect(screen.queryByRole("progressbar")).toBeNull();
  });
});
