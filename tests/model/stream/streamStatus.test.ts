import { describe, expect, it } from "vitest";
import { streamStatus } from "../../../src/model/stream/streamStatus.ts";
import { agentStatus } from "../../../src/model/stream/StreamView.ts";

const urls = [{ url: "udp://239.0.0.1:1234" }];
const alive = { alive: true };

describe("the status of a stream", () => {
  it("takes the first rule that holds, in the order of the specification [C263]", () => {
    const everything = {
      disabled: true,
      static: false,
      urls: [] as string[],
      publish_enabled: true,
      stats: { source_error: "timeout", ts_delay: 7000, input_error_rate: 3, alive: false } as Record<string, unknown>,
    };
    const order = [streamStatus(everything).kind];
    everything.disabled = false;
    order.push(streamStatus(everything).kind);
    delete everything.stats["source_error"];
    order.push(streamStatus(everything).kind);
    everything.publish_enabled = false;
    order.push(streamStatus(everything).kind);
    everything.stats["alive"] = true;
    order.push(streamStatus(everything).kind);
    everything.urls = ["udp://1.2.3.4:5"];
    order.push(streamStatus(everything).kind);
    everything.stats["ts_delay"] = 0;
    order.push(streamStatus(everything).kind);
    delete everything.stats["input_error_rate"];
    order.push(streamStatus(everything).kind);
    expect(order).toEqual(["disabled", "error", "expecting", "waiting", "noSources", "delay", "drops", "online"]);
  });

  it("says disabled whatever else holds [C264]", () => {
    const status = streamStatus({
      disabled: true,
      urls,
      stats: { source_error: "timeout", retry_count: 3, alive: true },
    });
    expect(status.text).toBe("disabled");
  });

  it("says the source's error in its own words [C265]", () => {
    expect(streamStatus({ urls, stats: { source_error: "connection refused" } }).text).toBe("connection refused");
  });

  it.each(["thumbnails_not_fetched", "error: thumbnails_not_fetched (404)"])(
    "does not count missing thumbnails as an error: %s [C265] [C266]",
    (source_error) => {
      expect(streamStatus({ urls, stats: { ...alive, source_error } }).text).toBe("online");
    },
  );

  it("is unavailable above 60000 ms of delay, or while it retries [C267]", () => {
    expect(streamStatus({ urls, stats: { ...alive, ts_delay: 60_000 } }).kind).toBe("delay");
    expect(streamStatus({ urls, stats: { ...alive, ts_delay: 60_001 } }).kind).toBe("error");
    expect(streamStatus({ urls, stats: { ...alive, retry_count: 0 } }).kind).toBe("online");
    expect(streamStatus({ urls, stats: { ...alive, retry_count: 1 } }).kind).toBe("error");
  });

  it("says the error together with the retry count [C268]", () => {
    expect(streamStatus({ urls, stats: { source_error: "timeout", retry_count: 4 } }).text).toBe("timeout (retry 4)");
  });

  it.each([
    [8000, "timeout"],
    [8001, "timeout (delay 8s)"],
    [12_999, "timeout (delay 12s)"],
  ])("says a delay of %i ms beside an error only above 8 s [C269]", (ts_delay, words) => {
    expect(streamStatus({ urls, stats: { source_error: "timeout", ts_delay } }).text).toBe(words);
  });

  it("joins error, retries and delay, and says unavailable where the server gives no error [C270]", () => {
    expect(streamStatus({ urls, stats: { source_error: "timeout", retry_count: 2, ts_delay: 61_500 } }).text).toBe(
      "timeout (retry 2, delay 1\u00a0m\u00a01\u00a0s)",
    );
    expect(streamStatus({ urls, stats: { ts_delay: 61_500 } }).text).toBe("unavailable (delay 1\u00a0m\u00a01\u00a0s)");
    expect(streamStatus({ urls, stats: { retry_count: 2 } }).text).toBe("unavailable (retry 2)");
  });

  it.each([
    { urls: ["publish://"] },
    { urls: [{ url: "publish://" }] },
    { urls: [], publish_enabled: true },
    { publish_enabled: true, static: false },
  ])("expects publication of a publish-only stream that is not alive: %j [C271]", (stream) => {
    expect(streamStatus(stream).text).toBe("expecting publication");
    expect(streamStatus({ ...stream, stats: alive }).text).toBe("online");
  });

  it("does not expect publication where another source is configured", () => {
    expect(streamStatus({ urls: ["publish://", "udp://1.2.3.4:5"], static: false }).kind).toBe("waiting");
  });

  it("waits for clients when it is on demand and not alive [C272]", () => {
    expect(streamStatus({ urls, static: false }).text).toBe("waiting for clients");
    expect(streamStatus({ urls, static: false, stats: alive }).text).toBe("online");
    expect(streamStatus({ urls }).text).toBe("online");
  });

  it("misses its sources only where they are its own [C273]", () => {
    expect(streamStatus({ urls: [], stats: alive }).text).toBe("no sources defined");
    expect(streamStatus({}).text).toBe("no sources defined");
    expect(streamStatus({ stats: alive }, "published").text).toBe("online");
    expect(streamStatus({ stats: alive }, "mirrored").text).toBe("online");
  });

  it.each([
    [4999, "online"],
    [5000, "delay 5s"],
    [7999, "delay 7s"],
    [60_000, "delay 60s"],
  ])("shows a delay of %i ms as whole seconds gone by [C274] [C276]", (ts_delay, words) => {
    expect(streamStatus({ urls, stats: { ...alive, ts_delay } }).text).toBe(words);
  });

  it.each(["hls://a/x.m3u8", "hlss://a/x.m3u8", "m4f://a/x", "HLS://a/x"])(
    "allows the segmented source %s 10 s of delay [C275] [C276]",
    (url) => {
      expect(streamStatus({ urls: [url], stats: { ...alive, ts_delay: 9999 } }).text).toBe("online");
      expect(streamStatus({ urls: [url], stats: { ...alive, ts_delay: 10_000 } }).text).toBe("delay 10s");
    },
  );

  it("judges the delay by the source that is playing, not by the first one [C275]", () => {
    const stream = {
      urls: ["hls://a/x.m3u8", "udp://1.2.3.4:5"],
      stats: { alive: true, url: "udp://1.2.3.4:5", ts_delay: 6000 },
    };
    expect(streamStatus(stream).text).toBe("delay 6s");
  });

  it("says how many drops a second the input has [C277]", () => {
    expect(streamStatus({ urls, stats: { ...alive, input_error_rate: 3 } }).text).toBe("3 drops/s");
    expect(streamStatus({ urls, stats: { ...alive, input_error_rate: 0.256 } }).text).toBe("0.26 drops/s");
    expect(streamStatus({ urls, stats: { ...alive, input_error_rate: 0 } }).text).toBe("online");
  });

  it("is starting, and not on air, while nothing has come in yet, where no rule of the specification says more [C274]", () => {
    const statusOf = (stats: Record<string, unknown>) => streamStatus({ urls, stats: { running: true, ...stats } });
    expect(statusOf({ alive: false, ts_delay: 4999 })).toEqual({ kind: "starting", text: "starting", short: "off" });
    expect(statusOf({ alive: false, ts_delay: 12_000 }).text).toBe("delay 12s");
    expect(statusOf({ alive: false, ts_delay: 61_000 }).kind).toBe("error");
    expect([statusOf({ alive: true }).text, statusOf({}).text]).toEqual(["online", "online"]);
  });

  it("is online when nothing else holds: neither starting nor with an alarm [C278]", () => {
    const statusOf = (stats: Record<string, unknown>) => streamStatus({ urls, stats }).text;
    expect([statusOf(alive), statusOf({}), statusOf({ ...alive, source_use: "primary" })]).toEqual(
      Array.from({ length: 3 }, () => "online"),
    );
    expect([statusOf({ alive: false }), statusOf({ alive: false, alarms: ["silent"] })]).toEqual([
      "starting",
      "starting",
    ]);
    const unusual = statusOf({ ...alive, alarms: ["no_video"], source_use: "backup" });
    expect(unusual).toBe("no video, on backup");
  });

  it("has a short form for every status [C279] [C280]", () => {
    const short = (stream: Parameters<typeof streamStatus>[0]) => streamStatus(stream).short;
    expect(short({ urls, stats: alive })).toBe("on");
    expect(short({ urls, stats: { ...alive, ts_delay: 7000 } })).toBe("on");
    expect(short({ urls, stats: { ...alive, input_error_rate: 2 } })).toBe("on");
    expect(short({ urls, stats: { source_error: "timeout" } })).toBe("err");
    expect(short({ urls, stats: { retry_count: 2 } })).toBe("err");
    expect(short({ urls: [] })).toBe("err");
    expect(short({ disabled: true })).toBe("dis");
    expect(short({ publish_enabled: true })).toBe("off");
    expect(short({ urls, static: false })).toBe("off");
    expect(short({ urls, stats: { alive: false } })).toBe("off");
  });

  it("survives a server that reports other types than it should", () => {
    const stats = { source_error: 5, ts_delay: "7000", retry_count: null, input_error_rate: Number.NaN, alive: true };
    expect(streamStatus({ urls: [null, 7, { url: 3 }, "udp://1.2.3.4:5"], stats }).text).toBe("online");
  });
});

