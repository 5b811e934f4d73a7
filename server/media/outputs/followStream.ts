import type { MediaSegment, StreamBus } from "../bus/StreamBus.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import { readPts } from "../ts/mediaClocks.ts";
import { readProgramTables } from "../ts/programTables.ts";
import { packetHeader, tsPackets } from "../ts/tsPackets.ts";

const CLOSE_MS = 300;

/** Hands on the bytes of a stream's best rendition, also when it becomes another one. Returns the function that ends it. */
export function followStream(
  stream: RunningStream,
  prepush: number | boolean | undefined,
  write: (bytes: Buffer) => void,
): () => void {
  let bus: StreamBus | undefined;
  let end = (): void => undefined;
  const choose = (): void => {
    const [best] = stream.renditions;
    if (best === undefined || best === bus) return;
    end();
    // Who is there already has its lead.
    end = followBus(best, bus === undefined ? prepush : 0, write);
    bus = best;
  };
  choose();
  const stop = stream.onRenditions(choose);
  return () => {
    stop();
    end();
  };
}

/** What takes the bytes of a rendition. */
interface BusReader {
  write(bytes: Buffer): void;
  end?(): void;
}

/**
 * Hands on the bytes of a stream's best rendition, from the present group of pictures on, up to a break, behind which they
 * may have other codecs: then, and where another rendition is the best, `onBreak` is called. Returns the function that ends it.
 */
export function readUntilBreak(
  stream: RunningStream,
  begin: (bus: StreamBus) => BusReader,
  onBreak: () => void,
): () => void {
  const [bus] = stream.renditions;
  const reader = bus && begin(bus);
  let isPresent = true;
  if (bus) reader?.write(bus.beginning);
  const stopChunks = bus?.onChunk((chunk) => reader?.write(chunk));
  const stopSegments = bus?.onSegment((segment) => {
    // Later, as the bus is telling its listeners just now, and would tell the new one too.
    if (segment.isDiscontinuity) setImmediate(() => isPresent && onBreak());
  });
  const forget = stream.onRenditions(() => {
    if (stream.renditions[0] !== bus) onBreak();
  });
  return () => {
    isPresent = false;
    forget();
    stopChunks?.();
    stopSegments?.();
    reader?.end?.();
  };
}

/**
 * Hands on the bytes of a rendition without a gap: finished segments at once, as many as `prepush` wants, then what
 * comes. Returns the function that ends it.
 */
function followBus(bus: StreamBus, prepush: number | boolean | undefined, write: (bytes: Buffer) => void): () => void {
  const segments = prepushedSegments(bus.segments, prepush);
  for (const { bytes } of segments) write(bytes);
  const { beginning } = bus;
  const last = segments.at(-1);
  let end = (): void => undefined;
  const goOn = (): void => {
    write(bus.beginning);
    end = bus.onChunk(write);
  };
  if (last ? followsOn(last, beginning) : isWanted(prepush) && beginning.length > 0) goOn();
  else {
    // The next segment begins with a key frame; the one under way is missing only to who got its predecessor.
    const stop = bus.onSegment((segment) => {
      stop();
      if (last) write(segment.bytes);
      // The bus is in the middle of a chunk: only after it is it clear which bytes come later.
      const waiting = setImmediate(goOn);
      end = () => clearImmediate(waiting);
    });
    end = stop;
  }
  return () => end();
}

function isWanted(prepush: number | boolean | undefined): boolean {
  return prepush !== false && prepush !== 0;
}

/**
 * The finished segments that a reader gets at once: the last one, as many as fill a number of seconds, or none for
 * `false` and 0.
 */
function prepushedSegments(
  segments: readonly MediaSegment[],
  prepush: number | boolean = true,
): readonly MediaSegment[] {
  if (typeof prepush === "boolean") return prepush ? segments.slice(-1) : [];
  let missingMs = prepush * 1000;
  let from = segments.length;
  while (from > 0 && missingMs > 0) missingMs -= segments[--from]?.durationMs ?? 0;
  return segments.slice(from);
}

/** Whether some bytes go on where a segment ends: with several groups of pictures in a segment the present one may not. */
function followsOn(segment: MediaSegment, bytes: Buffer): boolean {
  const [from, to] = [firstTime(segment.bytes), firstTime(bytes)];
  if (from === undefined || to === undefined) return false;
  const aheadMs = ((to - from + tsPackets.timeWrap) % tsPackets.timeWrap) / tsPackets.ticksPerMs;
  return Math.abs(aheadMs - segment.durationMs) < CLOSE_MS;
}

/** When the first picture (or sound, where there is none) of whole packets is shown, in ticks of 90 kHz. */
function firstTime(bytes: Buffer): number | undefined {
  const { streams = [] } = readProgramTables(bytes) ?? {};
  const lead = streams.find(({ content }) => content === "video") ?? streams.find(({ content }) => content === "audio");
  for (let at = 0; lead && at + tsPackets.size <= bytes.length; at += tsPackets.size) {
    const packet = bytes.subarray(at, at + tsPackets.size);
    const { pid, payloadAt, startsUnit } = packetHeader(packet);
    const time = pid === lead.pid && startsUnit && payloadAt !== undefined ? readPts(packet, payloadAt) : undefined;
    if (time !== undefined) return time;
  }
  return undefined;
}
