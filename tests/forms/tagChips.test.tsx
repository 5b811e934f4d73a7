import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { TagChips } from "../../src/forms/widgets/TagChips.tsx";

function Chips({ count, isSecret = false }: { readonly count: number; readonly isSecret?: boolean }) {
  const [words, setWords] = useState(() => Array.from({ length: count }, (_, index) => `word-${index}`));
  return (
    <TagChips
      label="Tokens"
      words={words}
      isFixed={false}
      isSecret={isSecret}
      onRemove={(index) => setWords(words.filter((_, at) => at !== index))}
    />
  );
}

const chips = () => within(screen.getByRole("list", { name: "Tokens" })).getAllByRole("listitem");
const search = () => screen.getByRole("textbox", { name: "Search Tokens" });

describe("the chips of a list of words", () => {
  it("masks secrets until one asks to see them, and names none in a button", async () => {
    const user = userEvent.setup();
    const { container } = render(<Chips count={3} isSecret />);
    expect(container.innerHTML).not.toContain("word-");
    await user.click(screen.getByRole("button", { name: "Remove Tokens 2" }));
    await user.click(screen.getByRole("button", { name: "Show Tokens" }));
    expect(chips().map(({ textContent }) => textContent)).toEqual(["word-0", "word-2"]);
    await user.click(screen.getByRole("button", { name: "Hide Tokens" }));
    expect(container.innerHTML).not.toContain("word-");
  });

  it("draws a few of 10,000, more on demand, and finds any of them", async () => {
    const user = userEvent.setup();
    render(<Chips count={10_000} />);
    expect(chips()).toHaveLength(50);
    expect(screen.getByRole("status").textContent).toBe("50 of 10,000");
    await user.click(screen.getByRole("button", { name: "Show 200 more" }));
    expect(chips()).toHaveLength(250);
    await user.type(search(), "WORD-9999");
    expect(chips().map(({ textContent }) => textContent)).toEqual(["word-9999"]);
    await user.click(screen.getByRole("button", { name: "Remove word-9999" }));
    expect(screen.getByRole("status").textContent).toBe("None of 9,999 fits.");
    await user.clear(search());
    expect(screen.getByRole("status").textContent).toBe("250 of 9,999");
  });

  it("leaves a short list without a search", () => {
    render(<Chips count={50} />);
    expect(chips()).toHaveLength(50);
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("status")).toBeNull();
  });
});
