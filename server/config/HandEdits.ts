import { ServerError } from "../ServerError.ts";
import { ASIDE, type ConfigParts, type ServedConfig } from "./ServedConfig.ts";
import { assessHandEdit, type HandEdit, handEditRefusal, asSentence } from "./assessHandEdit.ts";
import type { ConfigRevision } from "./configRevisions.ts";
import { withHashedPasswords } from "./passwords.ts";
import { FileTouched, Unreadable } from "./storage/ConfigStorage.ts";
import type { SaveOrigin } from "./storage/RevisionMeta.ts";

const BY_HAND: SaveOrigin = { way: "file" };

/** Somebody who writes the file as fast as we look is told so. */
const MOST_TRIES = 3;

/**
 * What people write into the config file themselves: taken as a revision where it can be, else left in the file and
 * told, and nothing is written over it. The record calls all of this one at a time.
 */
export class HandEdits {
  #waiting: HandEdit | undefined;
  /** The last look at the file came to nothing: what stands in it is neither served nor known to wait. */
  #hasFailed = false;
  #unreadable: Unreadable | undefined;

  constructor(
    private readonly parts: ConfigParts,
    private readonly served: ServedConfig,
  ) {}

  /** The edit that waits in the file, as it cannot be taken. */
  get waiting(): HandEdit | undefined {
    return this.#waiting;
  }

  /** @param anyway also where the file is the one that was read last */
  async read(anyway = false): Promise<void> {
    const { storage } = this.parts;
    if (!(await storage.hasChanged()) && !anyway && this.#unreadable === undefined) return;
    this.#unreadable = undefined;
    try {
      await this.#take(await storage.read());
      this.#hasFailed = false;
    } catch (error) {
      this.#hasFailed = true;
      if (error instanceof Unreadable) return this.#tellUnreadable(error);
      if (error instanceof ServerError) throw error;
      const why = error instanceof Error ? error.message : String(error);
      const words = `${storage.fileName} was edited by hand and cannot be read (${why}). Nothing was saved.`;
      throw new ServerError("hand_edit", words, {}, { cause: error });
    }
  }

  #tellUnreadable(error: Unreadable): void {
    this.forget();
    this.#unreadable = error;
    this.parts.notices.set(
      "config-file",
      `${error.message} The server keeps running with revision ${this.served.current.rev}.`,
    );
  }

  async #take(text: string | undefined): Promise<void> {
    const { language, notices, pending } = this.parts;
    if (text === this.served.current.document.text) return this.forget();
    if (text === undefined) {
      // There is nothing to lose: the next save writes the file anew.
      this.forget();
      return notices.set(
        "config-file",
        `${this.parts.storage.fileName} is missing. The server keeps running with revision ${this.served.current.rev}.`,
      );
    }
    const found = await this.served.read(text, "file");
    const verdict = await assessHandEdit(this.parts, found, this.served.current);
    if (verdict.kind === "waits") {
      this.#waiting = verdict.edit;
      return this.#tell(verdict.edit);
    }
    const revision = await withHashedPasswords(language, found, true);
    // Whoever can write the file has not locked himself out.
    await pending.settle("kept");
    // A text with a password in clear is replaced at once, and not kept.
    await this.served.commit(revision, { origin: BY_HAND, isOnDisk: revision === found, keepPrevious: false });
    this.forget();
  }

  /** Saves on top of what was written by hand, also in the meantime; never over what waits in the file. */
  async saveOnTop(save: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        await this.read(this.#hasFailed);
        if (this.#unreadable !== undefined) throw this.#unreadable;
        if (this.#waiting !== undefined) throw handEditRefusal(this.#waiting, this.parts.storage.fileName);
        return await save();
      } catch (error) {
        if (!(error instanceof FileTouched) || tries >= MOST_TRIES) throw error;
      }
    }
  }

  /**
   * Serves a revision that must be served now; an edit that waits stays in the file as it is.
   * @param session key of the console's session that stays alive where the revision has another password
   * @returns false where an edit came in that moment and was taken: that one is served in its place
   */
  async commitBeside(revision: ConfigRevision, origin: SaveOrigin, session?: string): Promise<boolean> {
    const { rev } = this.served.current;
    for (let tries = 1; this.served.current.rev === rev; tries++) {
      try {
        const isOnDisk = this.#waiting !== undefined || this.#hasFailed;
        await this.served.commit(revision, { origin, isOnDisk, session });
        break;
      } catch (error) {
        if (!(error instanceof FileTouched) || tries >= MOST_TRIES) throw error;
        await this.read();
      }
    }
    if (this.#unreadable !== undefined) this.#tellUnreadable(this.#unreadable);
    else if (this.#waiting === undefined) this.forget();
    else this.#tell(this.#waiting);
    return this.served.current === revision;
  }

  /** Kept before the file is touched: a crash in between loses nothing. */
  async putAside(id: string, who: string): Promise<{ readonly rev: number }> {
    const { text, reason } = await this.#seenEdit(id);
    const { storage, notices } = this.parts;
    const whole = text.includes("\uFFFD") ? await storage.readEveryByte() : text;
    const rev = await storage.putAside(await this.served.withoutPasswords(whole), this.served.next(who), reason);
    await storage.restore(this.served.current.document.text);
    this.forget();
    notices.set(ASIDE, `The hand edit of ${storage.fileName} was put aside; it can be read as revision ${rev}.`);
    return { rev };
  }

  async mend(id: string): Promise<void> {
    const { mending } = await this.#seenEdit(id);
    if (mending === undefined)
      throw new ServerError(
        "invalid",
        `This edit of ${this.parts.storage.fileName} cannot be fixed automatically: it must be fixed by hand.`,
        { problems: [] },
      );
    const revision = await withHashedPasswords(this.parts.language, mending.revision, true);
    await this.served.commit({ ...revision, ...this.served.next("file") }, { origin: BY_HAND });
    // As with an edit that is taken: going back to the revision before the trial would throw this one away.
    await this.parts.pending.settle("kept");
    this.forget();
  }

  /** The file holds what is served. */
  forget(): void {
    this.#waiting = undefined;
    for (const topic of ["config-file", "hand-edit"]) this.parts.notices.clear(topic);
  }

  /** The edit that waits, if it is still the one that somebody looked at. */
  async #seenEdit(id: string): Promise<HandEdit> {
    await this.read(this.#hasFailed);
    const edit = this.#waiting;
    if (edit === undefined)
      throw new ServerError("gone", `There is no pending edit of ${this.parts.storage.fileName}.`);
    if (edit.id !== id)
      throw new ServerError(
        "conflict",
        `${this.parts.storage.fileName} was edited again meanwhile. Look at it once more.`,
      );
    return edit;
  }

  #tell({ reason }: HandEdit): void {
    this.parts.notices.set(
      "hand-edit",
      `${this.parts.storage.fileName} cannot be used: ${asSentence(reason)} The server keeps running with revision ${this.served.current.rev}.`,
    );
  }
}
