import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { ConfirmDelete, ConfirmDialog } from "../../../src/components/overlays/ConfirmDialog.tsx";
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

function show(hasArchive = false) {
  const answers = { onConfirm: vi.fn(), onCancel: vi.fn() };
  render(<ConfirmDelete isOpen name="news" hasArchive={hasArchive} {...answers} />);
  return answers;
}

describe("ConfirmDialog", () => {
  it("keeps a name with a hyphen or a slash in one line, each by itself", () => {
    const words = "Really delete 3 streams from config: sport-/north, sport-south, news?";
    render(
      <ConfirmDialog isOpen title="Delete 3 streams?" confirmLabel="Delete" onConfirm={vi.fn()} onCancel={vi.fn()}>
        {words}
      </ConfirmDialog>,
    );
    const body = screen.getByText(/Really delete/);
    expect(body.textContent).toBe(words);
    expect([...body.querySelectorAll("span")].map(({ textContent }) => textContent)).toEqual([
      "sport-/north,",
      "sport-south,",
    ]);
  });
});

describe("ConfirmDelete", () => {
  it("asks with the name of the item [C377]", async () => {
    const { onConfirm } = show();
    expect(screen.getByRole("alertdialog").textContent).toContain("Really delete news from config?");
    expect(screen.queryByText("DVR archive would remain.")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it("says that recordings stay", () => {
    show(true);
    expect(screen.getByText("DVR archive would remain.")).toBeTruthy();
  });

  it.each(["{Enter}", "{Escape}"])("deletes nothing on a hasty %s [C379]", async (key) => {
    const { onConfirm, onCancel } = show();
    await userEvent.keyboard(key);
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it("deletes nothing when it is declined [C379]", async () => {
    const { onConfirm, onCancel } = show();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(onCancel).toHaveBeenCalledOnce();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
