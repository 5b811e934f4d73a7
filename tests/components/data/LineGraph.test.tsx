import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { LineGraph } from "../../../src/components/data/LineGraph.tsx";

function draw(
  size: "large" | "medium" | "small",
  points: readonly (readonly [number, number])[] = [
    [0, 1],
    [1000, 2],
  ],
) {
  const series = [{ label: "in", points }];
  const { unmount } = render(
    <LineGraph label="Traffic" series={series} size={size} formatValue={String} formatTime={String} />,
  );
  const { height } = screen.getByRole("img", { name: "Traffic" }).style;
  return { height, unmount };
}

describe("LineGraph", () => {
  it("is 400, 250 or 150 high [C484]", () => {
    const heights = (["large", "medium", "small"] as const).map((size) => {
      const { height, unmount } = draw(size);
      unmount();
      return height;
    });
    expect(heights).toEqual(["400px", "250px", "150px"]);
  });

  it("says so while there is nothing to draw", () => {
    draw("small", []);
    expect(screen.getByText("No data yet")).toBeTruthy();
  });
});
