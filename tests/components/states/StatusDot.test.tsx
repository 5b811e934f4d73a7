import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
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
