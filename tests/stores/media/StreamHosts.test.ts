import { autorun } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Json } from "../../../src/model/Json.ts";
import { StreamHosts } from "../../../src/stores/media/StreamHosts.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const from = (...hosts: readonly string[]) => ({ urls: hosts.map((host) => `udp://${host}:1`) });
const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`s${at}`, from("a")]));

function hostsOf(streams: Record<string, Json>) {
  return { streams, hosts: new StreamHosts(() => streams) };
}

describe("the hosts of the sources", () => {
  it("are counted when they are first asked for, those with most streams first, then by their names", () => {
    const { hosts } = hostsOf({ one: from("b", "z"), two: from("c", "z"), three: from("a", "c", "z"), odd: null });
    expect([...hosts.counts]).toEqual([
      ["z", 3],
      ["c", 2],
      ["a", 1],
      ["b", 1],
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("are the same until a change is told, and counted anew then", () => {
    const { hosts, streams } = hostsOf({ one: from("a") });
    const seen: string[] = [];
    const stop = autorun(() => seen.push([...hosts.counts.keys()].join()));
    const before = hosts.counts;
    streams["two"] = from("b");
    expect(hosts.counts).toBe(before);
    hosts.forget();
    stop();
    expect(seen).toEqual(["a", "a,b"]);
  });

  it("of a thousand are there at once, of more after the rows", () => {
    expect(hostsOf(many(1000)).hosts.counts.get("a")).toBe(1000);
    const { hosts } = hostsOf(many(1001));
    expect([...hosts.counts]).toEqual([]);
    vi.runAllTimers();
    expect(hosts.counts.get("a")).toBe(1001);
  });

  it("are counted from the beginning where a change is told meanwhile, and not where nobody follows the server", () => {
    const { hosts, streams } = hostsOf(many(1200));
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(hosts.counts.get("a")));
    vi.advanceTimersToNextTimer();
    streams["s1199"] = from("b");
    hosts.forget();
    expect(vi.getTimerCount(), "one goes on, not two").toBe(1);
    vi.runAllTimers();
    stop();
    expect(seen.at(-1)).toBe(1199);
    hosts.forget();
    expect(hosts.counts.get("a"), "what was found before").toBe(1199);
    hosts.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
