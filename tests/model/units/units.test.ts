import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import {
  formatBandwidth,
  formatBitrate,
  formatBytes,
  formatCount,
  formatMeasure,
  formatPercent,
  progressTone,
} from "../../../src/model/units/formatQuantity.ts";
import { formatTraffic, pulseAxes, trafficMark } from "../../../src/model/pulse/pulseAxis.ts";
import {
  formatClock,
  formatDay,
  formatDuration,
  formatMoment,
  formatShortDay,
} from "../../../src/model/units/formatTime.ts";
import {
  formatSizeString,
  formatTimeString,
  parseSizeString,
  parseTimeString,
} from "../../../src/model/units/unitStrings.ts";
import { speak } from "../../../src/texts/language.ts";

afterEach(() => speak(undefined));

describe("a size string", () => {
  it.each([
    ["1Kb", 1024],
    ["32gb", 32 * 1_073_741_824],
    ["50TB", 50 * 1024 ** 4],
    ["1p", 1024 ** 5],
    ["1.5M", 1.5 * 1_048_576],
    [" 7 G ", 7 * 1_073_741_824],
  ])("%s is %i bytes, in powers of 1024", (text, bytes) => {
    expect(parseSizeString(text)).toBe(bytes);
  });

  it("without a unit is in gibibytes as typed, in bytes as stored [S332] [S333]", () => {
    expect(parseSizeString("1024")).toBe(1024 * 1_073_741_824);
    expect(parseSizeString("1024", "")).toBe(1024);
    expect(parseSizeString("1024", "M")).toBe(1024 * 1_048_576);
  });

  it.each(["", "G", "-1G", "1X", "1GG", "1 0G", "1bK", "0x10", "1e3", "1."])("refuses %j", (text) => {
    expect(parseSizeString(text)).toBeUndefined();
  });

  it("reads back as what it was written from", () => {
    expect([0, 1500, 1024, 1_048_576 + 1024, 40 * 1_073_741_824, 1.5 * 1024 ** 4].map(formatSizeString)).toEqual([
      "0K",
      "1.46484375K",
      "1K",
      "1025K",
      "40G",
      "1.5T",
    ]);
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (bytes) => {
        expect(parseSizeString(formatSizeString(bytes))).toBe(bytes);
      }),
    );
  });
});

describe("a time string", () => {
  it.each([
    ["45", 45],
    [" 45 ", 45],
    ["45s", 45],
    ["2m", 120],
    ["3h", 10_800],
    ["7d", 604_800],
    ["2w", 1_209_600],
  ])("%s is %i seconds [S335]", (text, seconds) => {
    expect(parseTimeString(text)).toBe(seconds);
  });

  it.each(["", "d", "1.5h", "-1d", "1D", "1 d", "1dd", "1y"])("refuses %j", (text) => {
    expect(parseTimeString(text)).toBeUndefined();
  });

  it("is written in the largest unit without a fraction, and reads back as what it was", () => {
    expect([0, 59, 120, 5400, 86_400, 604_800].map(formatTimeString)).toEqual(["0s", "59s", "2m", "90m", "1d", "7d"]);
    fc.assert(
      fc.property(fc.nat(), (seconds) => {
        expect(parseTimeString(formatTimeString(seconds))).toBe(seconds);
      }),
    );
  });
});

describe("a bandwidth", () => {
  it("is in Mbps, and from 1 Gbps on in Gbps [C486]", () => {
    expect([500_000, 999_900, 1_000_000, 25_000_000].map(formatBandwidth)).toEqual([
      "500.0 Mbps",
      "999.9 Mbps",
      "1.000 Gbps",
      "25.0 Gbps",
    ]);
  });

  it("has 3 decimals under 10 [C487]", () => {
    expect([0, 1, 4250, 9999, 1_234_567].map(formatBandwidth)).toEqual([
      "0.000 Mbps",
      "0.001 Mbps",
      "4.250 Mbps",
      "9.999 Mbps",
      "1.235 Gbps",
    ]);
  });

  it("has one decimal from 10 on, and a Gbps is 1000000 kbit [C488]", () => {
    expect([10_000, 12_345, 999_999.9].map(formatBandwidth)).toEqual(["10.0 Mbps", "12.3 Mbps", "1.000 Gbps"]);
    expect(formatBandwidth(9_999.9)).toBe("10.0 Mbps");
  });
});

