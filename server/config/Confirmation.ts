import { ServerError } from "../ServerError.ts";
import { readRevision } from "./configRevisions.ts";
import type { HandEdits } from "./HandEdits.ts";
import { type ConfigCaller, refuseEnded } from "./saves.ts";
import type { ConfigParts, ServedConfig } from "./ServedConfig.ts";
import type { WriterQueue } from "./storage/WriterQueue.ts";

/** A disk that fails is asked again: the change goes back once it can. */
const AGAIN_MS = 10_000;

/** The save that waits to be confirmed, as consoles are told of it. */
export interface PendingSave {
  readonly rev: number;
  /** Milliseconds since 1970, by the server's clock. */
  readonly until: number;
  /** Milliseconds, by a clock that nobody sets. */
  readonly left_ms: number;
  readonly who: string;
  readonly address: string;
  readonly comment?: string;
  readonly changes: number;
  readonly paths: readonly string[];
}

interface ConfirmationParts {
  readonly config: ConfigParts;
  readonly served: ServedConfig;
  readonly handEdits: HandEdits;
  readonly queue: WriterQueue;
  /** Told when a save went back. */
  readonly onTakenBack: () => void;
}

/** Keeps the save that waits to be confirmed, or takes it back: when its time is over, or somebody says so. */
export class Confirmation {
  /** Of the notice that one has gone back. */
  #topic: string | undefined;
  #decided: { readonly rev: number; readonly caller: ConfigCaller } | undefined;

  constructor(private readonly parts: ConfirmationParts) {}

  /** Who decided of a save that waited, `server` for its time; known of the last one, while this server runs. */
  decidedBy(rev: number): ConfigCaller | undefined {
    return this.#decided?.rev === rev ? this.#decided.caller : undefined;
  }

  get pending(): PendingSave | undefined {
    const { pending, storage } = this.parts.config;
    const { open } = pending;
    const meta = open === undefined ? undefined : storage.revisions.meta(open.rev);
    if (open === undefined || meta === undefined) return undefined;
    const { who, address = "", comment, changes = 0, paths = [] } = meta;
    const { rev, until } = open;
    const told = comment === undefined ? {} : { comment };
    return { rev, until, left_ms: pending.leftMs, who, address, ...told, changes, paths };
  }

  /** @throws ServerError `pending`: until one is settled nothing else is saved */
  refuseOthers(): void {
    const { open } = this.parts.config.pending;
    if (open === undefined) return;
    const message = `Revision ${open.rev} waits to be confirmed; until then nothing else can be saved.`;
    throw new ServerError("pending", message, { rev: open.rev, until: open.until });
  }

  /** The save stays. @throws ServerError `gone` when it has been taken back, or never was to be confirmed */
  keep(rev: number, caller: ConfigCaller): Promise<{ readonly rev: number }> {
    return this.parts.queue.run(async () => {
      refuseEnded(caller);
      this.#requireOpen(rev);
      this.#decided = { rev, caller };
      await this.parts.config.pending.keep();
      return { rev };
    });
  }

  /** The revision before comes back at once, as a new one. @throws ServerError `gone` as `keep` does */
  undo(rev: number, caller: ConfigCaller): Promise<{ readonly rev: number }> {
    return this.parts.queue.run(async () => {
      refuseEnded(caller);
      this.#requireOpen(rev);
      if (await this.#takeBack(caller)) return { rev: this.parts.served.current.rev };
      throw new ServerError(
        "gone",
        `Revision ${rev} was settled by an edit of the file by hand. Look at what is served now.`,
      );
    });
  }

  /** Somebody has saved since: that one went back before is no news any more. */
  forget(): void {
    if (this.#topic !== undefined) this.parts.config.notices.clear(this.#topic);
    this.#topic = undefined;
  }

  /** Starts the clock. */
  start(): void {
    this.parts.config.pending.start(() => this.#expire());
  }

  #requireOpen(rev: number): void {
    if (this.parts.config.pending.open?.rev !== rev)
      throw new ServerError("gone", `Revision ${rev} is not awaiting confirmation.`);
  }

  #expire(): void {
    const { pending, notices } = this.parts.config;
    const { open } = pending;
    this.parts.queue
      .run(() => this.#takeBack({ who: "server" }))
      .then((isTakenBack) => {
        notices.clear("pending");
        if (isTakenBack && open !== undefined) {
          this.#topic = `trial-over ${open.rev}`;
          notices.set(this.#topic, `Revision ${open.rev} was not confirmed in time and has been taken back.`);
        }
      })
      .catch((error: unknown) => {
        const why = error instanceof Error ? error.message : "";
        notices.set("pending", `The unconfirmed change could not be taken back: ${why}`);
        if (pending.open !== undefined) pending.again(() => this.#expire(), AGAIN_MS);
      });
  }

  /**
   * The revision before comes back, as a new one. It must, also while a hand edit waits in the file: that is left alone.
   * While the disk refuses it the save waits on.
   * @returns false where there is nothing to take back any more: what a hand writes into the file settles it
   */
  async #takeBack(caller: ConfigCaller): Promise<boolean> {
    const { who, address } = caller;
    const { handEdits, served, config } = this.parts;
    await handEdits.read();
    const { pending, storage, language } = config;
    const { open } = pending;
    if (open === undefined) return false;
    const text = await storage.textOf(open.previous);
    if (text === undefined) {
      await pending.settle("kept");
      throw new ServerError("not_found", `Revision ${open.previous}, the one before, is damaged or lost.`);
    }
    const { keys } = storage.revisions.meta(open.previous) ?? served.current;
    const revision = await readRevision(language, text, { ...served.next(who), keys });
    if (!(await handEdits.commitBeside(revision, { way: "undo", address }, open.session))) return false;
    this.#decided = { rev: open.rev, caller };
    await pending.settle("undone");
    this.parts.onTakenBack();
    return true;
  }
}
