import type { StreamBus } from "../../bus/StreamBus.ts";
import type { RunningStream } from "../../live/RunningStream.ts";
import { followBus } from "./followBus.ts";

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
