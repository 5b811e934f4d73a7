import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useNavigate, useLocation } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { GridCell, VirtualList } from "../../../src/components/data/VirtualList.tsx";
import { HeaderCell } from "../../../src/components/data/HeaderCell.tsx";

interface Stream {
  readonly name: string;
  readonly clients: number;
}

const drawn: string[] = [];
const many: readonly Stream[] = Array.from({ length: 10_000 }, (_, index) => ({ name: `s${index}`, clients: 0 }));
const nameOf = (stream: Stream) => stream.name;

function Row({ item }: { readonly item: Stream }) {
  drawn.push(item.name);
  return (
    <>
      <GridCell>{item.name}</GridCell>
      <GridCell isNumber>{item.clients}</GridCell>
    </>
  );
}

type Extra = Partial<Parameters<typeof VirtualList<Stream>>[0]>;

function list(items: readonly Stream[], extra: Extra = {}) {
  return <MemoryRouter>{bareList(items, extra)}</MemoryRouter>;
}

function bareList(items: readonly Stream[], extra: Extra = {}) {
  return (
    <VirtualList
      label="Streams"
      items={items}
      getKey={nameOf}
      Row={Row}
      columns="1fr 80px"
      head={<HeaderCell as="div" label="Name" />}
      {...extra}
    />
  );
}

const row = (name: string) => screen.getByText(name).closest<HTMLElement>('[role="row"]');

/** The simulated page has no layout: the list is 420 px high and scrolls by number. */
beforeEach(() => {
  drawn.length = 0;
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(420);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(800);
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(420);
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(many.length * 42 + 34);
  Element.prototype.scrollTo = function scrollTo(this: Element, to?: ScrollToOptions | number) {
    this.scrollTop = typeof to === "object" ? (to.top ?? 0) : 0;
    this.dispatchEvent(new Event("scroll"));
  };
});

describe("rows that are on their way", () => {
  it("have their place shown, as high as they will be, and nothing says that there are none", () => {
    const empty = <p>Nothing here yet</p>;
    const { container, rerender } = render(list([], { empty, coming: 3, rowHeightPx: 30 }));
    expect(screen.queryByText("Nothing here yet")).toBeNull();
    expect(container.querySelector<HTMLElement>("[aria-hidden]")?.style.height).toBe("90px");
    rerender(list([], { empty, coming: 0, rowHeightPx: 30 }));
    expect(screen.getByText("Nothing here yet")).toBeTruthy();
    expect(container.querySelector("[aria-hidden]")).toBeNull();
  });
});

