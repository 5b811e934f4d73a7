import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { NoteList } from "../../../src/pages/revisions/RestoreQuestion.tsx";

const created = (name: string) => ({ kind: "created", path: ["streams", name] }) as const;
const lines = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

describe("what comes and goes with a revision", () => {
  const many = Array.from({ length: 50 }, (_, index) => created(`s${index}`));
  const few = [
    { kind: "deleted", path: ["vods", "films"] },
    { kind: "renamed", path: ["streams", "now"], former: "then" },
  ] as const;

  it("is told as one where there are many of a kind, in a word about what was done", () => {
    render(<NoteList notes={[...many, ...few]} isShort />);
    expect(lines()).toEqual([
      "50 streams were removed since: they are created again.",
      "VOD films came later: it is deleted.",
      "Stream then is called now now: its settings go there, and it keeps that name.",
    ]);
  });

  it("is told one by one where it is asked about, and where it is a few", () => {
    const { unmount } = render(<NoteList notes={[...many, ...few]} />);
    expect(lines()).toHaveLength(52);
    unmount();
    render(<NoteList notes={many.slice(0, 5)} isShort />);
    expect(lines()).toHaveLength(5);
  });
});
