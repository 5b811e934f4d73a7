import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Json } from "../../../src/model/Json.ts";
import { changesReportedWords, changesWords, StreamSearchWords } from "../../../src/stores/media/StreamSearchWords.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("the words the search reads of a stream", () => {
  it("are made once, and anew when they are forgotten", () => {
    const words = new StreamSearchWords();
    expect(words.of("news", { title: "Now" })).toBe("news\nnow");
    expect(words.of("news", { title: "Then" }), "whoever changes it tells").toBe("news\nnow");
    words.forget("news");
    expect(words.of("news", { title: "Then" })).toBe("news\nthen");
    words.forgetAll();
    expect(words.of("news", { title: "Later" })).toBe("news\nlater");
  });

  it("are made anew when the source in use or the way of publishing is another", () => {
    const words = new StreamSearchWords();
    words.of("news", { title: "A" });
    expect(words.of("news", { title: "B", stats: { url: "udp://b" } })).toBe("news\nb\nudp://b");
    const published = { url: "udp://b", published_via: "rtmp" };
    expect(words.of("news", { title: "C", stats: published })).toBe("news\nc\nudp://b\nrtmp");
    expect(words.of("news", { title: "D", stats: { ...published, bitrate: 5 } })).toBe("news\nc\nudp://b\nrtmp");
    expect(words.of("news", { title: "E", stats: null })).toBe("news\ne");
  });

  it("are made of all streams before they are asked for, but after the page is drawn", () => {
    const words = new StreamSearchWords();
    const streams: Record<string, Json> = { news: { title: "Early" }, odd: null };
    words.prepare(() => streams);
    vi.advanceTimersByTime(299);
    streams["news"] = { title: "Drawn" };
    vi.advanceTimersByTime(1);
    expect(words.of("news", { title: "Late" })).toBe("news\ndrawn");
    expect(words.of("odd", { title: "Late" }), "what is no stream has none").toBe("odd\nlate");
  });

  it("are prepared once though that is asked for twice, and not once nobody follows the server", () => {
    const words = new StreamSearchWords();
    words.prepare(() => ({ news: { title: "First" } }));
    words.prepare(() => ({ news: { title: "Second" } }));
    expect(vi.getTimerCount()).toBe(1);
    vi.runAllTimers();
    expect(words.of("news", {})).toBe("news\nsecond");
    words.prepare(() => ({ sport: {} }));
    words.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a change of a stream", () => {
  it("alters the words of its config with its title, its comment or its sources", () => {
    for (const change of [{ title: "A" }, { title: null }, { meta: { comment: "b" } }, { urls: [] }])
      expect(changesWords(change), JSON.stringify(change)).toBe(true);
    for (const change of [{}, { disabled: true }, { stats: { url: "udp://a" } }])
      expect(changesWords(change), JSON.stringify(change)).toBe(false);
  });

  it("alters the words of its report with the source in use, the way it is published, or all of it", () => {
    for (const stats of [{ url: "udp://a" }, { url: null }, { published_via: "rtmp" }, null])
      expect(changesReportedWords({ stats }), JSON.stringify(stats)).toBe(true);
    for (const change of [{}, { title: "A" }, { stats: {} }, { stats: { bitrate: 5 } }])
      expect(changesReportedWords(change), JSON.stringify(change)).toBe(false);
  });
});
