import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Toasts } from "../../../src/components/overlays/Toasts.tsx";

describe("Toasts", () => {
  it("says what happened where it is read aloud, offers the way back, and can be dismissed", async () => {
    const onPress = vi.fn();
    const onDismiss = vi.fn();
    render(
      <Toasts
        toasts={[{ id: "1", tone: "good", text: "Stream news was removed", action: { label: "Undo", onPress } }]}
        onDismiss={onDismiss}
      />,
    );
    expect(screen.getByRole("log").textContent).toContain("Stream news was removed");
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(onPress).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith("1");
  });
});
