import { computed, createAtom, makeObservable, observableRef, runInAction } from "mobx";
import type { TextStorage } from "../../api/browserPage.ts";
import { entities } from "../../generated/entities.ts";
import { deepEqual, type Json, type JsonObject } from "../../model/Json.ts";
import { type Conflict, conflictsOf, keepMine, takeTheirs } from "../../model/draft/draftConflicts.ts";
import { editMany } from "../../model/draft/draftEdits.ts";
import { renameInDraft, renameOf, renamesOf } from "../../model/draft/draftRenames.ts";
import { patchOf, settleDraft, sliceOf } from "../../model/draft/draftSlices.ts";
import { parseDraft, serialiseDraft } from "../../model/draft/storedDraft.ts";
import { restoreEntity } from "../../model/draft/wholeEntities.ts";
import type { MergeReport } from "../../model/merge/mergeInPlace.ts";
import { type ConfigPath, formatPointer, isWithin } from "../../model/configPath.ts";
import type { ConfigStore } from "../ConfigStore.ts";
import { LastKnownEntities } from "./LastKnownEntities.ts";
import { placeAt, type Rename } from "../../model/entity/entityPlace.ts";
import { type DoneRename, RenamesByOthers } from "./RenamesByOthers.ts";
import { effectiveEntity } from "./effectiveEntity.ts";
import { arrivedEdits, isSentFrom } from "./arrivedEdits.ts";
import { type DraftEdits, dropFromDraft, editsNear, type FieldEdit, hasEdits } from "../../model/draft/fieldEdits.ts";
import { isGone, isSameValue } from "../../model/draft/draftValues.ts";
import { rebaseDraft } from "../../model/draft/rebaseDraft.ts";

const nothing: DraftEdits = new Map();

/** The one draft of the console: what the operator changed and has not saved, over what the server holds. */
export class DraftStore {
  edits: DraftEdits = nothing;
  /** What the last discard threw away, until the next edit. */
  discarded: DraftEdits | undefined = undefined;

  /** Edits that a reload or another login has lost, since they held a secret: to be told, once. */
  leftOut: readonly string[] = [];

  readonly renamesByOthers = new RenamesByOthers();

  /** Edits that are saved as they are made: on their way, and nothing that waits for a word. */
  private atOnce: DraftEdits = nothing;
  /** The server's part of what the draft lies over; it changes in place. */
  private readonly underneath = createAtom("what the draft lies over");
  /** Those of a save that is under way. */
  private sent: DraftEdits = nothing;
  /** Counts them, to tell the last one. */
  private saves = 0;
  private readonly lastKnown = new LastKnownEntities();
  private readonly renameListeners = new Set<(rename: DoneRename) => void>();

  constructor(
    private readonly config: ConfigStore,
    /** What holds a secret is left out before it gets there. */
    private readonly storage: TextStorage,
  ) {
    makeObservable<this, "atOnce">(this, {
      edits: observableRef,
      atOnce: observableRef,
      discarded: observableRef,
      leftOut: observableRef,
      conflicts: computed,
      count: computed,
      staged: computed,
    });
    config.onChange((report, patch, renames) => {
      for (const rename of renames) this.follow(rename);
      if (report === "all") this.lastKnown.noteAll(this.edits, this.config.peek());
      this.lastKnown.refresh(report, patch, this.config.peek());
      if (report === "all" || this.touches(report)) this.rebase();
    });
    this.takeUp(storage.read() ?? "");
  }

  /** The edits that wait for a word: those that are saved as they are made are on their way already. */
  get staged(): DraftEdits {
    const { edits, atOnce } = this;
    return atOnce.size === 0 ? edits : new Map([...edits].filter(([pointer]) => !atOnce.has(pointer)));
  }

  /** How many changes wait to be saved: as many as the review lists, and a saved revision tells of. */
  get count(): number {
    let count = 0;
    for (const { path, base, mine } of this.staged.values()) if (!isSameValue(base, mine, path, entities)) count += 1;
    return count;
  }

  /** What is made of the draft and of what it lies over. Tracked. */
  read<Made>(make: (edits: DraftEdits, server: JsonObject) => Made): Made {
    this.underneath.reportObserved();
    return make(this.edits, this.config.peek());
  }

  get conflicts(): readonly Conflict[] {
    this.underneath.reportObserved();
    // Over no config at all everything would look deleted.
    return this.config.hasConfig ? conflictsOf(this.edits, this.config.peek(), entities) : [];
  }

  has(path: ConfigPath): boolean {
    return hasEdits(this.edits, path);
  }

  /** What waits to be saved of an entity: that it goes, or something of it. What is saved as it is made does not wait. */
  waitsAt(path: ConfigPath): "deleted" | "changed" | undefined {
    const edits = editsNear(this.edits, path).filter((edit) => !this.atOnce.has(formatPointer(edit.path)));
    if (edits.length === 0) return undefined;
    return edits.some((edit) => edit.path.length === path.length && edit.mine === undefined) ? "deleted" : "changed";
  }

