import type { MediaSegment } from "../../../../../server/media/bus/StreamBus.ts";
import { Segmenter } from "../../../../../server/media/ts/Segmenter.ts";
import { tsOf } from "../../support/tsOf.ts";

/** Three real pieces of 2 s each. */
export async function realSegments(options: Parameters<typeof tsOf>[0] = {}): Promise<readonly MediaSegment[]> {
  const segments: MediaSegment[] = [];
  const segmenter = new Segmenter({
    targetMs: 2000,
    now: () => 0,
    onChunk: () => undefined,
    onSegment: (segment) => segments.push(segment),
  });
  segmenter.write(await tsOf({ seconds: 6, ...options }));
  segmenter.restart();
  return segments;
}
