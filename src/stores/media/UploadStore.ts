import { text } from "../../texts/text.ts";
import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { ApiError } from "../../api/ApiError.ts";
import type { FolderPlace } from "../../api/filesApi.ts";
import type { MediaCalls } from "../../api/mediaCalls.ts";

/** One file on its way into a folder of a VOD. */
export interface Upload {
  readonly id: string;
  readonly place: FolderPlace;
  readonly file: File;
  readonly mayReplace: boolean;
  readonly state: UploadState;
}

type UploadState =
  | { readonly kind: "waiting" }
  /** `share` of its bytes, 0 to 1. */
  | { readonly kind: "running"; readonly share: number }
  | { readonly kind: "complete" }
  /** `taken`: something of that name is there. */
  | { readonly kind: "failed"; readonly reason: "taken" | "other"; readonly words: string };

/** Files that were not uploaded, for a like reason. */
interface UploadFailure {
  /** `taken`: something of their names is there. */
  readonly reason: "taken" | "other";
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** Said of the last of them. */
  readonly words: string;
}

const resultShownMs = 3000;

/**
 * Files on their way to the server, one after the other; they go on while other pages are looked at. A result is shown
 * for some seconds, then the form is as before; what failed is kept until it is tried again or given up.
 */
export class UploadStore {
  /** Since the form was last empty. */
  uploads: readonly Upload[] = [];
  failed: readonly Upload[] = [];
  private lastId = 0;
  private isSending = false;
  private running: AbortController | undefined;
  private resetTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<(place: FolderPlace) => void>();

  constructor(private readonly calls: Pick<MediaCalls, "uploadFiles">) {
    makeAutoObservable<this, "calls" | "lastId" | "isSending" | "running" | "resetTimer" | "listeners">(this, {
      calls: false,
      lastId: false,
      isSending: false,
      running: false,
      resetTimer: false,
      listeners: false,
      uploads: observableRef,
      failed: observableRef,
    });
  }

  get isRunning(): boolean {
    return this.uploads.some(({ state }) => state.kind === "waiting" || state.kind === "running");
  }

  /** What has become of them all, once none is under way. */
  get result(): "none" | "complete" | "failed" {
    if (this.uploads.length === 0 || this.isRunning) return "none";
    return this.uploads.some(({ state }) => state.kind === "failed") ? "failed" : "complete";
  }

  /** Told of each folder that has got a file. @returns the function that ends it */
  onStored(listener: (place: FolderPlace) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  add(place: FolderPlace, files: readonly File[], mayReplace = false): void {
    if (files.length === 0) return;
    if (this.result !== "none") this.reset();
    const added = files.map((file): Upload => {
      this.lastId += 1;
      return { id: String(this.lastId), place, file, mayReplace, state: { kind: "waiting" } };
    });
    this.uploads = [...this.uploads, ...added];
    void this.run();
  }

  cancel(id: string): void {
    const isRunning = this.uploads.some((one) => one.id === id && one.state.kind === "running");
    this.uploads = this.uploads.filter((one) => one.id !== id);
    if (isRunning) this.running?.abort();
    this.settle();
  }

  /** What failed, by what can be done about it. */
  get failures(): readonly UploadFailure[] {
    return (["taken", "other"] as const).flatMap((reason) => {
      const own = this.failed.flatMap(({ id, file, state }) =>
        state.kind === "failed" && state.reason === reason ? [{ id, name: file.name, words: state.words }] : [],
      );
      const last = own.at(-1);
      if (!last) return [];
      return [{ reason, ids: own.map(({ id }) => id), names: own.map(({ name }) => name), words: last.words }];
    });
  }

  /** Sends failed files again from their beginning. */
  retry(ids: readonly string[], mayReplace = false): void {
    const found = this.failed.filter(({ id }) => ids.includes(id));
    this.dismiss(ids);
    for (const one of found) this.add(one.place, [one.file], one.mayReplace || mayReplace);
  }

  dismiss(ids: readonly string[]): void {
    this.failed = this.failed.filter(({ id }) => !ids.includes(id));
  }

  /**
   * The login has ended: what is not stored has failed, and may be tried again by who goes on.
   * @param words why
   */
  interrupt(words: string): void {
    const ended = this.uploads.filter(({ state }) => state.kind === "waiting" || state.kind === "running");
    const state: UploadState = { kind: "failed", reason: "other", words };
    this.failed = [...this.failed, ...ended.map((one) => ({ ...one, state }))];
    this.reset();
    this.running?.abort();
  }

  /** The administrator leaves, or another one comes: nothing goes on in the name of either. */
  stop(): void {
    this.reset();
    this.failed = [];
    this.running?.abort();
  }

  private async run(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    for (let next = this.next(); next; next = this.next()) await this.send(next);
    this.isSending = false;
    this.settle();
  }

  private next(): Upload | undefined {
    return this.uploads.find(({ state }) => state.kind === "waiting");
  }

  private async send({ id, place, file, mayReplace }: Upload): Promise<void> {
    const running = new AbortController();
    this.running = running;
    this.move(id, { kind: "running", share: 0 });
    const state = await this.outcome(async () => {
      await refuseUnreadable(file);
      await this.calls.uploadFiles(place, [file], {
        mayReplace,
        signal: running.signal,
        onProgress: (share) => this.move(id, { kind: "running", share }),
      });
    });
    this.running = undefined;
    if (running.signal.aborted) return;
    this.move(id, state);
    if (state.kind === "complete") for (const listener of this.listeners) listener(place);
    const failed = this.uploads.filter((one) => one.id === id && one.state.kind === "failed");
    runInAction(() => (this.failed = [...this.failed, ...failed]));
  }

  private async outcome(send: () => Promise<void>): Promise<UploadState> {
    try {
      await send();
      return { kind: "complete" };
    } catch (error) {
      const reason = error instanceof ApiError && error.kind === "conflict" ? "taken" : "other";
      return { kind: "failed", reason, words: error instanceof Error ? error.message : String(error) };
    }
  }

  private move(id: string, state: UploadState): void {
    this.uploads = this.uploads.map((one) => (one.id === id ? { ...one, state } : one));
  }

  /** All have ended: the result is shown, then the form is as before. */
  private settle(): void {
    if (this.result === "none") return;
    clearTimeout(this.resetTimer);
    this.resetTimer = setTimeout(() => this.reset(), resultShownMs);
  }

  private reset(): void {
    clearTimeout(this.resetTimer);
    this.uploads = [];
  }
}

/** A dropped folder, or a file that has gone meanwhile: the browser would only say that the connection broke. */
async function refuseUnreadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw new Error(text("files.unreadable"), { cause });
  }
}
