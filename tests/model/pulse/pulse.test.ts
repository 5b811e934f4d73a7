import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pulseAxes } from "../../../src/model/pulse/pulseAxis.ts";
import { completePulseQuery, encodeTag } from "../../../src/model/pulse/pulseCompletion.ts";
import { axisOf, boardGraphs } from "../../../src/model/pulse/pulseMetrics.ts";
import { parsePulseQuery } from "../../../src/model/pulse/pulseQuery.ts";
import { pointsWithin } from "../../../src/model/pulse/timeSpan.ts";

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
  ])("reads %s: group, period and metric with tags, in this order [C367]", (text, query) => {
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
  ])("refuses %j: another order, or a part with a forbidden character [C368]", (text) => {
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
          expect(performance.now() - begun).toBeLessThan(2000);
        },
      ),
    );
    expect(parsePulseQuery(`m{${"a=b,".repeat(10_000)}`)).toBeUndefined();
  });
});

describe("the values of a pulse query", () => {
  it("are periods from 1s to 1h [C496]", () => {
    const seconds = (period: string) => parsePulseQuery(`${period}:cpu_usage`)?.periodS;
    expect(["1s", "59s", "60m", "1h"].map(seconds)).toEqual([1, 59, 3600, 3600]);
    expect(["0s", "61m", "3601s", "2h"].map(seconds)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("are the aggregators tavg8 and savg, and the groups max, min and sum [C497] [C498]", () => {
    const { aggregator, group } = parsePulseQuery("min:10s-tavg8:cpu_usage") ?? {};
    expect([aggregator, group]).toEqual(["tavg8", "min"]);
    expect(parsePulseQuery("10s-savg:cpu_usage")?.aggregator).toBe("savg");
    expect(["max", "sum"].map((one) => parsePulseQuery(`${one}:cpu_usage`)?.group)).toEqual(["max", "sum"]);
    expect([parsePulseQuery("10s-tavg:cpu_usage"), parsePulseQuery("mean:cpu_usage")]).toEqual([undefined, undefined]);
  });
});

describe("the axes of the pulse", () => {
  it("tell traffic as networks do: bits in steps of 1000 [C491]", () => {
    expect(axisOf("traffic_in").format(4_200_000)).toBe("4.200 Mbps");
    expect(boardGraphs[0]?.axis).toBe(pulseAxes.traffic);
  });

  it("end at 100 percent [C492]", () => {
    const { max, format } = axisOf("cpu_usage");
    expect([max, format(42.5)]).toEqual([100, "43 %"]);
    expect(pulseAxes.traffic).not.toHaveProperty("max");
  });

  it("tell memory by 1048576 bytes [C493]", () => {
    const { ratio, format } = axisOf("memory_used");
    expect([ratio, format(512 * 1_048_576), format(1536 * 1_048_576)]).toEqual([1_048_576, "512 MB", "1.5 GB"]);
  });

  it("have marks that are round in the unit they are told in", () => {
    const { memory, bytesPerSecond } = pulseAxes;
    expect([512, 1536].map((megabytes) => memory.unitOf(megabytes * 2 ** 20))).toEqual([2 ** 20, 2 ** 30]);
    expect([500, 5000].map(bytesPerSecond.unitOf)).toEqual([1, 1024]);
  });

  it("have marks of one unit, that of the largest", () => {
    const { memory, bytesPerSecond, traffic } = pulseAxes;
    expect([512, 1536].map((megabytes) => memory.mark(megabytes * 1_048_576, 1536 * 1_048_576))).toEqual([
      "0.5 GB",
      "1.5 GB",
    ]);
    expect(bytesPerSecond.mark(512 * 1024, 2 * 1024 ** 2)).toBe("0.5 MB/s");
    expect(traffic.mark(800_000, 1_200_000)).toBe("0.8 Mbps");
  });

  it("tell the thumbnailer, which stands on no board, by 1000 [C494] [C495]", () => {
    const { ratio, format } = axisOf("thumbnailer");
    expect([ratio, format(2500)]).toEqual([1000, "2.5"]);
    expect(boardGraphs.map(({ topic }) => topic)).not.toContain("thumbnailer");
  });
});

describe("what completes a pulse query", () => {
  const tags = { disk: ["sda", "odd:disk"], name: ["news", "news/hd", "sport"] };
  const after = (typed: string) => completePulseQuery(typed, tags).map(({ whole }) => whole);

  it("are groups, periods, aggregators and metrics, each where it may stand", () => {
    expect(after("")).toEqual(expect.arrayContaining(["max:", "1s:", "cpu_usage"]));
    expect(after("m")).toEqual(["max:", "min:", "memory_used", "memory_server"]);
    expect(after("sum:1")).toEqual(["sum:1s:", "sum:10s:", "sum:1m:", "sum:15m:", "sum:1h:"]);
    expect(after("sum:10s")).toEqual(["sum:10s:", "sum:10s-savg:", "sum:10s-tavg8:"]);
    expect(after("sum:10s-t")).toEqual(["sum:10s-tavg8:"]);
    expect(after("10s:"), "no second period, and no group behind it").not.toContain("10s:max:");
    expect(after("10s:cpu")).toEqual(["10s:cpu_usage", "10s:cpu_server"]);
  });

  it("are the tags of the metric and their values, spelled for queries", () => {
    expect(after("disk_io_usage")).toEqual(["disk_io_usage{disk="]);
    expect(after("disk_io_usage{")).toEqual(["disk_io_usage{disk="]);
    expect(after("disk_io_usage{disk=")).toEqual(["disk_io_usage{disk=sda}", "disk_io_usage{disk=odd%3Adisk}"]);
    expect(after("max:stream_in{name=news")).toEqual(["max:stream_in{name=news}", "max:stream_in{name=news/hd}"]);
    expect([after("cpu_usage{"), after("stream_in{name=news}")]).toEqual([[], []]);
  });

  it("lead to a query that can be read, whatever a stream is called", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (name) => {
        fc.pre(name.trim() === name);
        expect(parsePulseQuery(`stream_in{name=${encodeTag(name)}}`)?.tags["name"]).toBe(name);
      }),
    );
  });
});

it("shows of lines what lies in a span: of two moments, or the last minutes before the newest point", () => {
  const lines = [{ label: "in", points: [0, 60_000, 120_000, 180_000].map((ms) => [ms, 1] as const) }];
  const times = (span: Parameters<typeof pointsWithin>[1]) =>
    pointsWithin(lines, span)[0]?.points.map(([ms]) => ms / 60_000);
  expect(times(undefined)).toEqual([0, 1, 2, 3]);
  expect(times({ fromMs: 60_000, toMs: 130_000 })).toEqual([1, 2]);
  expect(times({ lastMinutes: 1 })).toEqual([2, 3]);
  expect(pointsWithin([], { lastMinutes: 1 })).toEqual([]);
});
