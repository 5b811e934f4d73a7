import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { InputReport } from "../../../../server/media/ffmpeg/mediaInfo.ts";
import { LiveBench } from "./support/LiveBench.ts";

describe("InputReport", () => {
  let nowMs = 0;
  let report: InputReport;

  beforeEach(() => {
    nowMs = 1_000_000;
    report = new InputReport(() => nowMs, 2);
  });

  function begin(): void {
    for (const line of [
      "[info] Input #0, mpegts, from 'udp://239.1.1.1:5000':",
      "[info]   Program 1 ",
      "[info]   Stream #0:0[0x100]: Video: h264 (High), yuv420p, 1280x720, 25 fps, 25 tbr",
      "[info]   Stream #0:1[0x101](eng): Audio: aac (LC), 48000 Hz, stereo, fltp, 4 kb/s",
      "[info]   Program 2 ",
      "[info]   Stream #0:1[0x101](eng): Audio: aac (LC), 48000 Hz, stereo, fltp, 4 kb/s",
      "[info]   Stream #0:2[0x102]: Video: mpeg2video, yuv420p, 720x576, 25 fps",
    ]) {
      report.say(line);
    }
    expect(report.info).toBeUndefined();
    for (const line of [
      "[info] Output #2, framecrc, to 'pipe:5':",
      "[info]   Stream #2:0: Video: h264 (High), yuv420p, 1280x720, q=2-31, 25 fps",
      "[info] Stream mapping:",
      "[info]   Stream #0:0 (h264) -> scale:default (graph 0)",
      "[info]   Stream #0:1 -> #1:1 (copy)",
      "[info]   Stream #0:0 -> #2:0 (copy)",
      "[info]   Stream #0:1 -> #2:1 (copy)",
      "[info] Output #0, mpegts, to 'pipe:1':",
      "[info]   Stream #0:0: Video: h264, yuv420p, 640x360, 25 fps",
    ]) {
      report.say(line);
    }
  }

  it("knows the tracks that come in, each once and none that go out, whatever is said after them", () => {
    begin();
    for (let line = 0; line < 200; line += 1) report.say("[h264 @ 0x1] [error] no frame!");
    expect(report.info).toMatchObject({ width: 1280, height: 720 });
    expect(report.info?.tracks).toMatchObject([
      { track_id: "v1", codec: "h264", pid: 256 },
      { track_id: "a1", codec: "aac", lang: "eng", bitrate: 4 },
      { track_id: "v2", codec: "mp2v" },
    ]);
  });

  it("measures each track that is listed, and counts what all take in MPEG-TS", () => {
    begin();
    report.list("#tb 0: 1/90000\n#media_type 0: video\n");
    let sum = 0;
    for (let tenth = 0; tenth < 100; tenth += 1) {
      sum += report.list("0,  -5110,   2090,     3600,    25000, 0xa58bb3a2, S=1,        1\n1,  0,");
      sum += report.list("  0,  1920,  1000, 0x1\n");
      nowMs += 100;
    }
    expect(sum / 100).toBeGreaterThan(26_000);
    expect(sum / 100).toBeLessThan(26_000 * 1.05);
    const [video, audio, other] = report.info?.tracks ?? [];
    expect(Math.abs(Number(video?.bitrate) - 2000)).toBeLessThan(100);
    expect(Math.abs(Number(audio?.bitrate) - 80)).toBeLessThan(4);
    expect(other).not.toHaveProperty("bitrate");
  });
});

describe("the input of a stream that is encoded", () => {
  const urls = ["udp://a"];
  let bench: LiveBench;

  beforeEach(() => {
    bench = new LiveBench();
  });
  afterEach(async () => bench.close());

  it("reports of a stream that is encoded what comes in, not what goes out", async () => {
    bench.streams({ news: { urls, transcoder: { video: { 1: { bitrate: 100_000 } } } } });
    const run = bench.pool.of("udp://a");
    run.complain("[info] Input #0, mpegts, from 'udp://a':");
    run.complain("[info]   Stream #0:0[0x100]: Video: h264 (High), yuv420p, 320x180, 25 fps");
    for (let line = 0; line < 60; line += 1) run.complain("[h264 @ 0x1] [error] non-existing PPS 0 referenced");
    run.complain("[info] Stream mapping:");
    run.complain("[info]   Stream #0:0 -> #1:0 (copy)");
    for (let second = 0; second < 21; second += 1) {
      for (let frame = 0; frame < 25; frame += 1) run.list("0,  3600,  3600,  3600,  10000, 0xa58bb3a2\n");
      await bench.pass(1000);
    }
    const { bitrate, bytes_in, input_media_info } = bench.stats();
    expect(Number(bitrate)).toBeGreaterThan(1900);
    expect(Number(bitrate)).toBeLessThan(2200);
    expect(Number(bytes_in)).toBeGreaterThan(18 * 250_000);
    expect(input_media_info).toMatchObject({ tracks: [{ codec: "h264", size: "320x180" }] });
    const [track] = (input_media_info as { tracks: { bitrate: number }[] }).tracks;
    expect(track?.bitrate).toBeGreaterThan(1900);
    expect(track?.bitrate).toBeLessThan(2250);
  });

  it("reports no input of a test picture that goes through a transcoder: what goes out is none", async () => {
    bench.streams({ news: { urls: ["fake://fake"], transcoder: { video: { 1: { bitrate: 100_000 } } } } });
    await bench.pass(15_000);
    const stats = bench.stats();
    expect(stats).toMatchObject({ alive: true, running_transcoder: true });
    expect([stats["bitrate"], stats["bytes_in"]]).toEqual([undefined, undefined]);
    bench.streams({ news: { urls: ["fake://fake"] } });
    await bench.pass(15_000);
    expect(Number(bench.stats()["bitrate"])).toBeGreaterThan(0);
  });
});
