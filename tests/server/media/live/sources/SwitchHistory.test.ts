import { beforeEach, describe, expect, it } from "vitest";
import { SwitchHistory } from "../../../../../server/media/live/sources/SwitchHistory.ts";

const a = { url: "udp://a" };
const b = { url: "rtsp://admin:secret@b/live" };
const shownB = "rtsp://***@b/live";
let nowMs = 0;
let history: SwitchHistory;
beforeEach(() => {
  nowMs = 1_000_000;
  history = new SwitchHistory(() => nowMs);
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
      { at: 1_000_000, to: "udp://a", cause: "start" },
      { at: 1_002_000, to: shownB, from: "udp://a", cause: "lost", error: "connection refused" },
      { at: 1_002_000, to: "udp://a", from: shownB, cause: "back" },
      { at: 1_002_000, to: shownB, from: "udp://a", cause: "hand" },
    ]);
  });

  it("are the newest twenty", () => {
    for (let time = 0; time < 30; time += 1) history.take({ url: `udp://${time}` }, { from: a, isByHand: true });
    expect(history.all.map(({ to }) => to)).toEqual(Array.from({ length: 20 }, (_, at) => `udp://${at + 10}`));
  });

  it("begin anew after a stop: what was lost before it is no reason", () => {
    history.lose(a, "timeout");
    history.rest();
    history.take(a, { from: undefined, isByHand: false });
    expect(history.all).toEqual([{ at: nowMs, to: "udp://a", cause: "start" }]);
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
