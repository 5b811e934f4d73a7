import type { Push } from "../../../src/generated/types/Push.ts";
import type { RunningStream } from "../live/RunningStream.ts";
import type { MediaContext } from "../MediaPart.ts";
import { PushTask } from "./PushTask.ts";
import type { PushTiming } from "./PushTiming.ts";

const MOST = 64;

/** The pushes of one stream, kept as its config says. */
export class StreamPushes {
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
  return [...(config.pushes ?? []), ...older].filter(({ url }) => url !== "").slice(0, MOST);
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