describe("a bitrate", () => {
  it("is in the unit it fills", () => {
    expect([0, 850, 999.6, 4250, 12_000, 1_200_000].map(formatBitrate)).toEqual([
      "0 kbps",
      "850 kbps",
      "1.000 Mbps",
      "4.250 Mbps",
      "12.0 Mbps",
      "1.200 Gbps",
    ]);
  });
});

describe("traffic", () => {
  it("is in b, Kb, Mb or Gb a second, spelled as any rate, past the thresholds 700, 700000 and 700000000, in steps of 1000 [S470] [S471]", () => {
    const shown = [0, 700, 701, 12_345, 700_000, 700_001, 700_000_000, 700_000_001, 2_500_000_000].map(formatTraffic);
    expect(shown).toEqual([
      "0 bps",
      "700 bps",
      "0.7 kbps",
      "12.3 kbps",
      "700.0 kbps",
      "0.7 Mbps",
      "700.0 Mbps",
      "0.7 Gbps",
      "2.5 Gbps",
    ]);
  });
});

describe("the traffic of a silent stream", () => {
  it("reads the same in each graph, in its axis and beside it", () => {
    const { format, mark } = pulseAxes.traffic;
    expect([format(0), mark(0, 0), formatTraffic(0), trafficMark(0, 0)]).toEqual(["0 bps", "0 bps", "0 bps", "0 bps"]);
  });
});

describe("the marks of an axis", () => {
  const marks = (mark: (value: number, largest: number) => string, values: readonly number[]) =>
    values.map((value) => mark(value, values.at(-1) ?? 0));

  it("are all in the unit of the largest", () => {
    expect(marks(trafficMark, [0, 600_000, 800_000, 1_000_000])).toEqual([
      "0.0 Mbps",
      "0.6 Mbps",
      "0.8 Mbps",
      "1.0 Mbps",
    ]);
    expect(marks(trafficMark, [0, 350, 700])).toEqual(["0 bps", "350 bps", "700 bps"]);
    expect(marks(pulseAxes.traffic.mark, [0, 500_000, 1_500_000])).toEqual(["0.0 Mbps", "0.5 Mbps", "1.5 Mbps"]);
    expect(marks(pulseAxes.traffic.mark, [200_000, 999_000])).toEqual(["200 kbps", "999 kbps"]);
    expect(marks(pulseAxes.traffic.mark, [500_000_000, 2_000_000_000])).toEqual(["0.5 Gbps", "2.0 Gbps"]);
    expect(marks(pulseAxes.traffic.mark, [5_000_000, 20_000_000])).toEqual(["5 Mbps", "20 Mbps"]);
    expect(marks(pulseAxes.bytesPerSecond.mark, [0, 512, 1023])).toEqual(["0 B/s", "512 B/s", "1,023 B/s"]);
    expect(marks(pulseAxes.bytesPerSecond.mark, [0, 512 * 1024, 1.5 * 1024 ** 2])).toEqual([
      "0.0 MB/s",
      "0.5 MB/s",
      "1.5 MB/s",
    ]);
    expect(marks(pulseAxes.bytesPerSecond.mark, [0, 1024 ** 6])).toEqual(["0 PB/s", "1,024 PB/s"]);
  });
});

