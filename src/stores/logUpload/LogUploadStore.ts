import { makeAutoObservable } from "mobx";
import type { MediaCalls } from "../../api/mediaCalls.ts";
import type { SentLogs } from "../../api/areas/supportApi.ts";

/** No answer by then is said to be none. */
const LIMIT_MS = 30_000;
const STEP_MS = 1000;
/** Shorter descriptions are refused. */
const LEAST = 4;

/** How an upload stands; `silent` is one that has not been answered in time. */
export type UploadState =
  | { readonly kind: "idle" }
  | { readonly kind: "running" }
  | { readonly kind: "done"; readonly sent: SentLogs }
  | { readonly kind: "failed"; readonly words: string }
  | { readonly kind: "silent" };

/**
 * Sends the debug data, with a description or by itself. It outlives the page: what was typed and what was sent are
 * there when one comes back.
 */
export class LogUploadStore {
  comment = "";
  state: UploadState = { kind: "idle" };
  private steps = 0;
  /** The field was left, or Submit was pressed. */
  private isTouched = false;
  private timer: ReturnType<typeof setInterval> | undefined;
  /** What is sent once the present upload has ended. */
  private next: string | undefined;
  private round = 0;

  constructor(private readonly calls: Pick<MediaCalls, "support">) {
    makeAutoObservable<this, "calls" | "timer" | "next" | "round">(this, {
      calls: false,
      timer: false,
      next: false,
      round: false,
    });
  }

  /** From 0 to 1 over the time that an answer may take. */
  get progress(): number {
    return (this.steps * STEP_MS) / LIMIT_MS;
  }

  get isRunning(): boolean {
    return this.state.kind === "running";
  }

  get isValid(): boolean {
    return Array.from(this.comment).length >= LEAST;
  }

  /** Whether the description is to be said to be too short. */
  get isMissing(): boolean {
    return this.isTouched && !this.isValid;
  }

  describe(comment: string): void {
    this.comment = comment;
  }

  /** The field was left; one that was emptied by a successful upload lacks nothing. */
  leave(): void {
    if (this.state.kind !== "done" || this.comment !== "") this.touch();
  }

  touch(): void {
    this.isTouched = true;
  }

  /** Submit was pressed, or Enter in the description. */
  submit(): void {
    this.touch();
    if (this.isValid && !this.isRunning) this.send(this.comment);
  }

  /** Sends a description that nobody typed; after the upload under way, if there is one. */
  sendAlso(comment: string): void {
    if (this.isRunning) this.next = comment;
    else this.send(comment);
  }

  private send(comment: string): void {
    this.round += 1;
    const { round } = this;
    this.state = { kind: "running" };
    this.steps = 0;
    clearInterval(this.timer);
    this.timer = setInterval(() => this.tick(), STEP_MS);
    const isMine = (): boolean => round === this.round;
    this.calls
      .support()
      .then((support) => support.send(comment))
      .then(
        // An answer that comes late is better than none.
        (sent) => isMine() && this.end({ kind: "done", sent }, comment),
        (cause: unknown) => {
          const words = cause instanceof Error ? cause.message : String(cause);
          if (isMine() && this.isRunning) this.end({ kind: "failed", words });
        },
      );
  }

  private tick(): void {
    this.steps += 1;
    if (this.progress >= 1) this.end({ kind: "silent" });
  }

  /** @param taken what the server has: it need not be typed again */
  private end(state: UploadState, taken?: string): void {
    clearInterval(this.timer);
    this.state = state;
    if (taken !== undefined && taken === this.comment) {
      this.comment = "";
      this.isTouched = false;
    }
    const { next } = this;
    this.next = undefined;
    if (next !== undefined) this.send(next);
  }
}
