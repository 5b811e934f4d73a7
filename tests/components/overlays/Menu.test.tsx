import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Menu } from "../../../src/components/overlays/Menu.tsx";
import { Tooltip } from "../../../src/components/overlays/Tooltip.tsx";

const items = [
  { id: "restart", label: "Restart" },
  { id: "move", label: "Move up", isDisabled: true },
  { id: "delete", label: "Delete", icon: "trash" },
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

describe("Tooltip", () => {
  it("shows on keyboard focus, describes its control, and goes on Escape", async () => {
    render(
      <Tooltip text="Its viewers reconnect">
        <button type="button">Restart</button>
      </Tooltip>,
    );
    await userEvent.tab();
    const tooltip = await screen.findByRole("tooltip");
    expect(tooltip.textContent).toBe("Its viewers reconnect");
    expect(screen.getByRole("button").getAttribute("aria-describedby")).toBe(tooltip.id);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("tooltip")).toBeNull();
  });
});