  /** From here until the returned function is called, the edits at some paths are on their way. */
  sendAtOnce(paths: readonly ConfigPath[]): () => void {
    const own = sliceOf(this.edits, paths);
    const move = (edits: Iterable<readonly [string, FieldEdit]>) =>
      runInAction(() => {
        this.atOnce = new Map(edits);
      });
    move([...this.atOnce, ...own]);
    return () => move([...this.atOnce].filter(([pointer, edit]) => own.get(pointer) !== edit));
  }

  /** The draft over the server; a copy. Tracks the draft only: read the entity's node beside it. */
  effective(path: ConfigPath): Json | undefined {
    return effectiveEntity(this.edits, this.config.peek(), path);
  }

  /** Changes a value; undefined clears it, and typing the old value back takes the edit away. */
  edit(path: ConfigPath, value: Json | undefined): void {
    this.editEach([[path, value]]);
  }

  /** As `edit`, many values at once. */
  editEach(changes: readonly (readonly [path: ConfigPath, value: Json | undefined])[]): void {
    for (const [path] of changes) {
      if (!this.has(placeAt(path, entities).at)) this.lastKnown.note(path, this.config.peek());
    }
    this.replace(editMany(this.edits, this.config.peek(), changes, entities));
    runInAction(() => {
      this.discarded = undefined;
    });
  }

  /** Settles every conflict at a path, or that of one item of a list, for what was typed here. */
  keepMine(path: ConfigPath, item?: string): void {
    this.settleConflicts(path, item, keepMine);
  }

  /** Settles every conflict at a path, or that of one item of a list, for what the server holds. */
  takeTheirs(path: ConfigPath, item?: string): void {
    this.settleConflicts(path, item, takeTheirs);
  }

  /** Whether enough is known of an entity another deleted to create it again; after a reload it may not be. */
  canRestore(path: ConfigPath): boolean {
    this.underneath.reportObserved();
    return this.lastKnown.get(path) !== undefined;
  }

  /** Creates an entity another deleted again, as it was last seen and with the edits made here. */
  restore(path: ConfigPath): void {
    const known = this.lastKnown.get(path);
    if (known !== undefined) this.replace(restoreEntity(this.edits, path, known, entities));
  }

  /** Takes edits back: those at and below a path, or all. */
  discard(path: ConfigPath = []): void {
    this.takeBack(dropFromDraft(this.edits, path));
  }

  /** Puts edits made at some paths before in the place of those there are, as after a refused deletion; nothing to undo. */
  putBackEach(paths: readonly ConfigPath[], before: DraftEdits): void {
    const gone = sliceOf(this.edits, paths);
    const left = [...this.edits].filter(([pointer]) => !gone.has(pointer));
    this.replace(rebaseDraft(new Map([...left, ...sliceOf(before, paths)]), this.config.peek(), entities));
  }

  /** Puts other edits, made for the config as it is now, in the place of all there are; nothing to undo. */
  putAll(edits: DraftEdits): void {
    this.lastKnown.noteAll(edits, this.config.peek());
    this.replace(edits);
  }

  /** Puts edits that were saved and came back into the draft again; what was typed there meanwhile stays. */
  putBackUntouched(edits: DraftEdits): void {
    const lost = [...edits.values()].filter(({ path }) => !this.has(path));
    this.putBackEach(
      lost.map(({ path }) => path),
      edits,
    );
  }

  /** Edits that wait on the server for their time leave the draft; what was typed on meanwhile stays. */
  letGo(edits: DraftEdits): void {
    const isSent = ([pointer, { mine }]: [string, FieldEdit]) => {
      const sent = edits.get(pointer);
      return sent !== undefined && deepEqual(sent.mine ?? null, mine ?? null);
    };
    this.replace(new Map([...this.edits].filter((edit) => !isSent(edit))));
  }

  /** Takes edits back at several places, as one discard. */
  discardEach(paths: readonly ConfigPath[]): void {
    const dropped = new Set<FieldEdit>();
    for (const path of paths)
      for (const edit of editsNear(this.edits, path)) if (isWithin(edit.path, path)) dropped.add(edit);
    if (dropped.size > 0) this.takeBack(new Map([...this.edits].filter(([, edit]) => !dropped.has(edit))));
  }

  /** Takes a part of what is edited at some places back, as one discard. @param values what they are without it */
  discardParts(values: readonly (readonly [path: ConfigPath, value: Json | undefined])[]): void {
    this.takeBack(editMany(this.edits, this.config.peek(), values, entities));
  }

  private takeBack(left: DraftEdits): void {
    const before = this.edits;
    if (left === before) return;
    this.replace(left);
    runInAction(() => {
      this.discarded = before;
    });
  }

  /** The way back from a discard is given up. */
  forgetDiscarded(): void {
    runInAction(() => {
      this.discarded = undefined;
    });
  }

  /** The operator has been told what was lost. */
  forgetLeftOut(): void {
    runInAction(() => {
      this.leftOut = [];
    });
    this.store();
  }

  /** Another login goes on in this page: as after a reload, nothing stays that holds a secret. */
  leaveOutSecrets(): void {
    this.takeUp(serialiseDraft(this.edits, entities, this.leftOut));
    this.lastKnown.keepOnly((at) => this.has(at));
    this.store();
  }

