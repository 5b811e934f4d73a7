import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Notifications } from "../../../src/components/shell/Notifications.tsx";

const area = () => screen.getByRole("region", { name: "Notifications" });

describe("Notifications", () => {
  it("shows a notice of a new version [C066]", () => {
    render(<Notifications nextVersion="26.12" errors={[]} />);
    expect(within(area()).getByText("A new version is available: 26.12")).toBeTruthy();
  });

  it("shows the error texts, two of the same words as well [C067]", () => {
    render(<Notifications errors={["port 1935 is taken", "disk full", "disk full"]} />);
    expect(within(area()).getAllByRole("listitem")).toHaveLength(3);
    expect(within(area()).getAllByText("disk full", { selector: "summary *" })).toHaveLength(2);
  });

  it("opens each notification to its whole text [C068]", async () => {
    const error = "disk full\nOld recordings are removed early";
    render(<Notifications nextVersion="26.12" errors={[error]} />);
    for (const item of within(area()).getAllByRole("listitem")) {
      const details = within(item).getByRole("group");
      expect(details.hasAttribute("open")).toBe(false);
      await userEvent.click(within(item).getByText(/^(A new version|disk full)/, { selector: "summary *" }));
      expect(details.hasAttribute("open")).toBe(true);
    }
    expect(within(area()).getByText(/Old recordings are removed early/)).toBeTruthy();
  });

  it.each([
    ["one error", { errors: ["a"] }, "150px"],
    ["a pending version", { nextVersion: "26.12", errors: [] }, "150px"],
    ["two errors and a pending version", { nextVersion: "26.12", errors: ["a", "b"] }, "250px"],
  ])("is 100 px high and 50 more for each: %s [C505]", (_, props, height) => {
    render(<Notifications {...props} />);
    expect(area().style.height).toBe(height);
  });

  it("folds to its heading, and unfolds again", async () => {
    render(<Notifications errors={["disk full"]} />);
    const toggle = screen.getByRole("button", { name: /Notifications/ });
    await userEvent.click(toggle);
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    expect(screen.queryByRole("listitem")).toBeNull();
    expect(area().style.height).toBe("");
    await userEvent.click(toggle);
    expect(screen.getByRole("listitem")).toBeTruthy();
  });

  it("is not there when there is nothing to say", () => {
    const { container } = render(<Notifications errors={[]} />);
    expect(container.childElementCount).toBe(0);
  });
});
