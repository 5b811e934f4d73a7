import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Drawer } from "../../../src/components/overlays/Dialog.tsx";
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

  it("stands in the dialog that is open, and after it where it stood before", () => {
    const page = (isOpen: boolean) => (
      <>
        <Toasts toasts={[{ id: "1", tone: "plain", text: "Discarded" }]} onDismiss={() => {}} />
        <Drawer isOpen={isOpen} title="Review" onClose={() => {}} footer={<button type="button">Save all</button>}>
          changes
        </Drawer>
      </>
    );
    const { rerender } = render(page(true));
    expect(within(screen.getByRole("dialog")).getByText("Discarded")).toBeTruthy();
    rerender(page(false));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("Discarded")).toBeTruthy();
  });
});

describe("the time of a toast", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it("is some seconds for what happened, and endless for what failed", async () => {
    const onDismiss = vi.fn();
    const toasts = [
      { id: "done", tone: "plain", text: "Discarded", about: undefined },
      { id: "failed", tone: "bad", text: "Not saved" },
    ] as const;
    render(<Toasts toasts={toasts} onDismiss={onDismiss} />);
    await rest(9000);
    expect(onDismiss).not.toHaveBeenCalled();
    await rest(1500);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith("done");
    onDismiss.mockClear();
    await rest(600_000);
    expect(onDismiss).not.toHaveBeenCalledWith("failed");
  });

  it("begins anew when the same place tells of something else", async () => {
    const onDismiss = vi.fn();
    const shown = (about: string) => (
      <Toasts toasts={[{ id: "1", tone: "plain", text: about, about }]} onDismiss={onDismiss} />
    );
    const { rerender } = render(shown("first"));
    await rest(8000);
    rerender(shown("second"));
    await rest(8000);
    expect(onDismiss).not.toHaveBeenCalled();
    await rest(3000);
    expect(onDismiss).toHaveBeenCalledWith("1");
  });

  it("stands still while the focus is on it", async () => {
    const onDismiss = vi.fn();
    render(<Toasts toasts={[{ id: "1", tone: "plain", text: "Discarded" }]} onDismiss={onDismiss} />);
    act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
    await rest(60_000);
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => screen.getByRole("button", { name: "Dismiss" }).blur());
    await rest(10_500);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith("1");
  });
});