describe("an amount of bytes", () => {
  it("is in the largest unit it fills", () => {
    expect([0, 1023, 1024, 1536, 1_048_575, 32 * 1024 ** 3, 2 ** 60].map(formatBytes)).toEqual([
      "0 B",
      "1,023 B",
      "1 KB",
      "1.5 KB",
      "1 MB",
      "32 GB",
      "1,024 PB",
    ]);
  });

  it("has one decimal under 10 of a unit above bytes, and none of bytes", () => {
    expect([0.5, 9.94 * 1024, 9.95 * 1024, 10.4 * 1024].map(formatBytes)).toEqual(["1 B", "9.9 KB", "10 KB", "10 KB"]);
  });

  it("is the same with a minus before it where it became less", () => {
    expect([-512, -1536, -0].map(formatBytes)).toEqual(["-512 B", "-1.5 KB", "0 B"]);
  });
});

describe("a duration", () => {
  const day = 86_400_000;
  it.each([
    [450, "450\u00a0ms"],
    [12_000, "12\u00a0s"],
    [200_000, "3\u00a0m\u00a020\u00a0s"],
    [7_200_000, "2\u00a0h"],
    [5 * day + 7_200_000, "5\u00a0d\u00a02\u00a0h"],
    [30.416 * day, "30\u00a0d\u00a09\u00a0h"],
    [30.417 * day, "1\u00a0mo"],
    [64.9 * day, "2\u00a0mo\u00a04\u00a0d"],
    [364 * day, "11\u00a0mo\u00a029\u00a0d"],
    [400 * day, "1\u00a0y\u00a01\u00a0mo"],
    [730 * day, "2\u00a0y"],
  ])("of %i ms is %s [S514] [S515]", (ms, words) => {
    expect(formatDuration(ms)).toBe(words);
  });

  it("is never negative, nor rounded up", () => {
    expect([-5, 0, 999.9, 59_999].map(formatDuration)).toEqual(["0\u00a0ms", "0\u00a0ms", "999\u00a0ms", "59\u00a0s"]);
  });
});

describe("a time axis", () => {
  it("shows hours, minutes and seconds, at hour resolution no seconds [S473]", () => {
    const time = new Date(2024, 4, 7, 9, 5, 3).getTime();
    expect(formatClock(time, "minute")).toBe("09:05:03");
    expect(formatClock(time, "custom")).toBe("09:05:03");
    expect(formatClock(time, "hour")).toBe("09:05");
  });
});

describe("a moment in local time", () => {
  const time = new Date(2024, 4, 7, 9, 5, 3).getTime();

  it("has its day and seconds, with noughts in front", () => {
    expect([formatMoment(time), formatDay(time)]).toEqual(["2024-05-07 09:05:03", "2024-05-07"]);
    expect(formatDay(new Date(2024, 11, 31).getTime())).toBe("2024-12-31");
  });

  it("is its day of the month in the language spoken where there is little room", () => {
    expect(formatShortDay(time)).toBe("May 7");
    speak({ locale: "de", texts: {}, schemas: {}, sayTable: () => undefined });
    expect(formatShortDay(time)).toBe("7. Mai");
  });
});

describe("a usage bar", () => {
  it("runs from green over orange to red, at 70 and 90 percent [S517] [S518]", () => {
    expect([0, 70, 70.1, 90, 90.1, 100].map(progressTone)).toEqual([
      "green",
      "green",
      "orange",
      "orange",
      "red",
      "red",
    ]);
  });

  it("shows its share with one decimal under 10", () => {
    expect([0, 3.14, 9.96, 97.4].map(formatPercent)).toEqual(["0 %", "3.1 %", "10 %", "97 %"]);
  });
});

describe("a measure", () => {
  it("has at most the decimals it is shown with", () => {
    expect([formatMeasure(25, 2), formatMeasure(29.974, 2), formatMeasure(29.97, 0)]).toEqual(["25", "29.97", "30"]);
  });
});

describe("a count", () => {
  it("has its thousands apart, and at most three decimals", () => {
    expect([0, 999, 1000, 1_234_567, -12_000, 0.4, 3004.25].map(formatCount)).toEqual([
      "0",
      "999",
      "1,000",
      "1,234,567",
      "-12,000",
      "0.4",
      "3,004.25",
    ]);
  });
});
