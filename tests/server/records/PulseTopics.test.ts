import { describe, expect, it } from "vitest";
import { PulseTopics } from "../../../server/records/pulse/PulseTopics.ts";
import { loadCheck } from "../../../src/generated/loadCheck.ts";
import { trafficTopic } from "../../../src/model/stream/mediaNames.ts";
import { startTestServer } from "../support/startTestServer.ts";
import { openPulse } from "./openPulse.ts";

const NEWS = { in: 100, out: 300, clients: 3 };

interface Line {
  readonly label: string;
  readonly data: readonly (readonly [number, number])[];
}

/** A subscriber without a socket. */
function subscribe(topics: PulseTopics, topic: string) {
  const events: { readonly event: string; readonly data: Record<string, unknown> }[] = [];
  const stop = topics.open(topic, (event) => events.push(JSON.parse(JSON.stringify(event))));
  const linesOf = (index: number, resolution: string): readonly Line[] =>
    JSON.parse(JSON.stringify(Object.values(events.at(index)?.data ?? {})[0]))[resolution];
  return { events, stop, linesOf };
}

describe("the pulse topics of the events socket", () => {
  it("know the graphs of the Pulse page in both resolutions, custom queries and streams [C451] [C452]", async () => {
    const topics = new PulseTopics((await openPulse()).pulse);
    for (const topic of ["overview", "total_memusage", "cpu_usage", "scheduler_loads", "active_tasks"]) {
      expect([topic, topics.has(`${topic}/minute`), topics.has(`${topic}/hour`)]).toEqual([topic, true, true]);
    }
    for (const known of ["disk_io_usage{disk=sda}/minute", "custom/max:10s:cpu_usage/custom", "custom/cpu_usage"]) {
      expect([known, topics.has(known)]).toEqual([known, true]);
    }
    expect(topics.has(`${trafficTopic("site/cam {1}")}/hour`)).toBe(true);
    for (const unknown of [
      "overview",
      "overview/day",
      "overview/custom",
      "sum:overview/minute",
      "custom/a;b/custom",
      "custom/",
      "custom/custom",
      "__proto__/minute",
      "log/x",
    ]) {
      expect([unknown, topics.has(unknown)]).toEqual([unknown, false]);
    }
  });

  it("send the whole first and then only new points, as pulse.traffic by topic and resolution [C453]", async () => {
    const { pulse, pass, clock } = await openPulse();
    pass(90, { news: NEWS });
    const topic = trafficTopic("news");
    const { events, stop, linesOf } = subscribe(new PulseTopics(pulse), `${topic}/minute`);
    expect(events[0]).toMatchObject({ event: "pulse.traffic", data: { last_dts: clock.nowMs } });
    expect(events[0]?.data).not.toHaveProperty("partial_update");
    expect(linesOf(0, "minute").map(({ label, data }) => [label, data.length])).toEqual([
      ["Input", 60],
      ["Output", 60],
    ]);
    pass(1, { news: { ...NEWS, out: 7 } });
    expect(events[1]).toEqual({
      event: "pulse.traffic",
      data: {
        [topic]: {
          minute: [
            { label: "Input", data: [[clock.nowMs, 100]] },
            { label: "Output", data: [[clock.nowMs, 7]] },
          ],
        },
        last_dts: clock.nowMs,
        partial_update: true,
      },
    });
    stop();
    pass(2, { news: NEWS });
    expect(events).toHaveLength(2);
  });

  it("send an hour by minutes, a new point a minute", async () => {
    const { pulse, pass } = await openPulse();
    pass(3 * 60 + 1);
    const { events, linesOf } = subscribe(new PulseTopics(pulse), "cpu_usage/hour");
    expect(linesOf(0, "hour")[0]).toMatchObject({ label: "All" });
    expect(linesOf(0, "hour")[0]?.data).toHaveLength(3);
    pass(120);
    expect(events).toHaveLength(3);
    expect(linesOf(2, "hour")[0]?.data).toHaveLength(1);
  });

  it("send nothing new for a stream that does not run, and its points once it does", async () => {
    const { pulse, pass } = await openPulse();
    const { events, linesOf } = subscribe(new PulseTopics(pulse), `${trafficTopic("news")}/minute`);
    pass(5);
    expect(events).toHaveLength(1);
    pass(1, { news: NEWS });
    expect(linesOf(1, "minute")[0]?.data).toHaveLength(1);
  });

  it("show one line a disk, by its name", async () => {
    const { pulse, pass, machine } = await openPulse();
    machine.set("disk_io_usage{disk=sda}", 12);
    pass(2);
    const { linesOf } = subscribe(new PulseTopics(pulse), "disk_io_usage{disk=sda}/minute");
    expect(linesOf(0, "minute")).toMatchObject([
      {
        label: "sda",
        data: [
          [expect.any(Number), 12],
          [expect.any(Number), 12],
        ],
      },
    ]);
  });

  it("answer a custom query: grouped, by periods that are over, smoothed", async () => {
    const { pulse, pass } = await openPulse();
    const topics = new PulseTopics(pulse);
    for (let n = 0; n < 30; n += 1)
      pass(1, { a: { in: n, out: 1, clients: 1 }, b: { in: 10 * n, out: 5, clients: 1 } });
    const one = (query: string): readonly Line[] => subscribe(topics, `custom/${query}/custom`).linesOf(0, "custom");
    expect(one("sum:stream_out").map(({ label, data }) => [label, data.at(-1)?.[1]])).toEqual([["sum stream_out", 6]]);
    expect(one("max:stream_in")[0]?.data.at(-1)?.[1]).toBe(290);
    expect(one("min:stream_in")[0]?.data.at(-1)?.[1]).toBe(29);
    expect(one("stream_out").map(({ label }) => label)).toEqual(["a", "b"]);
    expect(one("stream_in{name=a}")).toHaveLength(1);
    const byTen = one("10s-savg:stream_in{name=a}")[0]?.data ?? [];
    // The first sample is a second after the full hour.
    expect(byTen.map(([, value]) => value)).toEqual([4, 13.5, 23.5]);
    const smooth = one("10s-tavg8:stream_in{name=a}")[0]?.data ?? [];
    expect(smooth.at(-1)?.[1]).toBeCloseTo((4 + 13.5 + 23.5) / 3, 5);
    expect(one("no_such_metric")).toEqual([]);
  });

  it("keep a custom query of periods up to date with each period that ends", async () => {
    const { pulse, pass } = await openPulse();
    pass(25, { a: NEWS });
    const { events, linesOf } = subscribe(new PulseTopics(pulse), "custom/sum:10s:stream_in/custom");
    pass(20, { a: NEWS });
    expect(events).toHaveLength(3);
    expect(linesOf(2, "custom")[0]?.data).toEqual([[expect.any(Number), 100]]);
    expect(events[2]?.data["partial_update"]).toBe(true);
  });

  it("send the whole again when a line comes", async () => {
    const { pulse, pass } = await openPulse();
    pass(5, { a: NEWS });
    const { events, linesOf } = subscribe(new PulseTopics(pulse), "custom/stream_in/custom");
    pass(1, { a: NEWS, b: NEWS });
    expect(events[1]?.data).not.toHaveProperty("partial_update");
    expect(linesOf(1, "custom").map(({ data }) => data.length)).toEqual([6, 1]);
  });

  it("have the form that the console checks", async () => {
    const { pulse, pass } = await openPulse();
    pass(90, { a: NEWS });
    const check = await loadCheck("pulse");
    for (const topic of ["overview/minute", "overview/hour", "custom/sum:stream_in/custom"]) {
      const { events } = subscribe(new PulseTopics(pulse), topic);
      pass(1, { a: NEWS });
      for (const { data } of events) expect([topic, check(data)]).toEqual([topic, true]);
    }
  });

  it("reach a console's socket by pulse_subscribe, and end with pulse_unsubscribe", async () => {
    const { pulse, pass } = await openPulse();
    const { client } = await startTestServer({ parts: { topics: [() => new PulseTopics(pulse)] } });
    const socket = await client.socket();
    expect(await socket.ask("pulse_subscribe:cpu_usage/minute")).toMatchObject({ event: "pulse.traffic" });
    pass(1);
    expect(await socket.next()).toMatchObject({ data: { partial_update: true } });
    socket.send("pulse_unsubscribe:cpu_usage/minute");
    expect(await socket.waiting(100)).toEqual([]);
    pass(1);
    expect(await socket.waiting(100)).toEqual([]);
  });
});
