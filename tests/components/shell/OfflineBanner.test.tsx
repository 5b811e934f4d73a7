import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { OfflineBanner } from "../../../src/components/shell/OfflineBanner.tsx";

describe("OfflineBanner", () => {
  it("says that the connection is lost, how old the data is and when the next attempt comes", () => {
    render(<OfflineBanner age="12 s" nextAttemptInS={2} onReconnect={() => {}} />);
    expect(screen.getByRole("alert").textContent).toBe("Offline mode, connection with server has been lost.");
    expect(screen.getByText("Last data 12 s ago.")).toBeTruthy();
    expect(screen.getByText("Next attempt in 2 s.")).toBeTruthy();
  });

  it("reconnects at once when asked to", async () => {
    const onReconnect = vi.fn();
    render(<OfflineBanner nextAttemptInS={2} onReconnect={onReconnect} />);
    await userEvent.click(screen.getByRole("button", { name: "Reconnect now" }));
    expect(onReconnect).toHaveBeenCalledOnce();
  });

  it("does not start a second attempt while one is under way", async () => {
    const onReconnect = vi.fn();
    render(<OfflineBanner nextAttemptInS={null} onReconnect={onReconnect} />);
    await userEvent.click(screen.getByRole("button", { name: "Reconnect now" }));
    expect(onReconnect).not.toHaveBeenCalled();
    expect(screen.getByText("Connecting…")).toBeTruthy();
  });
});
