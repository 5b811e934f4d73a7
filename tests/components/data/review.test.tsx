import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { MemoryRouter } from "react-router-dom";
import { ChangeList } from "../../../src/components/data/ChangeList.tsx";
import { type ChangeRow, changeSections } from "../../../src/components/data/changeGroups.ts";
import { LineDiff } from "../../../src/components/data/LineDiff.tsx";
import { giveLayout } from "../../support/giveLayout.ts";

const changes = [
  { id: "a", entity: "Stream news", field: "Client timeout", old: "30 s", new: "60 s" },
  { id: "b", entity: "Server", field: "Cluster key", old: "hunter2", new: "hunter3", isSecret: true },
  { id: "c", entity: "Stream news", field: "Title", old: undefined, new: "News", impact: "Restarts the stream" },
];

/** A title of its own for each of so many streams. */
function ownChanges(count: number): readonly ChangeRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    entity: `Stream ${index}`,
    field: "Title",
    old: "A",
    new: `B ${index}`,
    among: { plural: "streams", name: String(index) },
  }));
}

const rowOf = (field: string) => within(screen.getByText(field).closest("li") ?? document.body);

describe("LineDiff", () => {
  it("shows what hides in a line", () => {
    giveLayout();
    const lines = [{ kind: "added" as const, text: "title abc\u202Egnp.exe;" }];
    render(<LineDiff label="Lines" hunks={[{ oldStart: 1, newStart: 1, lines }]} columns="one" />, {
      wrapper: MemoryRouter,
    });
    expect(screen.getByText("title abc[U+202E]gnp.exe;")).toBeTruthy();
  });
});

