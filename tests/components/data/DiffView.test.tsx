import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DiffView } from "../../../src/components/data/DiffView.tsx";

describe("DiffView", () => {
  it("numbers the lines of both texts and names what came and went", () => {
    render(
      <DiffView
        hunks={[
          {
            oldStart: 8,
            newStart: 9,
            lines: [
              { kind: "same", text: "stream news {" },
              { kind: "removed", text: "  a 1;" },
              { kind: "added", text: "  a 2;" },
              { kind: "added", text: "  b 3;" },
              { kind: "same", text: "}" },
            ],
          },
        ]}
      />,
    );
    const cells = screen
      .getAllByRole("row")
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ["8", "9", " ", "stream news {"],
      ["9", "", "−removed", "  a 1;"],
      ["", "10", "+added", "  a 2;"],
      ["", "11", "+added", "  b 3;"],
      ["10", "12", " ", "}"],
    ]);
  });

  it("says when the texts do not differ", () => {
    render(<DiffView hunks={[]} />);
    expect(screen.getByText("No difference")).toBeTruthy();
  });
});