describe("VirtualList", () => {
  it("makes room for rows that are higher than others where they may grow, and for no other", async () => {
    const heights = vi.spyOn(HTMLElement.prototype, "offsetHeight", "get");
    heights.mockImplementation(function height(this: HTMLElement) {
      return this.role === "grid" ? 420 : this.textContent.startsWith("s0") ? 64 : 20;
    });
    const tops = (names: readonly string[]) => names.map((name) => row(name)?.style.transform);
    const { unmount } = render(list(many.slice(0, 5), { rowHeightPx: 36, growsRows: true }));
    await waitFor(() =>
      expect(tops(["s0", "s1", "s2"])).toEqual(["translateY(0px)", "translateY(64px)", "translateY(100px)"]),
    );
    expect(row("s0")?.style).toMatchObject({ height: "", minHeight: "36px" });
    unmount();
    render(list(many.slice(0, 5), { rowHeightPx: 36 }));
    expect(tops(["s1", "s2"])).toEqual(["translateY(36px)", "translateY(72px)"]);
  });

  it("has rows of 42 px unless told otherwise [C508]", () => {
    const { unmount } = render(list(many));
    expect(row("s0")?.style.height).toBe("42px");
    expect(row("s2")?.style.transform).toBe("translateY(84px)");
    unmount();
    render(list(many, { rowHeightPx: 30 }));
    expect(row("s0")?.style.height).toBe("30px");
    expect(row("s2")?.style.transform).toBe("translateY(60px)");
  });

  it("draws what is in sight and ten rows more of ten thousand, and tells how many there are", () => {
    render(list(many));
    expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("10001");
    const rows = screen.getAllByRole("row").length - 1;
    expect(rows).toBeGreaterThanOrEqual(20);
    expect(rows).toBeLessThanOrEqual(21);
    expect(row("s3")?.getAttribute("aria-rowindex")).toBe("5");
  });

  it("draws anew only the row whose item is another", () => {
    const { rerender } = render(list(many));
    drawn.length = 0;
    rerender(list([...many]));
    expect(drawn).toEqual([]);
    rerender(list(many.map((stream) => (stream.name === "s4" ? { ...stream, clients: 7 } : stream))));
    expect(drawn).toEqual(["s4"]);
  });

  it("moves by arrows, page keys, Home and End, one row being a tab stop", async () => {
    render(list(many));
    await userEvent.tab();
    expect(document.activeElement).toBe(row("s0"));
    const lead = async (key: string, name: string) => {
      await userEvent.keyboard(`{${key}}`);
      expect(document.activeElement).toBe(row(name));
      expect(screen.getAllByRole("row").filter((each) => each.tabIndex === 0)).toHaveLength(1);
    };
    await lead("ArrowUp", "s0");
    await lead("ArrowDown", "s1");
    await lead("PageDown", "s9");
    await lead("End", "s9999");
    await lead("ArrowDown", "s9999");
    await lead("PageUp", "s9991");
    await lead("Home", "s0");
  });

  it("keeps the focus on its item when the list is sorted anew", async () => {
    const { rerender } = render(list(many));
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const [first, second, third, ...rest] = many;
    if (!first || !second || !third) throw new Error("too few rows for this test");
    rerender(list([third, first, second, ...rest]));
    expect(document.activeElement).toBe(row("s2"));
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(row("s0"));
  });

  it("passes the focus on when the row that holds it goes: to the row in its place, or to the last", async () => {
    const few = many.slice(0, 4);
    const without = (...names: readonly string[]) => list(few.filter(({ name }) => !names.includes(name)));
    const { rerender } = render(list(few));
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    rerender(without("s2"));
    expect(document.activeElement).toBe(row("s3"));
    await userEvent.keyboard("{ArrowUp}{ArrowDown}");
    rerender(without("s2", "s3"));
    expect(document.activeElement).toBe(row("s1"));
    rerender(without("s0", "s1", "s2", "s3"));
    expect(document.activeElement).toBe(document.body);
  });

  it("passes it on from a control in the row, too, and takes none that is elsewhere", async () => {
    const WithButton = ({ item }: { readonly item: Stream }) => (
      <GridCell>
        <button type="button">Delete {item.name}</button>
      </GridCell>
    );
    const page = (items: readonly Stream[]) => (
      <>
        <input aria-label="Search" />
        {list(items, { Row: WithButton })}
      </>
    );
    const { rerender } = render(page(many));
    act(() => screen.getByRole("button", { name: "Delete s1" }).focus());
    rerender(page(many.filter(({ name }) => name !== "s1")));
    expect(document.activeElement?.textContent).toBe("Delete s2");
    await userEvent.click(screen.getByRole("textbox"));
    rerender(page(many.slice(4)));
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
  });

  it("opens a row on Enter, but not from a control inside it", async () => {
    const onOpen = vi.fn();
    const WithButton = ({ item }: { readonly item: Stream }) => (
      <GridCell>
        <button type="button">Play {item.name}</button>
      </GridCell>
    );
    render(list(many, { onOpen, Row: WithButton }));
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(many[1]);
    screen.getByRole("button", { name: "Play s3" }).focus();
    await userEvent.keyboard("{Enter}{ArrowDown}");
    expect(onOpen).toHaveBeenCalledOnce();
    expect(document.activeElement?.textContent).toBe("Play s3");
  });

  it("is left by Tab from its row: no other row is a stop while the browser looks for the next", async () => {
    render(list(many));
    act(() => row("s3")?.focus());
    const stops: (string | null)[][] = [];
    const told = () =>
      stops.push(
        screen
          .getAllByRole("row")
          .filter((one) => one.inert !== true)
          .map((one) => one.textContent),
      );
    document.addEventListener("keydown", told, { once: true });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Tab" });
    expect(stops).toEqual([["Name", "s30"]]);
    await expect.poll(() => screen.getAllByRole("row").filter((one) => one.inert).length).toBe(0);
  });

  it("brings a row into sight when it is asked for, and when it comes later", () => {
    const { rerender } = render(list(many));
    act(() => rerender(list(many, { scrollToKey: "s5000" })));
    expect(row("s5000")).not.toBeNull();
    const scroller = screen.getByRole("grid");
    act(() => rerender(list(many, { scrollToKey: "late" })));
    act(() => rerender(list([{ name: "late", clients: 0 }, ...many], { scrollToKey: "late" })));
    expect(scroller.scrollTop).toBe(0);
    expect(row("late")).not.toBeNull();
  });

  it("says what is chosen, and what is said when there is nothing", () => {
    const { rerender } = render(list(many, { selectedKeys: new Set(["s1"]) }));
    expect(row("s1")?.getAttribute("aria-selected")).toBe("true");
    expect(row("s2")?.getAttribute("aria-selected")).toBe("false");
    rerender(list([], { empty: <p>No matching streams found</p> }));
    expect(screen.getByText("No matching streams found")).toBeTruthy();
  });
});

describe("a list whose page is left", () => {
  const growing = many.slice(0, 50);

  /** A list at one address, and a page at any other. */
  function Pages({ items }: { readonly items: readonly Stream[] }) {
    const navigate = useNavigate();
    const { pathname } = useLocation();
    return (
      <>
        {pathname === "/" ? bareList(items) : <p>The page of a stream</p>}
        <button onClick={() => void navigate("/stream")}>open</button>
        <button onClick={() => void navigate(-1)}>back</button>
        <button onClick={() => void navigate("/")}>link</button>
      </>
    );
  }
  const pages = (items: readonly Stream[]) => (
    <MemoryRouter>
      <Pages items={items} />
    </MemoryRouter>
  );
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  const grid = () => screen.getByRole("grid");
  const scroll = (top: number) => act(() => grid().scrollTo({ top }));

  it("stands where it was when it is gone back to, and at its top by a link", async () => {
    render(pages(many));
    scroll(42 * 5000 + 10);
    await press("open");
    await press("back");
    expect(grid().scrollTop).toBe(42 * 5000 + 10);
    expect(row("s5000")).not.toBeNull();
    await press("open");
    await press("link");
    expect(grid().scrollTop).toBe(0);
    await press("open");
    await press("back");
    expect(grid().scrollTop).toBe(0);
  });

  it("follows the row that was at its top, also where rows come one page after the other, until it is scrolled", async () => {
    const { rerender } = render(pages(many));
    scroll(42 * 100);
    await press("open");
    rerender(pages([]));
    await press("back");
    rerender(pages(growing));
    expect(grid().scrollTop).toBe(42 * 49);
    rerender(pages([{ name: "new", clients: 0 }, ...many.slice(0, 200)]));
    expect(grid().scrollTop).toBe(42 * 101);
    await press("open");
    rerender(pages(growing));
    await press("back");
    scroll(42 * 3);
    rerender(pages(many));
    expect(grid().scrollTop).toBe(42 * 3);
  });
});