describe("ChangeList", () => {
  it("tells of each field how it was and how it will be, under the thing it belongs to", () => {
    render(<ChangeList changes={changes} />);
    expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual(["Stream news", "Server"]);
    expect(rowOf("Client timeout").getByRole("deletion").textContent).toBe("30 s");
    expect(rowOf("Client timeout").getByRole("insertion").textContent).toBe("60 s");
    expect(rowOf("Title").getByText("not set")).toBeTruthy();
    expect(rowOf("Title").queryByRole("deletion")).toBeNull();
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

  it("tells an equal change of several once, with whom it is about when that is opened, and takes it back for all", async () => {
    const onUndoEach = vi.fn();
    const equal = ["news", "sport", "film"].map((name, index) => ({
      id: name,
      entity: `Stream ${name}`,
      field: "Client timeout",
      old: index === 0 ? "30 s" : "60 s",
      new: "90 s",
      among: { plural: "streams", name },
    }));
    render(<ChangeList changes={equal} onUndo={() => undefined} onUndoEach={onUndoEach} />);
    expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual(["3 streams"]);
    expect(screen.getAllByRole("insertion").map(({ textContent }) => textContent)).toEqual(["90 s"]);
    expect(screen.getByText("various")).toBeTruthy();
    expect(screen.queryByText("sport")).toBeNull();
    await userEvent.click(screen.getByText("3 streams", { selector: "summary" }));
    expect(await screen.findByText("sport")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Undo Client timeout of 3 streams" }));
    expect(onUndoEach).toHaveBeenCalledExactlyOnceWith(["news", "sport", "film"]);
  });

  it("tells those from which something follows apart from the others, with what that is", () => {
    const change = (name: string, old: string, impact?: string): ChangeRow => ({
      id: name,
      entity: `Stream ${name}`,
      field: "Archive",
      old,
      new: "3 d",
      impact,
      among: { plural: "streams", name },
    });
    const shorter = ["a", "b", "c"].map((name) => change(name, "7 d", "May remove recordings"));
    const longer = ["d", "e", "f"].map((name) => change(name, "1 d"));
    render(<ChangeList changes={longer.flatMap((one, index) => [one, shorter[index] ?? one])} />);
    const [first, second] = screen.getAllByText("Archive").map((field) => within(field.closest("li") ?? document.body));
    expect(screen.getAllByText("May remove recordings")).toHaveLength(1);
    expect([first?.queryByText("May remove recordings"), first?.getByText("1 d")]).toEqual([null, expect.anything()]);
    expect([second?.getByText("May remove recordings"), second?.getByText("7 d")].every(Boolean)).toBe(true);
  });

  it("tells what is deleted first, and once of several", () => {
    const gone = ["a", "b", "c"].map((name) => ({
      id: name,
      entity: `Stream ${name}`,
      field: "",
      old: undefined,
      new: undefined,
      whole: "deleted" as const,
      among: { plural: "streams", name },
    }));
    render(<ChangeList changes={[...changes, ...gone]} />);
    expect(screen.getAllByRole("heading").map((heading) => heading.textContent)).toEqual([
      "3 streams",
      "Stream news",
      "Server",
    ]);
    expect(screen.getAllByText("deleted")).toHaveLength(1);
  });

  it("tells of a list what became of each item: one that goes is struck through, one that comes has its settings", () => {
    const parts = [
      { kind: "removed", item: "udp://b", title: "" },
      { kind: "added", item: "udp://c", title: "", detail: "Priority 2" },
      { kind: "value", item: "udp://a", title: "Priority", from: "not set", isFromUnset: true, to: "1" },
    ] as const;
    const list = { id: "l", entity: "Stream news", field: "Inputs", old: undefined, new: undefined, parts };
    render(<ChangeList changes={[list]} />);
    const read = screen.getAllByRole("listitem").map((row) => row.textContent);
    expect(read.slice(1)).toEqual([
      "udp://bremoved",
      "udp://caddedPriority 2",
      "udp://a, Prioritywas not set becomes 1",
    ]);
    expect(screen.getAllByRole("deletion").map(({ textContent }) => textContent)).toEqual(["udp://b"]);
  });

  it("draws the first hundred of many, and has the others at hand", async () => {
    render(<ChangeList changes={ownChanges(130)} />);
    expect(screen.getAllByText("Title")).toHaveLength(100);
    await userEvent.click(screen.getByRole("button", { name: "Show 30 more of 30" }));
    expect(screen.getAllByText("Title")).toHaveLength(130);
  });

  it("puts ten thousand changes under their headings in a moment", () => {
    const begun = performance.now();
    expect(changeSections(ownChanges(10_000))).toHaveLength(10_000);
    expect(changeSections(ownChanges(10_000).map((change) => ({ ...change, new: "B" })))).toHaveLength(1);
    expect(performance.now() - begun).toBeLessThan(8000);
  });

  it("leaves the focus on the next undo, and on the list after the last", async () => {
    const inOrder = [changes[0], changes[2], changes[1]].filter((one) => one !== undefined);
    function Undoable() {
      const [left, setLeft] = useState(inOrder);
      return <ChangeList changes={left} onUndo={(id) => setLeft(left.filter((one) => one.id !== id))} />;
    }
    render(<Undoable />);
    await userEvent.click(screen.getByRole("button", { name: "Undo Client timeout of Stream news" }));
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Undo Title of Stream news");
    await userEvent.click(screen.getByRole("button", { name: "Undo Title of Stream news" }));
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(screen.getByRole("group", { name: "Changes" }));
  });

  it("says when there is nothing to review", () => {
    render(<ChangeList changes={[]} />);
    expect(screen.getByText("No unsaved changes")).toBeTruthy();
  });
});

describe("LineDiff in one column", () => {
  it("numbers the lines of both texts and names what came and went", () => {
    const lines = [
      { kind: "same", text: "stream news {" },
      { kind: "removed", text: "  a 1;" },
      { kind: "added", text: "  a 2;" },
      { kind: "added", text: "  b 3;" },
      { kind: "same", text: "}" },
    ] as const;
    giveLayout();
    render(<LineDiff label="Changes" columns="one" hunks={[{ oldStart: 8, newStart: 9, lines }]} />, {
      wrapper: MemoryRouter,
    });
    const cells = screen
      .getAllByRole("row")
      .slice(1)
      .map((row) => [...row.querySelectorAll('[role="gridcell"]')].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ["8", "9", "", "stream news {"],
      ["9", "", "−removed", "  a 1;"],
      ["", "10", "+added", "  a 2;"],
      ["", "11", "+added", "  b 3;"],
      ["10", "12", "", "}"],
    ]);
  });
});
