import "../addCssEscape.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Tooltip } from "../../../src/components/overlays/Tooltip.tsx";

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
