import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { DvrTimeline } from "../../../overrides/dvrTimeline/DvrTimeline.tsx";
import { formatMoment } from "../../../src/model/units/formatTime.ts";
import { fakeStores } from "../../pages/support/fakeStores.ts";
import { renderPage } from "../../pages/support/renderPage.tsx";

/** An hour, a gap of ten minutes, ten minutes more. */
const start = Date.UTC(2026, 10, 20, 12) / 1000;
const info = {
  disk_size: 5 * 1024 ** 3,
  duration: 4200,
  from: start,
  ranges: [
    { from: start, duration: 3600 },
    { from: start + 4200, duration: 600 },
  ],
};
const end = start + 4800;

beforeEach(() => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 1000, 40));
});

async function show(dvr: unknown = info) {
  const stores = fakeStores({ streams: { news: { name: "news" } } }, { auth_token: "tok" });
  const read = vi.spyOn(stores.viewToken, "read");
  await act(async () => void renderPage(<DvrTimeline name="news" info={dvr} />, stores));
  return { stores, read };
}

const axis = () => screen.getByRole("slider");
const pointMs = () => Number(axis().getAttribute("aria-valuenow"));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const drag = (fromX: number, toX: number) => {
  const at = (type: string, clientX: number) =>
    fireEvent(axis(), new MouseEvent(type, { bubbles: true, clientX, button: 0 }));
  at("pointerdown", fromX);
  at("pointermove", toX);
  at("pointerup", toX);
};

