import "../addCssEscape.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ConfirmDelete } from "../../../src/components/overlays/ConfirmDialog.tsx";

function show(hasArchive = false) {
  const answers = { onConfirm: vi.fn(), onCancel: vi.fn() };
  render(<ConfirmDelete isOpen name="news" hasArchive={hasArchive} {...answers} />);
  return answers;
}

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
