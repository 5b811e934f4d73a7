import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ProgressBar } from "../../../src/components/states/ProgressBar.tsx";
import { StatusDot } from "../../../src/components/states/StatusDot.tsx";

const statuses = ["on", "warn", "off", "dis", "err"] as const;

describe("StatusDot", () => {
  it("tells the states apart by shape, not by colour alone", () => {
    const shapes = statuses.map((status) => {
      const { container, unmount } = render(<StatusDot status={status} text="x" />);
      const shape = container.querySelector("svg")?.innerHTML;
      unmount();
      return shape;
    });
    expect(new Set(shapes).size).toBe(statuses.length);
  });

  it("keeps its words for those who listen where only the shape is seen", () => {
    render(<StatusDot status="err" text="connection refused" isShapeOnly />);
    expect(screen.getByText("connection refused")).toBeTruthy();
    expect(screen.getByTitle("connection refused")).toBeTruthy();
  });
});

const fill = () => screen.getByRole("meter").firstElementChild;

describe("ProgressBar", () => {
  it.each([
    [0, "green"],
    [69, "green"],
    [70, "orange"],
    [89, "orange"],
    [90, "red"],
    [100, "red"],
  ])("turns from green over orange at 70 to red at 90 %: %i is %s [S517] [S518]", (value, colour) => {
    render(<ProgressBar kind="level" label="/storage" value={value} />);
    expect(fill()?.className).toContain(colour);
  });

  it("stays within its track, whatever the value", () => {
    const { rerender } = render(<ProgressBar kind="level" label="/storage" value={140} />);
    expect(fill()?.getAttribute("style")).toContain("width: 100%");
    expect(screen.getByRole("meter").getAttribute("aria-valuenow")).toBe("100");
    rerender(<ProgressBar kind="level" label="/storage" value={1} max={0} />);
    expect(fill()?.getAttribute("style")).toContain("width: 0%");
  });

  it("has one colour for how far something has come", () => {
    render(<ProgressBar label="Upload" value={95} valueText="95 %" />);
    const bar = screen.getByRole("progressbar", { name: "Upload" });
    expect(bar.firstElementChild?.className).toContain("accent");
    expect(bar.getAttribute("aria-valuetext")).toBe("95 %");
  });
});
