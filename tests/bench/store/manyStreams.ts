import type { JsonObject } from "../../../src/model/Json.ts";

/** A config of as many streams as are asked for, each with what a live one reports; about 2 kB a stream. */
export function manyStreams(count: number): JsonObject {
  const streams: JsonObject = {};
  for (let index = 0; index < count; index += 1) streams[nameOf(index)] = stream(index);
  return { streams, http: [80], loglevel: "debug", now_ms: 0 };
}

/** The text of a delta that brings new figures for a share of the streams, as a second of a busy server does. */
export function deltaFrame(count: number, share: number, round: number): string {
  const streams: JsonObject = {};
  const step = Math.round(1 / share);
  // The rows on the screen are the first ones: at any share some of them change.
  for (let index = 0; index < count; index += step) {
    streams[nameOf(index)] = {
      stats: {
        bitrate: 4000 + ((index + round) % 500),
        bytes_in: index * 1000 + round,
        bytes_out: index * 9000 + round,
        client_count: (index + round) % 300,
        last_dts: round * 1000 + index,
        lifetime: round * 1000,
        input_error_rate: round % 3,
        media_info: { tracks: [track(1, round), track(2, round)] },
      },
    };
  }
  return JSON.stringify({ streams, now_ms: round * 1000 });
}

function nameOf(index: number): string {
  return `stream-${String(index).padStart(5, "0")}`;
}

function stream(index: number): JsonObject {
  return {
    name: nameOf(index),
    title: `Channel ${index}`,
    position: index,
    static: true,
    urls: [
      { url: `udp://239.0.${index % 256}.1:1234` },
      { url: `hls://backup.example/${index}/index.m3u8`, priority: "2" },
    ],
    dvr: { reference: "main", dvr_limit: 259_200 },
    auth: { url: "http://auth.example/check", max_sessions: 100 },
    protocols: { hls: true, rtmp: true, rtsp: false },
    stats: {
      alive: true,
      running: true,
      bitrate: 4000,
      bytes_in: 0,
      bytes_out: 0,
      client_count: 0,
      last_dts: 0,
      lifetime: 0,
      ts_delay: 20,
      retry_count: 0,
      url: `udp://239.0.${index % 256}.1:1234`,
      input_error_rate: 0,
      media_info: { width: 1920, height: 1080, tracks: [track(1, 0), track(2, 0)] },
    },
  };
}

function track(id: number, round: number): JsonObject {
  return id === 1
    ? {
        track_id: "v1",
        content: "video",
        codec: "h264",
        width: 1920,
        height: 1080,
        fps: 25,
        bitrate: 3800 + (round % 50),
      }
    : { track_id: "a1", content: "audio", codec: "aac", channels: 2, sample_rate: 48_000, bitrate: 192 };
}