  /** A draft as it was stored, without what held a secret. */
  private takeUp(stored: string): void {
    const kept = parseDraft(stored);
    runInAction(() => {
      this.edits = kept?.edits ?? nothing;
      this.leftOut = kept?.leftOut ?? [];
      this.discarded = undefined;
    });
  }

  /** At logout: nothing of the draft stays, not even for an undo. */
  forget(): void {
    runInAction(() => {
      this.discarded = undefined;
      this.leftOut = [];
    });
    this.replace(nothing);
    this.lastKnown.keepOnly(() => false);
    this.renamesByOthers.clear();
  }

  undoDiscard(): void {
    if (this.discarded) this.replace(this.discarded);
    runInAction(() => {
      this.discarded = undefined;
    });
  }

  /** The merge patch of all edits whose entities the server still has: what a review may promise. Tracked. */
  get savablePatch(): JsonObject {
    this.underneath.reportObserved();
    const server = this.config.peek();
    return this.patch(new Map([...this.staged].filter(([, edit]) => !isGone(edit, server, entities))));
  }

  /** Entities that the edits give another name; in the promise they stand as one that goes and one that comes. Tracked. */
  get renames(): readonly Rename[] {
    return renamesOf(this.edits, entities);
  }

  /** The merge patch of some edits (all by default), made from their base, never from the live value. */
  patch(edits: DraftEdits = this.edits): JsonObject {
    return patchOf(edits, this.config.peek(), entities);
  }

  /**
   * From here to `endSave` these edits are on their way: their echo is no news from others.
   * @returns ends it where no other has begun since; what was saved leaves the draft as it comes
   */
  beginSave(edits: DraftEdits): () => void {
    const save = (this.saves += 1);
    this.sent = edits;
    return () => save === this.saves && this.endSave(false);
  }

  /** Saved edits leave the draft; what was typed on meanwhile stays, standing on what was saved. */
  endSave(isSaved: boolean): void {
    const { sent } = this;
    this.sent = nothing;
    if (isSaved) this.arrive(sent);
  }

  /** Told when a rename, saved here or by another, has moved an entity and its drafts. */
  onRename(listener: (rename: DoneRename) => void): () => void {
    this.renameListeners.add(listener);
    return () => this.renameListeners.delete(listener);
  }

  /** Another has renamed an entity: what is edited of it, and what names it, goes on under its new name. */
  private follow({ from, to }: Rename): void {
    if (isSentFrom(this.sent, from, entities)) return;
    const isEdited = this.has(from);
    const moved = renameInDraft(this.edits, from, to, entities);
    if (moved !== this.edits) this.replace(moved);
    if (isEdited) {
      this.lastKnown.note(to, this.config.peek());
      this.renamesByOthers.add({ from, to });
    }
    if (this.discarded) this.discarded = renameInDraft(this.discarded, from, to, entities);
    for (const listener of this.renameListeners) listener({ from, to, isByAnother: true });
  }

  private settleConflicts(path: ConfigPath, item: string | undefined, settle: typeof keepMine): void {
    const server = this.config.peek();
    const here = conflictsOf(this.edits, server, entities).filter(
      (conflict) => isWithin(conflict.path, path) && (item === undefined || conflict.item === item),
    );
    this.replace(here.reduce((edits, conflict) => settle(edits, server, conflict, entities), this.edits));
  }

  private touches(report: MergeReport): boolean {
    return [...this.edits.values()].some(({ path: [first = "", second] }) => {
      return report.touched.has(first) || (second !== undefined && report.touched.has(`${first}/${second}`));
    });
  }

  private rebase(): void {
    if (this.edits.size === 0) return;
    this.underneath.reportChanged();
    const arrived = arrivedEdits(this.sent, this.config.peek(), entities);
    if (arrived.size > 0) {
      this.sent = new Map([...this.sent].filter(([pointer]) => !arrived.has(pointer)));
      this.arrive(arrived);
      return;
    }
    this.lastKnown.keepOnly((at) => this.has(at) || (this.discarded !== undefined && hasEdits(this.discarded, at)));
    const edits = rebaseDraft(this.edits, this.config.peek(), entities);
    if (edits !== this.edits) this.replace(edits);
  }

  private arrive(saved: DraftEdits): void {
    const renames = [...saved.values()].flatMap((edit) => renameOf(edit, entities) ?? []);
    const moved = renames.reduce(
      (edits, { from, to }) => renameInDraft(edits, from, to, entities),
      settleDraft(this.edits, saved, entities),
    );
    this.replace(rebaseDraft(moved, this.config.peek(), entities));
    for (const { from, to } of renames) for (const listener of this.renameListeners) listener({ from, to });
  }

  private replace(edits: DraftEdits): void {
    runInAction(() => {
      this.edits = edits;
    });
    this.store();
  }

  /** What was lost is stored until it is told, as another reload may come before. */
  private store(): void {
    const { edits, leftOut } = this;
    const isNothing = edits.size === 0 && leftOut.length === 0;
    this.storage.write(isNothing ? undefined : serialiseDraft(edits, entities, leftOut));
  }
}
