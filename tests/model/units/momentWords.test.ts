import { afterEach, describe, expect, it } from "vitest";
import { agoInWords, exactMoment } from "../../../src/model/units/momentWords.ts";
import { dayInWords } from "../../../src/model/units/zonedTime.ts";
import { speak } from "../../../src/texts/language.ts";

afterEach(() => speak(undefined));

const speakGerman = () => speak({ locale: "de", texts: {}, schemas: {}, sayTable: () => undefined });

const now = Date.UTC(2026, 10, 25, 18, 41, 7);
const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000];
const ago = (ms: number) => agoInWords(now - ms, now);

describe("how long ago something was", () => {
  it.each([
    [999, "now"],
    [second, "1 sec. ago"],
    [minute - 1, "59 sec. ago"],
    [minute, "1 min. ago"],
    [hour - 1, "59 min. ago"],
    [hour, "1 hr. ago"],
    [day - 1, "23 hr. ago"],
    [day, "yesterday"],
    [30 * day, "30 days ago"],
    [31 * day, "last mo."],
    [364 * day, "11 mo. ago"],
    [800 * day, "2 yr. ago"],
  ])("%i ms is said by its largest unit, cut off: %s", (ms, words) => {
    expect(ago(ms)).toBe(words);
  });

  it("is now for what a clock that is ahead of ours has put down", () => {
    expect(ago(-5 * minute)).toBe("now");
  });

  it("is said in the language spoken at the moment", () => {
    expect(ago(3 * minute)).toBe("3 min. ago");
    speakGerman();
    expect(ago(3 * minute)).toBe("vor 3 Min.");
  });
});

describe("an exact moment", () => {
  it("has its weekday and seconds, by the clock of the zone", () => {
    expect(exactMoment(now, "UTC")).toBe("Wed 2026-11-25 18:41:07");
    expect(exactMoment(now, "Asia/Tokyo")).toBe("Thu 2026-11-26 03:41:07");
    expect(exactMoment(now, undefined)).toMatch(/^\w{3} 2026-11-2\d \d\d:\d\d:07$/);
    speakGerman();
    expect(exactMoment(now, "Asia/Tokyo")).toBe("Do 2026-11-26 03:41:07");
  });
});

describe("a day in a sentence", () => {
  it("has its year only where that is another one, by the clock of the zone", () => {
    expect(dayInWords(Date.UTC(2026, 4, 3, 12), now, "UTC")).toBe("3 May");
    expect(dayInWords(Date.UTC(2025, 4, 3, 12), now, "UTC")).toBe("3 May 2025");
    const lastHour = Date.UTC(2026, 11, 31, 20);
    expect(dayInWords(lastHour, now, "UTC")).toBe("31 December");
    expect(dayInWords(lastHour, now, "Asia/Tokyo")).toBe("1 January 2027");
    expect(dayInWords(Date.UTC(2026, 4, 3, 12), now, undefined)).toBe("3 May");
  });

  it("is said in the language spoken", () => {
    speakGerman();
    expect(dayInWords(Date.UTC(2025, 4, 3, 12), now, "UTC")).toBe("3. Mai 2025");
  });
});
