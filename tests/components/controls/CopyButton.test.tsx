import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { CopyButton } from "../../../src/components/controls/CopyButton.tsx";

describe("CopyButton", () => {
  it("copies the value and says so", async () => {
    const user = userEvent.setup();
    render(<CopyButton value="rtmp://host/static/news" />);
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe("rtmp://host/static/news");
    expect(screen.getByRole("status").textContent).toBe("Copied");
  });

  it("says that it did not, where the browser refuses", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
    render(<CopyButton value="x" label="Copy the address" />);
    await user.click(screen.getByRole("button", { name: "Copy the address" }));
    expect(screen.getByRole("status").textContent).toMatch(/^Not copied/);
  });
});
