import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePulseQuery } from "../../../server/pulse/query/parsePulseQuery.ts";

describe("a pulse query", () => {
  it.each([
    ["cpu_usage", { metric: "cpu_usage", tags: {} }],
    ["sum:stream_out", { group: "sum", metric: "stream_out" }],
    ["10s:cpu_usage", { periodS: 10 }],
    ["max:5m-savg:stream_in{name=news}", { group: "max", periodS: 300, aggregator: "savg", tags: { name: "news" } }],
    [
      "1h-tavg8:disk_io_usage{disk=sda,kind=ssd}",
      { periodS: 3600, aggregator: "tavg8", tags: { disk: "sda", kind: "ssd" } },
    ],
    ["stream_in{name=site%2Fcam%3D1}", { tags: { name: "site/cam=1" } }],
    ["stream_in{}", { tags: {} }],
  ])("reads %s", (text, query) => {
    expect(parsePulseQuery(text)).toMatchObject(query);
  });

  it.each([
    "",
    ":cpu_usage",
    "avg:cpu_usage",
    "10x:cpu_usage",
    "0s:cpu_usage",
    "2h:cpu_usage",
    "3601s:cpu_usage",
    "10s-avg:cpu_usage",
    "cpu;usage",
    "cpu\tusage",
    "cpu\nusage",
    "cpu,usage",
    "cpu=usage",
    "cpu{",
    "cpu{a}",
    "cpu{a=}",
    "cpu{a=b=c}",
    "cpu{a=b,}",
    "cpu{a=b}x",
    "sum:10s:",
    "10s:sum:cpu",
  ])("refuses %j", (text) => {
    expect(parsePulseQuery(text)).toBeUndefined();
  });

  it("answers at once whatever it is given", () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom("a", "s", ":", "{", "}", "=", ",", ";", "1", "-", " ", "\n"),
          maxLength: 500,
        }),
        (text) => {
          const begun = performance.now();
          parsePulseQuery(text);
          expect(performance.now() - begun).toBeLessThan(200);
        },
      ),
    );
    expect(parsePulseQuery(`m{${"a=b,".repeat(10_000)}`)).toBeUndefined();
  });
});
