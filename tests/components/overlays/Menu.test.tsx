import "../addCssEscape.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Menu } from "../../../src/components/overlays/Menu.tsx";

const items = [
  { id: "restart", label: "Restart" },
  { id: "move", label: "Move up", isDisabled: true },
  { id: "delete", label: "Delete", isDangerous: true },
] as const;

describe("Menu", () => {
  it("opens and chooses by keyboard, past what cannot be chosen", async () => {
    const onAction = vi.fn();
    render(<Menu items={items} onAction={onAction} />);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("menuitem", { name: "Move up" }).getAttribute("aria-disabled")).toBe("true");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onAction).toHaveBeenCalledExactlyOnceWith("delete");
    expect(screen.queryByRole("menu")).toBeNull();
  });
});
