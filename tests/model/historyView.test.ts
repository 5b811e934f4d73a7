import { describe, expect, it } from "vitest";
import { sortReport, toCsv } from "../../src/model/historyTables.ts";
import { periodSpan, readHistoryView, writeHistoryView } from "../../src/model/historyView.ts";
import { formatMoment } from "../../src/model/units/formatTime.ts";

const read = (query: string) => readHistoryView(new URLSearchParams(query));

describe("the view of the history in the address", () => {
  it("shows graph and sessions and no report when nothing is said [C192] [S058]", () => {
    expect(read("").parts).toEqual({ pulse: true, sessions: true, report: false });
    expect(read("pulse=maybe&report=1").parts).toEqual({ pulse: true, sessions: true, report: false });
  });

  it("takes each part from its own parameter [S055] [S056] [S057]", () => {
    expect(read("pulse=false").parts).toMatchObject({ pulse: false, sessions: true });
    expect(read("sessions=false").parts).toMatchObject({ pulse: true, sessions: false });
    expect(read("report=true").parts).toMatchObject({ sessions: true, report: true });
  });

  it("is read as it was written, beside parameters of others", () => {
    const view = {
      parts: { pulse: false, sessions: true, report: true },
      period: { name: "custom", fromMs: 5, toMs: 9 },
      sort: "bytes",
      reportSort: "count",
    } as const;
    const query = writeHistoryView(new URLSearchParams("q=news"), view);
    expect(readHistoryView(query)).toEqual(view);
    expect(query.get("q")).toBe("news");
    const usual = writeHistoryView(query, { ...read(""), sort: undefined });
    expect([...usual]).toEqual([
      ["q", "news"],
      ["pulse", "true"],
      ["sessions", "true"],
      ["report", "false"],
    ]);
  });

  it("forgets what makes no sense", () => {
    expect(read("period=never&sort=password&from=-1&report_sort=x")).toMatchObject({
      period: { name: "live", fromMs: undefined },
      sort: undefined,
      reportSort: undefined,
    });
  });
});

describe("a period", () => {
  it("reaches back from now by its length, or is what was chosen", () => {
    expect(periodSpan({ name: "hour" }, 10_000_000)).toEqual({ fromMs: 6_400_000, toMs: 10_000_000 });
    expect(periodSpan({ name: "custom", fromMs: 1, toMs: undefined }, 5)).toEqual({ fromMs: 1, toMs: undefined });
    expect(periodSpan({ name: "live" }, 5)).toEqual({});
  });
});

describe("the report", () => {
  const rows = [
    { type: "hls", country: "DE", count: 3, total_bytes: 10 },
    { type: "rtmp", country: "AL", count: 9 },
    { type: "hls", country: "AL", count: 1, total_bytes: 7 },
  ];
  const order = (column: Parameters<typeof sortReport>[1]) => sortReport(rows, column).map(({ count }) => count);

  it("keeps the rows of one protocol together until it is sorted [S258]", () => {
    expect(order(undefined)).toEqual([3, 1, 9]);
  });

  it("is sorted by any column, ascending", () => {
    expect(order("count")).toEqual([1, 3, 9]);
    expect(order("country")).toEqual([9, 1, 3]);
    expect(order("total_bytes")).toEqual([9, 1, 3]);
  });
});

describe("a CSV file", () => {
  it("quotes what must be quoted, and lets no cell be a formula", () => {
    const csv = toCsv(
      ["a", "b"],
      [
        ['say "hi"', "x,y"],
        [undefined, -5],
        ["=1+1", "@cmd"],
      ],
    );
    expect(csv).toBe(`\uFEFFa,b\r\n"say ""hi""","x,y"\r\n,-5\r\n'=1+1,'@cmd\r\n`);
  });
});

describe("a moment", () => {
  it("is said in local time with day and second", () => {
    expect(formatMoment(new Date(2026, 10, 5, 4, 3, 2).getTime())).toBe("2026-11-05 04:03:02");
  });
});
