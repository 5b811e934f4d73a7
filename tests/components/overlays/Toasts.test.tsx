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

  it("stands in the dialog that was open as it came, and after it on the page", () => {
    const { show, saidIn } = pageWithDialog();
    show({ isOpen: true, said: [] });
    show({ isOpen: true, said: ["Discarded"] });
    expect(saidIn("dialog")).toBe("Discarded");
    show({ isOpen: false, said: ["Discarded"] });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(saidIn("page")).toBe("Discarded");
  });

  it("stays on the page when a dialog opens later: it tells nothing of that one, as another one under its id does", () => {
    const { show, saidIn } = pageWithDialog();
    show({ isOpen: false, said: ["Not switched"] });
    show({ isOpen: true, said: ["Not switched"] });
    expect(saidIn("dialog")).toBe("");
    expect(saidIn("page")).toBe("Not switched");
    show({ isOpen: true, said: ["Not disconnected"] });
    expect(saidIn("dialog")).toBe("Not disconnected");
    expect(saidIn("page")).toBe("");
  });
});

/** A page with messages, and a dialog over it. */
function pageWithDialog() {
  const page = ({ isOpen, said }: { readonly isOpen: boolean; readonly said: readonly string[] }) => (
    <>
      <main>
        <Toasts toasts={said.map((text) => ({ id: "failure", tone: "bad", text, about: text }))} onDismiss={() => {}} />
      </main>
      <Drawer isOpen={isOpen} title="Review" onClose={() => {}} footer={<button type="button">Save all</button>}>
        changes
      </Drawer>
    </>
  );
  const { rerender } = render(page({ isOpen: false, said: [] }));
  const places = { dialog: () => screen.getByRole("dialog"), page: () => screen.getByRole("main", { hidden: true }) };
  return {
    show: (state: Parameters<typeof page>[0]) => rerender(page(state)),
    saidIn: (place: keyof typeof places) => within(places[place]()).getByRole("log", { hidden: true }).textContent,
  };
}

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

  it("goes on while a dialog lies over it", async () => {
    const onDismiss = vi.fn();
    const page = (isOpen: boolean) => (
      <>
        <Toasts toasts={[{ id: "1", tone: "plain", text: "Discarded" }]} onDismiss={onDismiss} />
        <Drawer isOpen={isOpen} title="Review" onClose={() => {}}>
          changes
        </Drawer>
      </>
    );
    const { rerender } = render(page(false));
    await rest(5000);
    rerender(page(true));
    await rest(4500);
    expect(onDismiss).not.toHaveBeenCalled();
    await rest(1000);
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith("1");
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
