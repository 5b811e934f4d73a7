import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createContext, useContext, useRef, useState } from "react";
import { describe, expect, it } from "vitest";
import { MemoryRouter } from "react-router-dom";
import { Checkbox } from "../../../src/components/controls/Toggles.tsx";
import { GridCell, VirtualList } from "../../../src/components/data/VirtualList.tsx";
import { useTickRange, withTicked } from "../../../src/components/data/useTickRange.ts";
import { giveLayout } from "../../support/giveLayout.ts";

const many = Array.from({ length: 10_000 }, (_, index) => `s${index}`);
const itself = (name: string) => name;

interface Ticks {
  readonly ticked: ReadonlySet<string>;
  readonly fixed: ReadonlySet<string>;
  readonly toggle: (name: string) => void;
}

const TicksContext = createContext<Ticks>({ ticked: new Set(), fixed: new Set(), toggle: () => undefined });

function Row({ item }: { readonly item: string }) {
  const { ticked, fixed, toggle } = useContext(TicksContext);
  return (
    <GridCell>
      <Checkbox
        aria-label={item}
        isChecked={ticked.has(item)}
        disabled={fixed.has(item)}
        onChange={() => toggle(item)}
      />
    </GridCell>
  );
}

const told = () => new Set(screen.getByRole("status").textContent.split(" "));

function Ticked({ items, fixed = [], first }: { items: readonly string[]; fixed?: readonly string[]; first?: string }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(first === undefined ? [] : [first]));
  const list = useRef<HTMLDivElement>(null);
  useTickRange({
    list,
    keys: items.map((name) => (fixed.includes(name) ? undefined : name)),
    first,
    onTick: (names, isTicked) => setTicked((before) => withTicked(before, names, isTicked)),
  });
  const toggle = (name: string) => setTicked((before) => withTicked(before, [name], !before.has(name)));
  return (
    <div ref={list}>
      <TicksContext value={{ ticked, fixed: new Set(fixed), toggle }}>
        <VirtualList
          label="Streams"
          items={items}
          getKey={itself}
          Row={Row}
          columns="1fr"
          head={<input type="checkbox" aria-label="All" />}
        />
      </TicksContext>
      <output>{[...ticked].join(" ")}</output>
    </div>
  );
}

function show(items: readonly string[], more: { fixed?: readonly string[]; first?: string } = {}) {
  giveLayout();
  const { rerender } = render(<Ticked items={items} {...more} />, { wrapper: MemoryRouter });
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole("checkbox", { name }));
  const pressWithShift = async (name: string) => {
    await user.keyboard("{Shift>}");
    await press(name);
    await user.keyboard("{/Shift}");
  };
  const reorder = (next: readonly string[]) => rerender(<Ticked items={next} {...more} />);
  return { user, press, pressWithShift, reorder };
}

describe("a press with Shift on the box of a row", () => {
  it("ticks or unticks all rows from the one that was pressed before, in either direction", async () => {
    const { press, pressWithShift } = show(many);
    await press("s2");
    await pressWithShift("s6");
    expect([...told()].toSorted()).toEqual(["s2", "s3", "s4", "s5", "s6"]);
    await pressWithShift("s4");
    expect([...told()].toSorted(), "unticked, as the one that was pressed").toEqual(["s2", "s3"]);
  });

  it("is a press like another where none was made before, and where the former row is no longer shown", async () => {
    const { press, pressWithShift, reorder } = show(many);
    await pressWithShift("s4");
    expect([...told()]).toEqual(["s4"]);
    await press("s3");
    reorder(many.filter((name) => name !== "s3"));
    await pressWithShift("s6");
    expect([...told()].toSorted()).toEqual(["s3", "s4", "s6"]);
  });

  it("goes by what is shown: thousands of rows in another order, none of those filtered out", async () => {
    const { press, pressWithShift, reorder } = show(many);
    await press("s0");
    reorder(many.filter((_, index) => index % 2 === 0).toReversed());
    await pressWithShift("s9998");
    expect(told().size).toBe(5000);
    expect(told().has("s1")).toBe(false);
  });

  it("leaves out rows that cannot be ticked, and starts where one was ticked before", async () => {
    const { pressWithShift } = show(many, { fixed: ["s2"], first: "s1" });
    await pressWithShift("s3");
    expect([...told()].toSorted()).toEqual(["s1", "s3"]);
  });

  it("is made with the keyboard by Shift+Space, on the box and on its row", async () => {
    const { user, press } = show(many);
    await press("s1");
    screen.getByRole("checkbox", { name: "s3" }).focus();
    await user.keyboard("{Shift>} {/Shift}");
    expect([...told()].toSorted()).toEqual(["s1", "s2", "s3"]);
    screen.getByRole("checkbox", { name: "s5" }).closest<HTMLElement>("[role=row]")?.focus();
    await user.keyboard("{Shift>} {/Shift}");
    expect(told().size).toBe(5);
  });
});

describe("a row with a box that has the focus", () => {
  it("is ticked by Space, and the list stays where it is", async () => {
    const { user } = show(many);
    screen.getByRole("checkbox", { name: "s3" }).closest<HTMLElement>("[role=row]")?.focus();
    let isScrolled = true;
    document.addEventListener("keydown", (event) => (isScrolled = !event.defaultPrevented), { once: true });
    await user.keyboard(" ");
    expect([[...told()], isScrolled]).toEqual([["s3"], false]);
    await user.keyboard("{ArrowDown} ");
    expect([...told()]).toEqual(["s3", "s4"]);
  });

  it("is left by the arrows from its box, too, which ticks at Space once", async () => {
    const { user, press } = show(many);
    await press("s3");
    await user.keyboard("{ArrowUp} ");
    expect([...told()]).toEqual(["s3", "s2"]);
    screen.getByRole("checkbox", { name: "s2" }).focus();
    await user.keyboard(" ");
    expect([...told()]).toEqual(["s3"]);
  });

  it("is not reached by the arrows from the box in the head, which stands for no row", async () => {
    const { user } = show(many);
    const all = screen.getByRole("checkbox", { name: "All" });
    all.focus();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(all);
  });
});
