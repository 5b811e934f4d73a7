import "../addCssEscape.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Dialog } from "../../../src/components/overlays/Dialog.tsx";

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Import
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Import a configuration"
        footer={<button type="button">Go</button>}
      >
        <input aria-label="File" />
      </Dialog>
    </>
  );
}

async function open() {
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Import" }));
}

describe("Dialog", () => {
  it("is named by its title and keeps the focus inside", async () => {
    await open();
    const dialog = screen.getByRole("dialog", { name: "Import a configuration" });
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  it("closes on Escape and gives the focus back", async () => {
    await open();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    await expect.poll(() => document.activeElement?.textContent).toBe("Import");
  });

  it("closes by its button", async () => {
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