describe("the timeline of an archive", () => {
  it("draws what is recorded, with the gap, and says how much it is [S044]", async () => {
    const { read } = await show();
    expect(read).toHaveBeenCalledOnce();
    expect(document.querySelectorAll("[data-part=recorded]")).toHaveLength(2);
    expect(screen.getByText(`1 h 10 m recorded since ${formatMoment(start * 1000)}, 5 GB`)).toBeDefined();
  });

  it("is not there without recordings [S043]", async () => {
    for (const none of [null, {}, { ranges: [] }]) {
      await show(none);
      expect(screen.queryByText("Recordings")).toBeNull();
    }
  });

  it("has the strip of the last hours above it: full, half and empty cells of 6 px in 500 px [C503] [C504]", async () => {
    await show();
    const strip = screen.getByRole("img", { name: /^The last 4 hours/ });
    expect(strip.style.width).toBe("500px");
    const cells = [...strip.children].filter((cell): cell is HTMLElement => cell instanceof HTMLElement);
    expect(cells[0]?.style.width).toBe("6px");
    const fills = cells.map(({ dataset }) => dataset["fill"]);
    expect(fills.filter((fill) => fill === "full").length).toBe(22);
    expect(fills.filter((fill) => fill === "half").length).toBe(2);
    expect(fills[0]).toBe("empty");
  });

  it("plays from a point with the administrator's token, and stops [S408]", async () => {
    await show();
    await press("All");
    fireEvent(axis(), new MouseEvent("pointerdown", { bubbles: true, clientX: 500, button: 0 }));
    fireEvent(axis(), new MouseEvent("pointerup", { bubbles: true, clientX: 500, button: 0 }));
    expect(pointMs()).toBeGreaterThan(start + 2000);
    expect(pointMs()).toBeLessThan(start + 2800);
    await press("Play from here");
    const player = screen.getByTitle<HTMLIFrameElement>("Recording of news");
    expect(player.getAttribute("src")).toBe(
      `/news/embed.html?version=3&autoplay=true&tok=view-token&from=${Math.floor(pointMs())}`,
    );
    await press("Close player");
    expect(screen.queryByTitle("Recording of news")).toBeNull();
  });

  it("says that nothing can be played in a gap", async () => {
    await show();
    await press("All");
    fireEvent(axis(), new MouseEvent("pointerdown", { bubbles: true, clientX: 810, button: 0 }));
    fireEvent(axis(), new MouseEvent("pointerup", { bubbles: true, clientX: 810, button: 0 }));
    expect(screen.getByText("Nothing is recorded at this position.")).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Play from here" }).disabled).toBe(true);
  });

  it("exports a range that was dragged as MP4", async () => {
    await show();
    await press("All");
    drag(100, 300);
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: "Download MP4" });
    const [, from = "", duration = ""] =
      /^\/news\/archive-(\d+)-(\d+)\.mp4\?token=view-token$/.exec(link.getAttribute("href") ?? "") ?? [];
    expect(Number(from)).toBeGreaterThanOrEqual(start);
    expect(Number(duration)).toBeGreaterThan(900);
    expect(Number(duration)).toBeLessThan(1100);
    expect(screen.getByText(/, 100 % recorded$/)).toBeDefined();
    expect(screen.getByText(/^Films hold whole segments/)).toBeDefined();
    expect(pointMs(), "what is played from here is what was chosen").toBeCloseTo(Number(from), -1);
    await press("Clear range");
    expect(screen.queryByText(/^Films hold whole segments/)).toBeNull();
    expect(screen.queryByRole("link", { name: "Download MP4" })).toBeNull();
  });

  it("takes a range from the keyboard: the point moves with the arrows, begin and end are set at it", async () => {
    await show();
    axis().focus();
    const before = pointMs();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(pointMs()).toBeLessThan(before);
    await press("Set range start");
    axis().focus();
    await userEvent.keyboard("{ArrowRight}");
    await press("Set range end");
    expect(screen.getByRole("link", { name: "Download MP4" })).toBeDefined();
    axis().focus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByTitle("Recording of news")).toBeDefined();
  });

  it("refuses a range without anything, and one of more than a day, in words", async () => {
    const days = {
      ranges: [
        { from: start, duration: 3 * 86_400 },
        { from: start + 10 * 86_400, duration: 60 },
      ],
    };
    await show(days);
    await press("All");
    drag(0, 250);
    expect(screen.getByText("At most 24 hours can be downloaded at once: choose a shorter range.")).toBeDefined();
    drag(500, 550);
    expect(screen.getByText("Nothing is recorded in this range.")).toBeDefined();
    expect(screen.queryByText(/0 % recorded/), "its times say nothing").toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("is zoomed around its middle by the buttons and around the pointer by the wheel, and never shows only emptiness", async () => {
    await show({ ranges: [{ from: start, duration: 36_000 }] });
    const shown = () => ["aria-valuemin", "aria-valuemax"].map((name) => Number(axis().getAttribute(name)));
    const [from = 0, to = 0] = shown();
    await press("Zoom in");
    const [nearFrom = 0, nearTo = 0] = shown();
    expect(nearTo - nearFrom).toBeLessThan(0.51 * (to - from));
    expect(Math.abs((nearFrom + nearTo) / 2 - (from + to) / 2)).toBeLessThanOrEqual(1);
    // The pointer stands at a quarter of 1000 px.
    fireEvent(axis(), new WheelEvent("wheel", { deltaY: -100, clientX: 250, cancelable: true, bubbles: true }));
    const [wheelFrom = 0, wheelTo = 0] = shown();
    const under = (a: number, b: number) => a + (b - a) / 4;
    expect(Math.abs(under(wheelFrom, wheelTo) - under(nearFrom, nearTo))).toBeLessThanOrEqual(1);
    for (let turn = 0; turn < 40; turn += 1)
      fireEvent(axis(), new WheelEvent("wheel", { deltaY: 100, clientX: 900, cancelable: true, bubbles: true }));
    const [wideFrom = 0, wideTo = 0] = shown();
    expect(wideTo - wideFrom).toBeLessThanOrEqual(1.2 * 36_000);
    expect(wideFrom).toBeGreaterThan(start - 3600);
  });

  it("grows with the archive while it shows its end, and stands still where one looks back", async () => {
    const shown = () => [axis().getAttribute("aria-valuemin"), axis().getAttribute("aria-valuemax")];
    const stores = fakeStores({ streams: {} });
    const grown = { ...info, ranges: [...info.ranges.slice(0, 1), { from: start + 4200, duration: 1200 }] };
    const { setInfo } = await showChanging(stores);
    const before = shown();
    await setInfo(grown);
    expect(Number(shown()[1])).toBe(Number(before[1]) + 600);
    await press("Earlier");
    const back = shown();
    await setInfo(info);
    expect(shown()).toEqual(back);
    await press("Now");
    expect(Number(shown()[1])).toBeGreaterThan(end);
  });

  it("leaves the page without it when it cannot be drawn, and logs why [S461]", async () => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    vi.spyOn(Date.prototype, "toISOString").mockImplementation(() => {
      throw new RangeError("Invalid time value");
    });
    const { stores } = await show();
    expect(screen.queryByRole("slider")).toBeNull();
    expect(stores.logged).toEqual(["The DVR timeline cannot be drawn: Invalid time value"]);
  });
});

async function showChanging(stores: ReturnType<typeof fakeStores>) {
  const { useState } = await import("react");
  let set: (next: unknown) => void = () => undefined;
  function Changing() {
    const [dvr, setDvr] = useState<unknown>(info);
    set = setDvr;
    return <DvrTimeline name="news" info={dvr} />;
  }
  await act(async () => void renderPage(<Changing />, stores));
  return { setInfo: (next: unknown) => act(async () => set(next)) };
}

it("keeps its controls within reach of a screen reader", async () => {
  await show();
  const panel = screen.getByText("Recordings").closest("section");
  const names = within(panel ?? document.body)
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label") ?? button.textContent);
  expect(names).toEqual(expect.arrayContaining(["Zoom in", "Zoom out", "Earlier", "Later", "All", "Now"]));
});