function agent(agent_status: unknown, current_agent_id: unknown = "cam-7") {
  const unknown: string[] = [];
  const status = agentStatus({ stats: { agent_status, current_agent_id } }, (word) => unknown.push(word));
  return { status, unknown };
}

describe("the status of a stream's agent", () => {
  it("hands an unknown status on to be logged, and shows nothing [C459]", () => {
    expect(agent("on_holiday")).toEqual({ status: undefined, unknown: ["on_holiday"] });
  });

  it("says unconf where the proxy is not configured [C460]", () => {
    expect(agent("rproxy_not_configured")).toEqual({ status: { text: "unconf", tone: "plain" }, unknown: [] });
  });

  it("shows the agent's id as an error while it is not connected [C461]", () => {
    expect(agent("not_connected").status).toEqual({ text: "cam-7", tone: "error" });
  });

  it("shows the agent's id as success while it is connected [C462]", () => {
    expect(agent("connected", 12).status).toEqual({ text: "12", tone: "success" });
  });

  it("shows nothing for a stream without an agent", () => {
    expect(agent(undefined)).toEqual({ status: undefined, unknown: [] });
    expect(agentStatus({}, () => expect.fail("nothing to log"))).toBeUndefined();
  });
});

describe("the status of a stream that plays otherwise than it is meant to", () => {
  const playing = (stats: Record<string, unknown>) => streamStatus({ urls, stats: { ...alive, ...stats } });

  it("says that it is on its backup or on the fallback video, and is no less on air", () => {
    expect(playing({ source_use: "backup" })).toEqual({ kind: "backup", text: "on backup", short: "on" });
    expect(playing({ source_use: "fallback" }).text).toBe("on fallback video");
    expect(playing({ source_use: "chosen" }).text).toBe("online");
  });

  it("says each alarm in words, before the backup, and leaves out what it does not know", () => {
    expect(playing({ alarms: ["silent", "flapping", "smells"], source_use: "backup" })).toEqual({
      kind: "alarm",
      text: "flapping, silent, on backup",
      short: "on",
    });
    expect(playing({ alarms: ["smells"] }).text).toBe("online");
  });

  it("says the specification's words where one of its rules holds", () => {
    expect(playing({ source_use: "backup", ts_delay: 7000 }).text).toBe("delay 7s");
  });
});
