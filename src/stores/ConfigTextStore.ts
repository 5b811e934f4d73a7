import { makeAutoObservable, observableRef, reaction, runInAction } from "mobx";
import type { ConfigText, SaveTerms } from "../api/configApi.ts";
import { type KeptText, parseKeptText } from "../model/conf/keptText.ts";
import type { TextState } from "../model/conf/TextDesk.ts";
import { TextDraft, type ThrownText } from "./TextDraft.ts";
import { text } from "../texts/text.ts";
import type { ConfigTextParts, TextFailure } from "./ConfigTextParts.ts";
import { DeskTurns, type EditingDesk } from "./DeskTurns.ts";

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
  /** What a reload could not bring back: the text it was typed on cannot be had. */
  lost: KeptText | undefined = undefined;
  private discarded: ThrownText | undefined = undefined;
  isSaving = false;
  /** Whether the text is typed in the browser's own box. */
  isPlain: boolean;

  readonly #turns: DeskTurns;
  readonly #draft: TextDraft;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;
  /** Counts what was typed, to tell an answer about an older text. */
  #version = 0;
  /** The version that the desk has last been given; a text of megabytes is not sent for each question. */
  #taken = -1;
  /** The version that the forms know. */
  #told = -1;

  constructor(private readonly parts: ConfigTextParts) {
    this.#turns = new DeskTurns(parts.openDesk);
    this.#draft = new TextDraft(parts.draft);
    const chosen = parts.choice.read();
    this.isPlain = chosen === undefined ? parts.isTouch : chosen === "plain";
    makeAutoObservable<this, "parts">(
      this,
      {
        parts: false,
        lost: observableRef,
        saved: observableRef,
        state: observableRef,
        failure: observableRef,
        newer: observableRef,
      },
      { autoBind: true },
    );
    reaction(
      () => parts.draft.edits,
      () => this.#turns.inBackground(() => this.followDraft()),
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

  /** What is typed by hand is no part of the draft: it cannot be read, waits for a choice, or is comments alone. Nobody sees it elsewhere. */
  get isAside(): boolean {
    const { edits, renames } = this.parts.draft;
    const isInDraft = edits.size > 0 || [...renames].length > 0;
    if (!this.isEdited || this.state?.isByHand !== true) return false;
    return !isInDraft || this.state.isBroken || this.newer !== undefined;
  }

  /** What the editor shows. */
  get text(): string | undefined {
    return this.typed ?? this.saved?.text ?? this.first;
  }

  /** Reads the text anew; what is typed stays, with what others have saved. @throws ApiError */
  async load(): Promise<void> {
    const { login } = this.#turns;
    const found = await this.parts.calls.open();
    if (login !== this.#turns.login) return;
    // To be read at once, as the desk needs a moment for a long one; what a reload has left comes first.
    const isFirst = this.saved === undefined && this.parts.storage.read() === undefined;
    if (isFirst) runInAction(() => (this.first ??= found.text));
    await this.#turns.take((desk) => (this.saved === undefined ? this.begin(desk, found) : this.rebase(desk, found)));
    await this.followDraft();
  }

  type(written: string): void {
    this.#version += 1;
    this.typed = written === this.saved?.text ? undefined : written;
    this.failure = undefined;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#turns.inBackground(() => this.followDraft()), settleMs);
  }

  /** Whether what was thrown away can come back: nothing else stands in its place, and nothing was saved since. */
  get canBringBack(): boolean {
    return this.discarded !== undefined && !this.isEdited && this.saved?.rev === this.discarded.rev;
  }

  /** What was thrown away last is typed again. */
  async bringBack(): Promise<void> {
    const { discarded } = this;
    if (discarded === undefined) return;
    const version = this.#version;
    if (this.#draft.rename(discarded.renames)) await this.followDraft();
    if (version === this.#version) this.type(discarded.text);
    this.discarded = undefined;
  }

  /** Throws away what is typed, and shows the text as it is now. @throws ApiError */
  async discard(): Promise<void> {
    const { saved, newer } = this;
    if (saved === undefined) return;
    // On the text of now it would take back what another saved in the same place.
    const isTheirsToo = newer !== undefined || this.parts.draft.conflicts.length > 0;
    const { renames } = this.#draft.ofForms;
    await this.#turns.take(async (desk) => {
      // What was typed leaves the draft too; the names first, which stand otherwise in the text than there.
      if (this.#draft.unname(renames)) await desk.follow(this.#draft.ofForms);
      this.#draft.take((await desk.type(saved.text)).edits);
      this.parts.storage.write(undefined);
      await this.show(desk, newer ?? saved, () => {
        // With what is typed until the last moment.
        const { typed } = this;
        if (typed !== undefined) this.discarded = isTheirsToo ? undefined : { ...saved, text: typed, renames };
        return undefined;
      });
    });
    await this.load();
  }

  /** What is typed stays where both wrote on the same lines; all else of theirs comes in. */
  async keepMine(): Promise<void> {
    await this.#turns.take(async (desk) => this.newer && this.rebase(desk, this.newer, true));
    await this.followDraft();
  }

  /**
   * Has the text parsed, and saves it only if that went well.
   * @param termsOf how it is saved, once all that is typed is in the draft: it may be risky
   * @returns whether it is saved
   */
  async save(termsOf: () => SaveTerms = () => ({})): Promise<boolean> {
    const { calls, draft } = this.parts;
    if (this.typed === undefined || this.isSaving) return false;
    this.isSaving = true;
    this.failure = undefined;
    try {
      await calls.caughtUp(this.saved?.rev);
      await this.settle();
      // The questions are about the edits that the text makes, and what is asked is what is saved.
      const { typed, saved } = this;
      const change = { edits: draft.staged, patch: draft.savablePatch, terms: termsOf() };
      if (typed === undefined || this.refusesConflicts()) return false;
      const { login } = this.#turns;
      await calls.check(typed);
      if (!(await calls.approve(change)) || login !== this.#turns.login) return false;
      const { rev } = await calls.write({ text: typed, rev: saved?.rev }, change);
      await this.arrive({ text: typed, rev });
      await this.load();
      return true;
    } catch (error) {
      const { kind, message } = calls.failureOf(error);
      runInAction(() => {
        this.failure = { kind: kind === "invalid" ? "wrong" : kind === "conflict" ? "conflict" : "other", message };
      });
      // What the others saved comes in beside what is typed.
      if (kind === "conflict") this.#turns.inBackground(() => this.load());
      return false;
    } finally {
      runInAction(() => {
        this.isSaving = false;
      });
    }
  }

  /** Brings all that is typed into the draft. @returns whether the draft can be saved for it: the text can be read, and nothing is to be chosen */
  async intoDraft(): Promise<boolean> {
    await this.settle();
    return this.state?.isBroken !== true && !this.refusesConflicts();
  }

  /** Nothing is saved over what another changed in the same place before the operator has chosen. */
  private refusesConflicts(): boolean {
    if (this.parts.draft.conflicts.length === 0 && this.newer === undefined) return false;
    this.failure = { kind: "undecided", message: text("config.undecided") };
    return true;
  }

  /** The operator has chosen. */
  private forgetChoice(): void {
    if (this.failure?.kind === "undecided" && this.parts.draft.conflicts.length === 0) this.failure = undefined;
  }

  /** Asks the desk about the text as it is typed now. */
  async ask<Answer>(question: (desk: EditingDesk) => Promise<Answer>): Promise<Answer> {
    return this.#turns.take(async (desk) => {
      // Read before it is sent: what is typed meanwhile is not yet taken.
      const [written, version] = [this.text, this.#version];
      if (written !== undefined && this.#taken !== version) await desk.take(written);
      this.#taken = version;
      return question(desk);
    });
  }

  /** What is wrong with the text as it is typed now, once that is read. */
  async readProblems(): Promise<TextState["problems"]> {
    await this.followDraft();
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

  /** The operator has seen what a reload could not bring back. */
  forgetLost(): void {
    this.lost = undefined;
    this.parts.storage.write(undefined);
    this.#turns.inBackground(() => this.#turns.take((desk) => this.keep(desk)));
  }

  /** At logout nothing that was typed stays; for another login in this page what a reload would bring back, without secrets. */
  forget(what: "all" | "secrets" = "all"): void {
    this.#turns.end();
    clearTimeout(this.#timer);
    this.lost = undefined;
    this.discarded = undefined;
    this.failure = undefined;
    this.leftOut = 0;
    this.typed = undefined;
    this.saved = undefined;
    this.first = undefined;
    this.newer = undefined;
    this.state = undefined;
    if (what === "all") this.parts.storage.write(undefined);
  }

  /** The first text: with what a reload has left of the one that was typed. */
  private async begin(desk: EditingDesk, found: ConfigText): Promise<void> {
    const { login } = this.#turns;
    const kept = parseKeptText(this.parts.storage.read() ?? "");
    if (kept === undefined) return this.show(desk, found, () => this.typed);
    const { text: base } =
      kept.rev === found.rev ? found : { text: await this.parts.calls.openRevision(kept.rev).catch(() => undefined) };
    const typed = base === undefined ? undefined : await desk.restore(base, kept);
    if (login !== this.#turns.login) return undefined;
    runInAction(() => {
      this.leftOut = kept.leftOut;
      if (typed === undefined) this.lost = kept;
    });
    if (base === undefined || typed === undefined) return this.show(desk, found, () => this.typed);
    await this.show(desk, { text: base, rev: kept.rev }, () => typed);
    await this.readTyped(desk);
    return this.rebase(desk, found);
  }

  /** Shows a saved text, with what is typed over it by then. */
  private async show(desk: EditingDesk, saved: ConfigText, typedOf: () => string | undefined): Promise<void> {
    const { login } = this.#turns;
    const state = await desk.open(saved.text);
    if (login !== this.#turns.login) return;
    clearTimeout(this.#timer);
    runInAction(() => {
      const typed = typedOf();
      this.#version += 1;
      this.saved = saved;
      this.typed = typed === saved.text ? undefined : typed;
      this.first = undefined;
      this.newer = undefined;
      this.failure = undefined;
      this.state = state;
    });
    this.#turns.inBackground(async () => {
      await desk.checked();
      if (login === this.#turns.login) await this.#turns.take((now) => this.readTyped(now));
    });
  }

  /** Another text stands on the server: with it goes what was typed, unless both changed the same lines. */
  private async rebase(desk: EditingDesk, found: ConfigText, isMineKept = false): Promise<void> {
    if (found.text === this.saved?.text) {
      runInAction(() => {
        this.saved = found;
        this.newer = undefined;
      });
      return;
    }
    // Of then: what is typed from here on the desk does not have.
    const [login, version, saved] = [this.#turns.login, this.#version, this.saved];
    await this.readTyped(desk);
    const { text: rebased } = await desk.rebase(found.text, this.#draft.ofForms, isMineKept);
    if (login !== this.#turns.login) return;
    if (version !== this.#version) {
      // Typed on meanwhile: once more, from the text that was saved before.
      await desk.open(saved?.text ?? "");
      this.#told = -1;
      return this.rebase(desk, found, isMineKept);
    }
    runInAction(() => {
      if (rebased !== undefined) this.saved = found;
      this.newer = rebased === undefined ? found : undefined;
    });
    if (rebased !== undefined) await this.read(desk, rebased);
    return undefined;
  }

  /** What was typed is saved: it is the text to compare with, also for what was typed on since. */
  private async arrive(written: ConfigText): Promise<void> {
    await this.#turns.take(async (desk) => {
      await desk.keepAsSaved(written.text);
      runInAction(() => {
        this.saved = written;
      });
      this.#told = -1;
      await this.readTyped(desk);
    });
  }

  /** Until all that is typed is read, and text and forms say the same. */
  private async settle(): Promise<void> {
    do await this.followDraft();
    while (this.#told !== this.#version && this.saved !== undefined);
  }

  /** Reads the text as it is typed now, unless that is done. */
  private async readTyped(desk: EditingDesk): Promise<void> {
    if (this.text !== undefined && this.#told !== this.#version) await this.read(desk, this.text);
  }

  /** What a text says, and what it says otherwise than before, becomes known here and to the forms. */
  private async read(desk: EditingDesk, written: string): Promise<void> {
    const [login, version] = [this.#turns.login, this.#version];
    const state = await desk.type(written);
    if (login !== this.#turns.login) return;
    this.#told = version;
    this.#draft.take(state.edits);
    const { saved } = this;
    runInAction(() => {
      this.state = state;
      if (version !== this.#version) return;
      this.typed = written === saved?.text ? undefined : written;
      if (this.isEdited) this.discarded = undefined;
    });
    await this.keep(desk);
  }

  /** Keeps what is typed over a reload; not in the place of what the operator has yet to see. */
  private async keep(desk: EditingDesk): Promise<void> {
    if (this.lost !== undefined) return;
    const { login } = this.#turns;
    const rev = this.saved?.rev;
    const kept = this.typed === undefined || rev === undefined ? undefined : await desk.kept(rev);
    if (login === this.#turns.login) this.parts.storage.write(kept && JSON.stringify(kept));
  }

  /** Brings into the text what the forms have changed; a text that cannot be read waits until it can. */
  private async followDraft(): Promise<void> {
    if (this.saved === undefined) return;
    clearTimeout(this.#timer);
    this.forgetChoice();
    await this.#turns.take(async (desk) => {
      // What was typed last must be in the draft: it would be taken back here otherwise.
      const [login, version, before] = [this.#turns.login, this.#version, this.text];
      await this.readTyped(desk);
      if (this.newer !== undefined || this.state?.isBroken === true || version !== this.#version) return;
      const followed = await desk.follow(this.#draft.ofForms);
      if (followed === undefined || before === undefined || login !== this.#turns.login) return;
      // Typed on meanwhile: that is read next, as if this had not been.
      if (version === this.#version) await this.read(desk, followed);
      else await desk.type(before);
    });
  }
}
