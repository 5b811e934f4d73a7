import type { MediaContext, MediaPart } from "../MediaPart.ts";
import type { PushTiming } from "./PushTiming.ts";
import { StreamPushes } from "./StreamPushes.ts";

const usual: PushTiming = { firstRetryMs: 1000, mostRetryMs: 10_000, steadyMs: 30_000, silenceMs: 15_000 };

/** Sends each stream to the addresses of its push list. */
export function createPushPart(context: MediaContext, timing: PushTiming = usual): MediaPart {
  const streams = new Set<StreamPushes>();
  const stopListening = context.streams.onStream((stream) => {
    const pushes = new StreamPushes(stream, context, timing);
    streams.add(pushes);
    return () => {
      pushes.stop();
      streams.delete(pushes);
    };
  });
  return {
    configure() {
      for (const pushes of streams) pushes.configure();
    },
    stop() {
      stopListening();
      for (const pushes of streams) pushes.stop();
      streams.clear();
      return Promise.resolve();
    },
  };
}
