import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { giveSize } from "../../support/giveLayout.ts";
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

  it("tells the values of each moment by keyboard too, and is at the newest again when it is left", async () => {
    const series = [
      {
        label: "in",
        points: [
          [0, 1],
          [1000, 2],
          [2000, 3],
        ] as const,
      },
      {
        label: "out",
        points: [
          [1000, 20],
          [2000, 30],
        ] as const,
      },
    ];
    render(
      <LineGraph
        label="Traffic"
        series={series}
        size="small"
        formatValue={(value) => `${value} b`}
        formatTime={String}
      />,
    );
    const slider = screen.getByRole("slider", { name: /^Traffic/ });
    await userEvent.tab();
    expect(document.activeElement).toBe(slider);
    expect(slider.getAttribute("aria-valuetext")).toBe("2000, in 3 b, out 30 b");
    fireEvent.change(slider, { target: { value: "0" } });
    expect(slider.getAttribute("aria-valuetext")).toBe("0, in 1 b, out –");
    await userEvent.tab();
    expect(slider.getAttribute("aria-valuetext")).toBe("2000");
  });

  it("tells each mark of the axis of values which value is the largest", async () => {
    giveSize(600, 150);
    const series = [
      {
        label: "in",
        points: [
          [0, 1],
          [1000, 12],
        ] as const,
      },
      {
        label: "out",
        points: [
          [0, 3],
          [1000, 2],
        ] as const,
      },
    ];
    render(
      <LineGraph
        label="Traffic"
        series={series}
        size="small"
        formatValue={String}
        formatMark={(value, largest) => `${value} of ${largest}`}
        formatTime={String}
      />,
    );
    await screen.findByText("10 of 12");
    expect(screen.getByText("0 of 12")).toBeTruthy();
  });

  it("ends its axis at a round mark above the largest value, in steps that are round in the unit they are told in", async () => {
    giveSize(600, 250);
    const points = [
      [0, 1024],
      [1000, 3.9 * 1024],
    ] as const;
    render(
      <LineGraph
        label="Memory"
        series={[{ label: "in use", points }]}
        size="medium"
        formatValue={String}
        formatMark={(value) => `${value / 1024} GB`}
        formatTime={String}
        ratio={(largest) => (largest < 1024 ? 1 : 1024)}
      />,
    );
    await screen.findByText("4 GB");
    expect(screen.getAllByText(/GB$/).map(({ textContent }) => textContent)).toEqual([
      "0 GB",
      "1 GB",
      "2 GB",
      "3 GB",
      "4 GB",
    ]);
  });

  it("says beside its names what was last measured, but nothing where it ends before now", () => {
    const series = [
      {
        label: "in",
        points: [
          [0, 1],
          [1000, 2],
        ] as const,
      },
    ];
    const asked = { label: "Traffic", series, size: "small", formatValue: String, formatTime: String } as const;
    const { rerender } = render(<LineGraph {...asked} />);
    const names = () => screen.getAllByRole("listitem").map((item) => item.textContent.trim());
    expect(names()).toEqual(["in 2"]);
    rerender(<LineGraph {...asked} isPast />);
    expect(names()).toEqual(["in"]);
  });

  it("says so while there is nothing to draw", () => {
    draw("small", []);
    expect(screen.getByText("No data yet")).toBeTruthy();
  });

  it("shows a time without measurements as a hole, and a point between two holes as a dot", async () => {
    giveSize(600, 150);
    const times = [0, 1, 2, 3, 20, 40, 41].map((second) => [second * 1000, 5] as const);
    draw("small", times);
    const path = () => screen.getByRole("img").querySelector("path[fill=none]")?.getAttribute("d") ?? "";
    await waitFor(() => expect(path().match(/M/g)).toHaveLength(3));
    expect(path()).toMatch(/M[\d.,]+Z/);
  });

  it("shows the values of a time under the pointer, and is made of lines alone while there is none", async () => {
    giveSize(600, 150);
    draw("small");
    const image = screen.getByRole("img");
    await waitFor(() => expect(image.querySelector("path[fill=none]")).not.toBeNull());
    const parts = () => image.querySelectorAll("rect[data-testid]").length + image.querySelectorAll("rect").length;
    const alone = parts();
    const lines = image.querySelector("[class*=lines]");
    if (lines === null) throw new Error("nothing to point at");
    fireEvent.pointerEnter(lines);
    await waitFor(() => expect(parts()).toBeGreaterThan(alone));
    const slice = [...image.querySelectorAll("rect")].at(-1);
    if (slice === undefined) throw new Error("no part of a time");
    fireEvent.mouseEnter(slice, { clientX: 300, clientY: 50 });
    fireEvent.mouseMove(slice, { clientX: 300, clientY: 50 });
    await waitFor(() => expect(image.querySelector("[class*=tip]")?.textContent).toMatch(/in [12]/));
    fireEvent.pointerLeave(lines);
    await waitFor(() => expect(parts()).toBe(alone));
    expect(image.querySelector("[class*=tip]")).toBeNull();
  });

  it("tells of a span that is dragged over with a mouse, and of no mere press", () => {
    const spans: number[][] = [];
    const series = [{ label: "in", points: [0, 600].map((ms) => [ms, 1] as const) }];
    const { container } = render(
      <LineGraph
        label="Traffic"
        series={series}
        size="small"
        formatValue={String}
        formatTime={String}
        onSpan={(from, to) => spans.push([from, to])}
      />,
    );
    const area = container.querySelector<HTMLElement>("[class*=draggable]");
    if (area === null) throw new Error("nothing to drag over");
    // 64 px for the labels at the left, 32 at the right.
    area.getBoundingClientRect = () => new DOMRect(0, 0, 696, 150);
    const drag = (from: number, to: number, pointerType = "mouse") => {
      fireEvent.pointerDown(area, { clientX: from, button: 0, pointerType });
      fireEvent.pointerMove(area, { clientX: to, pointerType });
      fireEvent.pointerUp(area, { clientX: to, pointerType });
    };
    drag(464, 164);
    drag(300, 303);
    drag(164, 464, "touch");
    expect(spans).toEqual([[100, 400]]);
  });
});
