import { afterEach, describe, expect, it } from "vitest";
import type { FieldUnit } from "../../../src/generated/contracts/FieldInfo.ts";
import { numberInWords } from "../../../src/model/units/formatQuantity.ts";
import { speak } from "../../../src/texts/language.ts";

afterEach(() => {
  speak(undefined);
});

describe("a number of the config in words", () => {
  it.each<[number, FieldUnit | undefined, string | undefined, string]>([
    [7200, undefined, undefined, "7200"],
    [7200, "seconds", undefined, "7,200 s"],
    [7200, "seconds", "h", "2 h"],
    [120, "seconds", "h", "2 min"],
    [90, "seconds", "h", "90 s"],
    [5, "milliseconds", undefined, "5 ms"],
    [5000, "milliseconds", undefined, "5,000 ms"],
    [1023, "bytes", "G", "1,023 B"],
    [1024, "bytes", "G", "1 KB"],
    [1536, "bytes", undefined, "1.5 KB"],
    [1023, "bitrate", "M", "1,023 bps"],
    [1024, "bitrate", "M", "1 Kbps"],
    [1000 * 1024 ** 2, "bitrate", undefined, "1,000 Mbps"],
    [20_000, "kilobits", undefined, "20,000 kbps"],
    [0.123456789, "kilobits", undefined, "0.123456789 kbps"],
    [2_500_000, "bitrate", undefined, "2,500,000 bps"],
    [1_234_567, "bytes", undefined, "1,234,567 B"],
    [90, "percent", undefined, "90 %"],
    [1280, "pixels", undefined, "1,280 px"],
    [5000, "size-string", undefined, "5000"],
  ])("has the unit that it is typed in: %d %s %s", (value, unit, defaultUnit, words) => {
    expect(numberInWords(value, { unit, defaultUnit })).toBe(words);
    expect(numberInWords(value, undefined)).toBe(String(value));
  });

  it("is divided as the form divides it [S475]", () => {
    expect(numberInWords(6500, { unit: "milliseconds", scale: { factor: 1000, suffix: "s" } })).toBe("6.5 s");
    expect(numberInWords(2_000_000, { unit: "bitrate", scale: { factor: 1000, suffix: "k" } })).toBe("2,000 kbps");
  });

  it("is so with a factor or a suffix alone, and below nothing", () => {
    expect(numberInWords(6500, { unit: "seconds", scale: { factor: 1000 } })).toBe("6.5 s");
    expect(numberInWords(1500, { scale: { suffix: "dB" } })).toBe("1,500 dB");
    expect(numberInWords(2_500_000, { unit: "bitrate", scale: { factor: 1_000_000, suffix: "M" } })).toBe("2.5 M");
    expect([-1, -60, 1e21].map((value) => numberInWords(value, { unit: "seconds", defaultUnit: "h" }))).toEqual([
      "-1 s",
      "-60 s",
      expect.stringMatching(/^[1-9][\d,]+ \w+$/),
    ]);
  });

  it.each([
    [0, "00:00"],
    [5, "00:05"],
    [830, "08:30"],
    [2359, "23:59"],
  ])("is a time of the day: %d", (value, words) => {
    expect(numberInWords(value, { isTimeOfDay: true })).toBe(words);
  });

  it("has the digits of the language", () => {
    speak({ locale: "de", texts: {}, schemas: {}, sayTable: () => undefined });
    expect(numberInWords(1536, { unit: "bytes" })).toBe("1,5 KB");
    expect(numberInWords(20_000, { unit: "kilobits" })).toBe("20.000 kbps");
  });
});
