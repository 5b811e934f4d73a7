import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Panel } from "../../../src/components/data/Panel.tsx";

function Folding() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title="Log" marks={<em>3 problems</em>} help="What it said." folding={{ isOpen, onFold: setOpen }}>
      <p>lines</p>
    </Panel>
  );
}

describe("a section of a page", () => {
  it("is named by its title, without what stands beside it", () => {
    render(
      <Panel title="Sources" marks={<em>new</em>} actions={<button type="button">Add</button>}>
        <p>two</p>
      </Panel>,
    );
    const section = screen.getByRole("region", { name: "Sources" });
    expect(within(section).getByRole("heading", { level: 2 }).textContent).toBe("Sources new");
    expect(within(section).getByText("two")).toBeTruthy();
  });

  it("is none without a title: a nameless place to go to helps nobody", () => {
    const { container } = render(<Panel isFlush>rows</Panel>);
    expect([screen.queryByRole("region"), container.querySelector("section"), screen.queryByRole("heading")]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("folds by its title, which says whether it is open and what it opens", async () => {
    render(<Folding />);
    const toggle = screen.getByRole("button", { name: "Log 3 problems" });
    expect(toggle.getAttribute("aria-expanded")).toBe("false");
    expect(screen.getByText("lines").closest("[hidden]")?.id).toBe(toggle.getAttribute("aria-controls"));
    await userEvent.click(toggle);
    expect(toggle.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByText("lines").closest("[hidden]")).toBeNull();
  });

  it("is a level deeper within another", () => {
    render(
      <Panel title="main" level={3}>
        rules
      </Panel>,
    );
    expect(screen.getByRole("heading", { level: 3, name: "main" })).toBeTruthy();
  });
});
