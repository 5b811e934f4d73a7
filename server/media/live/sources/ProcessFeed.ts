import type { MediaInfo } from "../../../../src/generated/types/MediaInfo.ts";
import type { ProcessPool, ProcessRun } from "../../ffmpeg/ProcessPool.ts";
import { InputReport } from "../../ffmpeg/mediaInfo.ts";
import type { Feed, FeedEvents, FeedObserver, FeedPlan } from "./Feed.ts";
import type { Source } from "./Source.ts";
import { readSourceError, errorWords } from "./sourceErrors.ts";
import { say, type Told } from "../../../Told.ts";
import { withoutAddress } from "../../inputs/safeAddress.ts";

/** What a process says when its source has become another one while it ran, and what an operator reads of it. */
const changes: readonly (readonly [RegExp, string])[] = [
  [/\bNew video stream \d/, "a video track appeared"],
  [/\bNew audio stream \d/, "an audio track appeared"],
];
/** A publisher that is faster than its process for long is not waited for. */
const MOST_WAITING_BYTES = 16_000_000;

/** A source that an ffmpeg opens, or whose bytes are written to one. */
export class ProcessFeed implements Feed {
  readonly recipe: string;
  readonly renditions: FeedPlan["renditions"];
  readonly isTranscoding: boolean;
  readonly lack: FeedPlan["lack"];
  #run: ProcessRun | undefined;
  #events: FeedEvents | undefined;
  #observer: FeedObserver | undefined;
  #input: InputReport | undefined;

  constructor(
    readonly source: Source,
    private readonly plan: FeedPlan & { readonly args: readonly string[] },
    private readonly label: string,
    private readonly parts: { readonly processes: ProcessPool; readonly now: () => number },
  ) {
    ({ recipe: this.recipe, renditions: this.renditions, isTranscoding: this.isTranscoding, lack: this.lack } = plan);
  }

  get isInputUnknown(): boolean {
    return this.isTranscoding && this.plan.listsInput !== true;
  }

  get inputInfo(): MediaInfo | undefined {
    return this.#input?.info;
  }

  start(events: FeedEvents): void {
    this.#events = events;
    this.#begin(events, false);
  }

  watch(observer: FeedObserver): void {
    this.#observer = observer;
  }

  /** A port is free, and a camera takes another reader, once the former process is gone. */
  renew(): void {
    const { run, events } = { run: this.#run, events: this.#events };
    if (!run || !events) return;
    this.#run = this.#input = undefined;
    run.kill();
    void run.ended.then(() => {
      if (this.#events !== events) return;
      try {
        this.#begin(events, true);
      } catch (error) {
        this.#fail(errorWords(error));
      }
    });
  }

  #begin(events: FeedEvents, isAnew: boolean): void {
    const { args } = this.plan;
    // Tells errors from warnings; of an encoder's input nothing but these lines tells.
    const log = ["-loglevel", this.isTranscoding ? "level+info" : "level+warning"];
    const outputs = Math.max(1, this.renditions.length);
    const extraOutputs = outputs - 1 + (this.plan.listsInput ? 1 : 0);
    const run = this.parts.processes.start({
      args: [...log, ...args],
      extraOutputs,
      label: this.label,
      kind: "stream",
    });
    const input = new InputReport(this.parts.now, outputs);
    this.#run = run;
    this.#input = input;
    run.onErrorLine?.((line) => {
      input.say(line);
      const words = changeIn(line);
      if (words !== undefined && run === this.#run) this.#observer?.onChange(words);
    });
    let isTold = !isAnew;
    const isCurrent = (): boolean => run === this.#run && this.#events === events;
    run.outputs[outputs]?.on("data", (bytes: Buffer) => {
      const count = input.list(bytes.toString("latin1"));
      if (isCurrent() && count > 0) events.onInput(count);
    });
    for (const [index, output] of run.outputs.slice(0, outputs).entries()) {
      output.on("data", (bytes: Buffer) => {
        if (!isCurrent()) return;
        if (!isTold) this.#observer?.onAnew();
        isTold = true;
        events.onBytes(index, bytes);
        if (index === 0 && !this.isTranscoding) events.onInput(bytes.length);
      });
    }
    void run.ended.then((code) => {
      if (run === this.#run) this.#end(code);
    });
  }

  write(bytes: Buffer): void {
    const { stdin } = this.#run ?? {};
    if (!stdin || !stdin.writable) return;
    stdin.write(bytes);
    if (stdin.writableLength > MOST_WAITING_BYTES) this.#fail(say("publisher_too_fast"));
  }

  finish(): void {
    this.#run?.stdin.end();
  }

  kill(): void {
    this.#events = undefined;
    this.#run?.kill();
  }

  #end(code: number | null): void {
    // A server that refuses may name the key.
    const said = readSourceError(this.#run?.errorLines ?? [], (words) => withoutAddress(words, this.source.url));
    this.#fail(said ?? say(code === 0 ? "source_ended" : "process_ended"));
  }

  #fail(told: Told): void {
    const events = this.#events;
    this.kill();
    events?.onEnd(told);
  }
}

function changeIn(line: string): string | undefined {
  return changes.find(([pattern]) => pattern.test(line))?.[1];
}
