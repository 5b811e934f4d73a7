import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import type { TextStorage } from "../api/browserPage.ts";
import type { ConfigText } from "../api/configApi.ts";
import type { SaveFailure } from "../api/saveFailure.ts";
import type { KeptText } from "../model/conf/keptText.ts";
import type { TextDesk, TextState } from "../model/conf/TextDesk.ts";
import { parseKeptText } from "../model/conf/keptText.ts";
import type { DraftStore } from "./editing/DraftStore.ts";

/** The desk, here or in a worker. */
export type EditingDesk = { readonly [Method in keyof TextDesk]: TextDesk[Method] };

/** What editing the config text needs of the server. */
interface ConfigTextCalls {
  readonly open: () => Promise<ConfigText>;
  /** Asks the operator what is asked of a save of the forms; false: nothing is saved. */
  readonly approve: () => Promise<boolean>;
  /** @throws when the text could not be saved */
  readonly check: (text: string) => Promise<void>;
  readonly write: (text: ConfigText) => Promise<void>;
  /** The text of an older revision. @throws where it is not kept */
  readonly openRevision: (rev: number) => Promise<string>;
  readonly failureOf: (error: unknown) => SaveFailure;
}

interface ConfigTextParts {
  readonly calls: ConfigTextCalls;
  /** Loaded when a text is opened first: the language is large. */
  readonly openDesk: () => Promise<EditingDesk>;
  readonly draft: Pick<DraftStore, "edits" | "editEach" | "savablePatch" | "renames">;
  readonly storage: TextStorage;
  /** Which box the operator has chosen. */
  readonly choice: TextStorage;
  /** Whether the config is a text in the language that the desk knows. */
  readonly isOffered: boolean;
  /** Whether the plain box fits this machine, where none was chosen: it has no mouse. */
  readonly isTouch: boolean;
}

/** Why a text is not saved: it is wrong, or another one stands there by now, or the server could not. */
export interface TextFailure {
  readonly kind: "wrong" | "conflict" | "other";
  readonly message: string;
}

/** A moment of rest before a text of thousands of lines is read anew. */
const settleMs = 250;

/**
 * The config text as the server has it, and as it is edited: one draft with the forms. What is typed becomes an edit of the
 * draft as soon as it can be read, and an edit of a form a line of the text. What is typed stays until it is saved or
 * thrown away.
 */
export class ConfigTextStore {
  saved: ConfigText | undefined = undefined;
  typed: string | undefined = undefined;
  /** The text while it is being opened. */
  private first: string | undefined = undefined;
  state: TextState | undefined = undefined;
  failure: TextFailure | undefined = undefined;
  /** Another text was saved meanwhile, and changed lines that are changed here too. */
  newer: ConfigText | undefined = undefined;
  /** Changes that a reload has lost, since they held a secret. */
  leftOut = 0;
  isSaving = false;
  /** Whether the text is typed in the browser's own box. */
  isPlain: boolean;

  private desk: Promise<EditingDesk> | undefined = undefined;
  /** The desk does one thing after the other. */
  private work: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined = undefined;
  /** Counts what was typed, to tell an answer about an older text. */
  private version = 0;
  /** The version that the desk has last been given; a text of megabytes is not sent for each question. */
  private taken = -1;

  constructor(private readonly parts: ConfigTextParts) {
    const chosen = parts.choice.read();
    this.isPlain = chosen === undefined ? parts.isTouch : chosen === "plain";
    makeAutoObservable<this, "parts" | "desk" | "work" | "timer" | "version" | "taken">(
      this,
      {
        parts: false,
        desk: false,
        work: false,
        timer: false,
        version: false,
        taken: false,
        saved: observableRef,
        state: observableRef,
        failure: observableRef,
        newer: observableRef,
      },
      { autoBind: true },
    );
    reaction(
      () => parts.draft.edits,
      () => void this.followDraft(),
    );
  }

  /** Whether there is an editor for the text. */
  get isOffered(): boolean {
    return this.parts.isOffered;
  }

  /** Whether there is something to save. */
  get isEdited(): boolean {
    return this.typed !== undefined;
  }

