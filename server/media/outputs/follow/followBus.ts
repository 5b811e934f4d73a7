import type { StreamBus } from "../../bus/StreamBus.ts";
import { followsOn } from "./followsOn.ts";
import { prepushedSegments } from "./prepushedSegments.ts";

/**
 * Hands on the bytes of a rendition without a gap: finished segments at once, as many as `prepush` wants, then what
 * comes. Returns the function that ends it.
 */
export function followBus(
  bus: StreamBus,
  prepush: number | boolean | undefined,
  write: (bytes: Buffer) => void,
): () => void {
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
