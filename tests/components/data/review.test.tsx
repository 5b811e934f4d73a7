import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ChangeList } from "../../../src/components/data/ChangeList.tsx";
import { DiffView } from "../../../src/components/data/DiffView.tsx";

const changes = [
  { id: "a", entity: "Stream news", field: "Client timeout", old: "30 s", new: "60 s" },
  { id: "b", entity: "Server", field: "Cluster key", old: "hunter2", new: "hunter3", isSecret: true },
  { id: "c", entity: "Stream news", field: "Title", old: undefined, new: "News", impact: "Restarts the stream" },
];

const rowOf = (field: string) => within(screen.getByText(field).closest("li") ?? document.body);

describe("ChangeList", () => {
  it("tells of each field how it was and how it will be, under the thing it belongs to", () => {
    render(<ChangeList changes={changes} />);
    expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual(["Stream news", "Server"]);
    expect(rowOf("Client timeout").getByRole("deletion").textContent).toBe("30 s");
    expect(rowOf("Client timeout").getByRole("insertion").textContent).toBe("60 s");
    expect(rowOf("Title").getByRole("deletion").textContent).toBe("not set");
    expect(rowOf("Title").getByText("Restarts the stream")).toBeTruthy();
  });

  it("shows no secret", () => {
    const { container } = render(<ChangeList changes={changes} />);
    expect(container.innerHTML).not.toContain("hunter");
  });

  it("takes one change back", async () => {
    const onUndo = vi.fn();
    render(<ChangeList changes={changes} onUndo={onUndo} />);
    await userEvent.click(screen.getByRole("button", { name: "Undo Title of Stream news" }));
    expect(onUndo).toHaveBeenCalledExactlyOnceWith("c");
  });

  it("says when there is nothing to review", () => {
    render(<ChangeList changes={[]} />);
    expect(screen.getByText("No unsaved changes")).toBeTruthy();
  });
});

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
