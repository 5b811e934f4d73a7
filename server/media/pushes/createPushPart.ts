import type { Push } from "../../../src/generated/types/Push.ts";
import type { MediaContext, MediaPart } from "../MediaPart.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import { PushTask, type PushTiming } from "./PushTask.ts";

const usual: PushTiming = { firstRetryMs: 1000, mostRetryMs: 10_000, steadyMs: 30_000, silenceMs: 15_000 };
const MOST_PUSHES = 64;

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

/** The pushes of one stream, kept as its config says. */
class StreamPushes {
  /** By what makes a push the same one after a change of the list: all of its settings, and which of equal ones it is. */
  readonly #tasks = new Map<string, PushTask>();
  readonly #stopListening: () => void;

  constructor(
    private readonly stream: RunningStream,
    private readonly context: Pick<MediaContext, "ffmpeg" | "processes" | "log" | "now">,
    private readonly timing: PushTiming,
  ) {
    this.#stopListening = stream.onRenditions(() => this.#follow());
    this.configure();
  }

  /** Starts what is new in the list and stops what is gone; the others go on undisturbed. */
  configure(): void {
    const wanted = keyed(pushesOf(this.stream));
    for (const [key, task] of this.#tasks) {
      if (wanted.has(key)) continue;
      task.stop();
      this.#tasks.delete(key);
    }
    for (const [key, push] of wanted) {
      if (!this.#tasks.has(key)) this.#tasks.set(key, new PushTask(this.stream, push, this.context, this.timing));
    }
    this.#follow();
  }

  stop(): void {
    this.#stopListening();
    for (const task of this.#tasks.values()) task.stop();
    this.#tasks.clear();
  }

  #follow(): void {
    for (const task of this.#tasks.values()) task.follow();
  }
}

/** `push` is the word of older configs for a single address. */
function pushesOf({ config }: RunningStream): readonly Push[] {
  if (config.disabled === true) return [];
  const older = config.push === undefined || config.push === "" ? [] : [{ url: config.push }];
  return [...(config.pushes ?? []), ...older].filter(({ url }) => url !== "").slice(0, MOST_PUSHES);
}

function keyed(pushes: readonly Push[]): ReadonlyMap<string, Push> {
  const found = new Map<string, Push>();
  for (const push of pushes) {
    const text = JSON.stringify(push);
    let occurrence = 0;
    while (found.has(`${occurrence} ${text}`)) occurrence += 1;
    found.set(`${occurrence} ${text}`, push);
  }
  return found;
}
