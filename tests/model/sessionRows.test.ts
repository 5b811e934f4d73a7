import { describe, expect, it } from "vitest";
import type { Session } from "../../src/generated/types/Session.ts";
import { shownCountry } from "../../src/model/countries.ts";
import { nextSorting } from "../../src/model/media/mediaSorting.ts";
import { type SessionSorting, shownSessions, toSessionRow } from "../../src/model/sessionRows.ts";
import { protocolName } from "../../src/model/stream/protocols.ts";

const rows = [
  toSessionRow({ id: "1", type: "hls", ip: "10.0.0.10", country: "de", bytes_sent: 5, user_agent: "VLC" }),
  toSessionRow({ id: "2", proto: "rtmp", ip: "10.0.0.9", country: "AL", bytes_sent: 50, duration: 10 }),
  toSessionRow({ id: "3", type: "hls", ip: "10.0.0.9", token: "abc" }),
];
const ids = (options: Partial<Parameters<typeof shownSessions>[1]>) =>
  shownSessions(rows, { search: "", sorting: undefined, ...options })
    .map(({ id }) => id)
    .join("");

describe("the row of a session", () => {
  it("has the protocol of type, and of proto where there is no type [C253]", () => {
    const protocol = (session: Partial<Session>) => toSessionRow({ id: "1", ...session }).protocol;
    expect(protocol({ type: "hls", proto: "rtmp" })).toBe("hls");
    expect(protocol({ proto: "rtmp" })).toBe("rtmp");
    expect(protocol({ type: "", proto: "rtmp" })).toBe("rtmp");
  });

  it("says what is missing with nothing", () => {
    expect(rows[1]).toMatchObject({ protocol: "rtmp", token: "", userAgent: "", durationMs: 10 });
    expect(rows[2]).toMatchObject({ country: "", bytes: 0 });
  });

  it("survives fields of another kind", () => {
    const sent = JSON.parse('{"id":"x","ip":5,"country":null,"bytes_sent":"many","token":{"a":1}}');
    expect(toSessionRow(sent)).toMatchObject({ address: "5", country: "", bytes: 0, token: "" });
  });
});

describe("protocols and countries", () => {
  it("are written as people write them", () => {
    expect([protocolName("mpegts"), protocolName("hls"), protocolName("new"), protocolName(undefined)]).toEqual([
      "MPEG-TS",
      "HLS",
      "new",
      "",
    ]);
    expect([shownCountry("AL"), shownCountry("de"), shownCountry("x1"), shownCountry("")]).toEqual([
      "Albania",
      "Germany",
      "x1",
      "Unknown",
    ]);
  });
});

describe("the viewers that are shown", () => {
  it("are those in which every word of the search is found, in words of people too", () => {
    expect(ids({ search: "HLS" })).toBe("13");
    expect(ids({ search: "germany vlc" })).toBe("1");
    expect(ids({ search: "10.0.0.9 abc" })).toBe("3");
    expect(ids({ search: "nobody" })).toBe("");
  });

  it("are sorted by number or by text, equals in the server's order", () => {
    expect(ids({ sorting: { key: "bytes", direction: "ascending" } })).toBe("312");
    expect(ids({ sorting: { key: "bytes", direction: "descending" } })).toBe("213");
    expect(ids({ sorting: { key: "address", direction: "ascending" } })).toBe("231");
  });

  it("are sorted up, down, and not at all, as a column is pressed", () => {
    const up: SessionSorting | undefined = nextSorting(undefined, "bytes");
    const down = nextSorting(up, "bytes");
    expect([up?.direction, down?.direction, nextSorting(down, "bytes")]).toEqual([
      "ascending",
      "descending",
      undefined,
    ]);
    expect(nextSorting(down, "token")).toEqual({ key: "token", direction: "ascending" });
  });
});
