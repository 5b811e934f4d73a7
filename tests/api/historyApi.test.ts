import { describe, expect, it } from "vitest";
import { HttpClient } from "../../src/api/HttpClient.ts";
import { readHistory } from "../../src/api/historyApi.ts";

const path = "/flussonic/api/history";

function answering(body: unknown) {
  const asked: URLSearchParams[] = [];
  const http = new HttpClient({
    fetch: async (address) => {
      asked.push(new URL(address, "http://a").searchParams);
      return new Response(JSON.stringify(body), { status: address.startsWith(path) ? 200 : 404 });
    },
  });
  return { asked, http };
}

describe("readHistory", () => {
  it("asks in version 2 only for the parts that are shown, ascending, by type, in milliseconds [S407]", async () => {
    const { asked, http } = answering({});
    const [fromMs, toMs] = [1_700_000_000_000, 1_700_000_060_000];
    await readHistory(http, {
      name: "live/cam",
      fromMs,
      toMs,
      pulse: false,
      sessions: true,
      report: false,
      sort: "bytes",
    });
    await readHistory(http, { name: "news", pulse: true, sessions: false, report: true });
    expect(asked.map((query) => Object.fromEntries(query))).toEqual([
      {
        vsn: "2",
        name: "live/cam",
        from: String(fromMs),
        to: String(toMs),
        sessions: "true",
        sort: "bytes",
        sort_dir: "asc",
      },
      { vsn: "2", name: "news", pulse: "true", group: "type" },
    ]);
  });

  it("reads sessions, report and the lines of the graph, and leaves out what is none", async () => {
    const { http } = answering({
      sessions: [{ id: "a" }, { name: "nobody" }],
      total: 5,
      report: [{ type: "hls", count: 2 }, { count: 1 }],
      pulse: { "traffic{name=news}": { hour: [{ label: "Input", data: [[1, 2], "x"] }] }, last_dts: 1 },
    });
    expect(await readHistory(http, { pulse: true, sessions: true, report: true })).toEqual({
      sessions: [{ id: "a" }],
      total: 5,
      report: [{ type: "hls", count: 2 }],
      pulse: [{ label: "Input", points: [[1, 2]] }],
    });
  });

  it("says that an answer of another kind cannot be used", async () => {
    const { http } = answering([]);
    await expect(readHistory(http, { pulse: false, sessions: true, report: false })).rejects.toThrow(
      /does not understand/,
    );
  });
});
