import { createSocket, type Socket } from "node:dgram";
import { say } from "../../Told.ts";
import { ByteRate } from "../bus/rates.ts";
import type { EndSignal } from "./EndSignal.ts";
import type { OfferedMedia } from "./narrowOffer.ts";

const USUAL_BPS = 3_000_000;
const LEAST_BPS = 50_000;
/** Over less than this a rate says nothing. */
const SHORTEST_SPAN_MS = 5000;
const LOOK_MS = 1000;
const SILENCE_MS = 20_000;

/** A track of a publisher, and the port that its packets go to. */
export interface ReceivedTrack {
  readonly media: OfferedMedia;
  readonly port: number;
}

/** UDP ports of the loopback address that ffmpeg is to read a track from: RTP at an even one, RTCP at the next. */
export async function freeRtpPort(attempts = 20): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const port = await freePairOnce();
    if (port !== undefined) return port;
  }
  throw new Error("The machine has no two neighbouring UDP ports left.");
}

async function freePairOnce(): Promise<number | undefined> {
  const first = await bind(0);
  if (first === undefined) return undefined;
  const { port } = first.address();
  const second = port % 2 === 0 ? await bind(port + 1) : undefined;
  await Promise.all([first, ...(second === undefined ? [] : [second])].map((socket) => close(socket)));
  return second === undefined ? undefined : port;
}

function bind(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = createSocket("udp4");
    socket.once("error", () => {
      socket.close();
      resolve(undefined);
    });
    socket.bind(port, "127.0.0.1", () => resolve(socket));
  });
}

function close(socket: Socket): Promise<void> {
  return new Promise((resolve) => void socket.close(resolve));
}

/** The session description with which ffmpeg reads the tracks of a publisher from ports of the loopback address. */
export function rtpDescription(tracks: readonly { readonly media: OfferedMedia; readonly port: number }[]): Buffer {
  const sections = tracks.flatMap(({ media: { kind, payloadType }, port }) => [
    `m=${kind} ${port} RTP/AVP ${payloadType}`,
    `a=rtpmap:${payloadType} ${kind === "video" ? "H264/90000" : "opus/48000/2"}`,
    ...(kind === "video" ? [`a=fmtp:${payloadType} packetization-mode=1`] : []),
    "a=recvonly",
  ]);
  const head = ["v=0", "o=- 0 0 IN IP4 127.0.0.1", "s=published", "c=IN IP4 127.0.0.1", "t=0 0"];
  return Buffer.from(`${[...head, ...sections].join("\r\n")}\r\n`);
}

/**
 * What a publisher is asked to send its picture with, in bits per second: some of what is allowed (absent or 0 for no
 * limit) is left for the sound and for a browser's error.
 */
export function wishedBitrate(maxKbit: number | undefined): number {
  return maxKbit ? Math.min(USUAL_BPS, Math.max(LEAST_BPS, maxKbit * 1000 * 0.8 - 64_000)) : USUAL_BPS;
}

/** Cuts a publisher off that sends more than allowed; returns what is to be called with the size of each packet. */
export function limitRate(maxKbit: number | undefined, ended: EndSignal, now: () => number): (bytes: number) => void {
  if (!maxKbit) return () => undefined;
  const rate = new ByteRate();
  let sum = 0;
  const timer = setInterval(() => {
    rate.sample(sum, now());
    if (rate.spanMs < SHORTEST_SPAN_MS || rate.kbit <= maxKbit) return;
    ended.end(say("publisher_too_much", { kbit: rate.kbit, most: maxKbit }).words);
  }, LOOK_MS);
  ended.onEnd(() => clearInterval(timer));
  return (bytes) => {
    sum += bytes;
  };
}

/** Ends a publication that nothing comes from; returns what is to be called for each packet. */
export function endWhenSilent(ended: EndSignal): () => void {
  const timer = setTimeout(() => ended.end("The publisher sent nothing any more."), SILENCE_MS).unref();
  ended.onEnd(() => clearTimeout(timer));
  return () => void timer.refresh();
}