  /** What the editor shows. */
  get text(): string | undefined {
    return this.typed ?? this.saved?.text ?? this.first;
  }

  /** Reads the text anew; what is typed stays, with what others have saved. @throws ApiError */
  async load(): Promise<void> {
    const found = await this.parts.calls.open();
    // To be read at once, as the desk needs a moment for a long one; what a reload has left comes first.
    if (this.saved === undefined && this.parts.storage.read() === undefined) this.showAtOnce(found.text);
    await this.inTurn((desk) => (this.saved === undefined ? this.begin(desk, found) : this.rebase(desk, found)));
    await this.followDraft();
  }

  private showAtOnce(text: string): void {
    this.first ??= text;
  }

  type(text: string): void {
    this.version += 1;
    this.typed = text === this.saved?.text ? undefined : text;
    this.failure = undefined;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge().then(() => this.followDraft()), settleMs);
  }

  /** Throws away what is typed, and shows the text as it is now. @throws ApiError */
  async discard(): Promise<void> {
    const saved = this.newer ?? this.saved;
    if (saved === undefined) return;
    await this.inTurn(async (desk) => {
      // What was typed leaves the draft too.
      if (this.saved !== undefined) this.take((await desk.type(this.saved.text)).edits);
      await this.show(desk, saved);
    });
    await this.load();
  }

  /** What is typed stays, over the text of the other administrator: to save it takes theirs back where both wrote. */
  async keepMine(): Promise<void> {
    const { newer, typed } = this;
    if (newer === undefined || typed === undefined) return;
    await this.inTurn(async (desk) => {
      await desk.open(newer.text);
      runInAction(() => {
        this.saved = newer;
        this.newer = undefined;
      });
      await this.read(desk, typed);
    });
  }

  /** Has the text parsed, and saves it only if that went well. @returns whether it is saved */
  async save(): Promise<boolean> {
    const { calls } = this.parts;
    if (this.typed === undefined || this.isSaving) return false;
    this.isSaving = true;
    this.failure = undefined;
    try {
      // The questions are about the edits that the text makes.
      await this.judge();
      const { typed, saved } = this;
      if (typed === undefined) return false;
      await calls.check(typed);
      if (!(await calls.approve())) return false;
      await calls.write({ text: typed, rev: saved?.rev });
      await this.load();
      return true;
    } catch (error) {
      const { kind, message } = calls.failureOf(error);
      runInAction(() => {
        this.failure = { kind: kind === "invalid" ? "wrong" : kind === "conflict" ? "conflict" : "other", message };
      });
      return false;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }

  /** Asks the desk about the text as it is typed now. */
  async ask<Answer>(question: (desk: EditingDesk) => Promise<Answer>): Promise<Answer> {
    return this.inTurn(async (desk) => {
      // Read before it is sent: what is typed meanwhile is not yet taken.
      const { text, version } = this;
      if (text !== undefined && this.taken !== version) await desk.take(text);
      this.taken = version;
      return question(desk);
    });
  }

  /** What is wrong with the text as it is typed now, once that is read. */
  async readProblems(): Promise<TextState["problems"]> {
    await this.judge();
    // It may be under way already.
    await this.inTurn(() => Promise.resolve());
    return this.state?.problems ?? [];
  }

  setPlain(isPlain: boolean): void {
    this.isPlain = isPlain;
    this.parts.choice.write(isPlain ? "plain" : "editor");
  }

  /** The operator has been told what a reload has lost. */
  forgetLeftOut(): void {
    this.leftOut = 0;
  }

  /** At logout: nothing that was typed stays. */
  forget(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.typed = undefined;
    this.saved = undefined;
    this.first = undefined;
    this.newer = undefined;
    this.state = undefined;
    this.parts.storage.write(undefined);
    // Neither does it in the memory of the desk's thread.
    if (this.desk !== undefined) this.inTurn((desk) => desk.open("")).catch(() => undefined);
  }

  /** The first text: with what a reload has left of the one that was typed. */
  private async begin(desk: EditingDesk, found: ConfigText): Promise<void> {
    const kept = parseKeptText(this.parts.storage.read() ?? "");
    const state = await desk.open(found.text);
    runInAction(() => {
      this.saved = found;
      this.state = state;
      this.first = undefined;
    });
    // What was typed meanwhile is read in its turn.
    if (kept !== undefined && this.typed === undefined) await this.restore(desk, found, kept);
  }

  private async restore(desk: EditingDesk, found: ConfigText, kept: KeptText): Promise<void> {
    const here = await desk.restore(found.text, kept);
    if (here !== undefined) await this.read(desk, here);
    else {
      // Typed on a text that is another one by now.
      const base = await this.parts.calls.openRevision(kept.rev).catch(() => undefined);
      const there = base === undefined ? undefined : await desk.restore(base, kept);
      if (base === undefined || there === undefined) return;
      await this.show(desk, { text: base, rev: kept.rev });
      await this.read(desk, there);
      await this.rebase(desk, found);
    }
    runInAction(() => {
      this.leftOut = kept.leftOut;
    });
  }

  /** Shows a saved text as it is. */
  private async show(desk: EditingDesk, saved: ConfigText): Promise<void> {
    const state = await desk.open(saved.text);
    clearTimeout(this.timer);
    this.timer = undefined;
    runInAction(() => {
      this.version += 1;
      this.saved = saved;
      this.typed = undefined;
      this.newer = undefined;
      this.failure = undefined;
      this.state = state;
    });
    this.parts.storage.write(undefined);
  }

  /** Another text stands on the server: with it goes what was typed, unless both changed the same lines. */
  private async rebase(desk: EditingDesk, found: ConfigText): Promise<void> {
    if (found.text === this.saved?.text) {
      runInAction(() => {
        this.saved = found;
      });
      return;
    }
    const { version, saved } = this;
    if (this.text !== undefined) await this.read(desk, this.text);
    const { text } = await desk.rebase(found.text);
    if (version !== this.version) {
      // Typed on meanwhile: once more, from the text that was saved before.
      await desk.open(saved?.text ?? "");
      return this.rebase(desk, found);
    }
    runInAction(() => {
      if (text !== undefined) this.saved = found;
      this.newer = text === undefined ? found : undefined;
    });
    if (text !== undefined) await this.read(desk, text);
    return undefined;
  }

  /** Has the desk read what is typed, where it has not yet. */
  private async judge(): Promise<void> {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.inTurn((desk) => (this.text === undefined ? Promise.resolve() : this.read(desk, this.text)));
  }

  /** What a text says, and what it says otherwise than before, becomes known here and to the forms. */
  private async read(desk: EditingDesk, text: string): Promise<void> {
    const { version } = this;
    const state = await desk.type(text);
    this.take(state.edits);
    const { saved } = this;
    runInAction(() => {
      this.state = state;
      if (version === this.version) this.typed = text === saved?.text ? undefined : text;
    });
    const rev = saved?.rev;
    const kept = text === saved?.text || rev === undefined ? undefined : await desk.kept(rev);
    this.parts.storage.write(kept && JSON.stringify(kept));
  }

  private take(edits: TextState["edits"]): void {
    if (edits.length > 0) this.parts.draft.editEach(edits.map(([path, value]) => [path, value ?? undefined]));
  }

  /** Brings into the text what the forms have changed; a text that cannot be read waits until it can. */
  private async followDraft(): Promise<void> {
    if (this.saved === undefined || this.newer !== undefined) return;
    await this.judge();
    await this.inTurn(async (desk) => {
      if (this.state?.isBroken === true) return;
      const { draft } = this.parts;
      const { version, text } = this;
      const followed = await desk.follow(draft.savablePatch, [...draft.renames]);
      if (followed === undefined || text === undefined) return;
      // Typed on meanwhile: that is read next, as if this had not been.
      if (version === this.version) await this.read(desk, followed);
      else await desk.type(text);
    });
  }

  private inTurn<Answer>(work: (desk: EditingDesk) => Promise<Answer>): Promise<Answer> {
    this.desk ??= this.parts.openDesk();
    const { desk } = this;
    const answer = this.work.then(async () => work(await desk));
    this.work = answer.catch(() => undefined);
    return answer;
  }
}
