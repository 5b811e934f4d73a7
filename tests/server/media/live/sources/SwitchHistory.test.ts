import { beforeEach, describe, expect, it } from "vitest";
import { SwitchHistory } from "../../../../../server/media/live/sources/SwitchHistory.ts";

const source = (url: string) => ({ url, key: url, kind: "fetch" }) as const;
const a = source("udp://a");
const b = source("rtsp://admin:secret@b/live");
const shownB = "rtsp://***@b/live";
const toA = { to: "udp://a", to_number: 1 };
const toB = { to: shownB, to_number: 2 };
let nowMs = 0;
let history: SwitchHistory;
let list: readonly string[] = [];
beforeEach(() => {
  nowMs = 1_000_000;
  list = [a.url, b.url];
  history = new SwitchHistory(
    () => nowMs,
    ({ url }) => list.indexOf(url) + 1 || undefined,
  );
});

function flap(times: number): void {
  for (let time = 0; time < times; time += 1) {
    history.lose(a, "timeout");
    history.take(a, { from: undefined, isByHand: false });
  }
}

describe("the switches of a stream's sources", () => {
  it("tell what it went to and from, and why, without passwords", () => {
    history.take(a, { from: undefined, isByHand: false });
    nowMs += 1000;
    history.lose(a, "connection refused");
    nowMs += 1000;
    history.take(b, { from: undefined, isByHand: false });
    history.take(a, { from: b, isByHand: false });
    history.take(b, { from: a, isByHand: true });
    expect(history.all).toEqual([
      { at: 1_000_000, ...toA, cause: "start" },
      {
        at: 1_002_000,
        ...toB,
        from: "udp://a",
        from_number: 1,
        again: false,
        cause: "lost",
        error: "connection refused",
      },
      { at: 1_002_000, ...toA, from: shownB, from_number: 2, again: false, cause: "back" },
      { at: 1_002_000, ...toB, from: "udp://a", from_number: 1, again: false, cause: "hand" },
    ]);
  });

  it("are told by the places that the sources have in the list of now, and by none where one is gone", () => {
    history.take(a, { from: undefined, isByHand: false });
    history.take(b, { from: a, isByHand: true });
    history.lose(b, "timeout");
    history.take(b, { from: undefined, isByHand: false });
    const places = () => history.all.map(({ to_number: to, from_number: from, again }) => [to, from, again]);
    expect(places()).toEqual([
      [1, undefined, undefined],
      [2, 1, false],
      [2, 2, true],
    ]);
    list = [b.url, a.url];
    expect(places()).toEqual([
      [2, undefined, undefined],
      [1, 2, false],
      [1, 1, true],
    ]);
    list = [b.url];
    expect(places()).toEqual([
      [undefined, undefined, undefined],
      [1, undefined, false],
      [1, 1, true],
    ]);
  });

  it("are the newest twenty", () => {
    for (let time = 0; time < 30; time += 1) history.take(source(`udp://${time}`), { from: a, isByHand: true });
    expect(history.all.map(({ to }) => to)).toEqual(Array.from({ length: 20 }, (_, at) => `udp://${at + 10}`));
  });

  it("begin anew after a stop: what was lost before it is no reason", () => {
    history.lose(a, "timeout");
    history.rest();
    history.take(a, { from: undefined, isByHand: false });
    expect(history.all).toEqual([{ at: nowMs, ...toA, cause: "start" }]);
  });

  it("are flapping from the fourth within ten minutes that nobody asked for, and no longer ten minutes later", () => {
    flap(3);
    history.take(b, { from: a, isByHand: true });
    expect(history.isFlapping).toBe(false);
    flap(1);
    expect(history.isFlapping).toBe(true);
    nowMs += 600_001;
    expect(history.isFlapping).toBe(false);
  });
});
