import { autorun } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Json } from "../../../src/model/Json.ts";
import { changesState, StreamStates } from "../../../src/stores/media/StreamStates.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const online = { urls: ["udp://a:1"], stats: { alive: true } };
const none = { online: 0, attention: 0, waiting: 0, error: 0, dvr: 0, transcoder: 0 };
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`s${at}`, online]));

function statesOf(streams: Record<string, Json>) {
  return { streams, states: new StreamStates(() => streams) };
}

describe("the states of the streams", () => {
  it("are found out once, and anew when a change is told", () => {
    const { states, streams } = statesOf({ news: online });
    const before = states.of("news");
    expect(before).toEqual({ short: "on", fits: ["online"] });
    streams["news"] = { ...online, disabled: true };
    expect(states.of("news")).toBe(before);
    states.note("news");
    expect(states.of("news")).toEqual({ short: "dis", fits: [] });
    expect(states.of("gone")).toEqual({ short: "off", fits: [] });
  });

  it("are counted on with each stream that comes, changes and goes", () => {
    const { states, streams } = statesOf({ news: online });
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(states.counts));
    streams["sport"] = online;
    states.note("sport");
    streams["news"] = { ...online, dvr: { root: "/d" } };
    states.note("news");
    delete streams["sport"];
    states.note("sport");
    stop();
    expect(seen).toEqual([
      { ...none, online: 1 },
      { ...none, online: 2 },
      { ...none, online: 2, dvr: 1 },
      { ...none, online: 1, dvr: 1 },
    ]);
  });

  it("wake nobody where a change leaves each in what it fits", () => {
    const { states, streams } = statesOf({ news: online });
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(states.counts));
    streams["news"] = { ...online, title: "A" };
    states.note("news");
    streams["odd"] = { disabled: true };
    states.note("odd");
    stop();
    expect(states.counts).toEqual({ ...none, online: 1 });
    expect(seen).toHaveLength(1);
  });

  it("of a thousand are counted at once, of more after the rows, unless nobody follows the server any more", () => {
    expect(statesOf(many(1000)).states.counts?.online).toBe(1000);
    expect(vi.getTimerCount()).toBe(0);
    const { states } = statesOf(many(1001));
    expect(states.counts).toBeUndefined();
    vi.runAllTimers();
    expect(states.counts?.online).toBe(1001);
    const left = statesOf(many(1001)).states;
    expect(left.counts).toBeUndefined();
    left.stop();
    expect(vi.getTimerCount()).toBe(0);
    expect(left.counts, "asked for again, they are counted again").toBeUndefined();
    expect(vi.getTimerCount()).toBe(1);
  });
});

describe("a change of a stream", () => {
  it("may alter its state with what it is fed and recorded by, and with how that goes", () => {
    const keys = ["disabled", "static", "urls", "publish_enabled", "dvr", "transcoder"];
    for (const key of keys) expect(changesState({ [key]: null }), key).toBe(true);
    const reported = ["alive", "source_error", "ts_delay", "retry_count", "input_error_rate", "url", "source_use"];
    for (const key of [...reported, "alarms", "dvr_enabled"])
      expect(changesState({ stats: { [key]: 1 } }), key).toBe(true);
    expect(changesState({ stats: null })).toBe(true);
  });

  it("alters it with no figure, title or place", () => {
    for (const change of [
      {},
      { title: "A" },
      { position: 3 },
      { stats: {} },
      { stats: { bitrate: 5, client_count: 3 } },
    ])
      expect(changesState(change), JSON.stringify(change)).toBe(false);
  });
});
