import { computedStruct, makeAutoObservable, observableRef, runInAction } from "mobx";
import { entities, type EntityName } from "../../generated/entities.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import { type EntityCheck, loadEntityCheck } from "../../model/entity/checkEntity.ts";
import type { Conflict } from "../../model/draft/draftConflicts.ts";
import { wrongNames } from "../../model/draft/draftRenames.ts";
import { sliceOf } from "../../model/draft/draftSlices.ts";
import { configOnly } from "../../model/entity/runtimePaths.ts";
import { isAmongSettings, placeAt } from "../../model/entity/entityPlace.ts";
import { problemsOfReferences } from "../../model/entity/references/referenceProblems.ts";
import { type ConfigPath, isWithin, parsePointer, formatPointer } from "../../model/configPath.ts";
import type { ConfigStore } from "../ConfigStore.ts";
import { comparedEntities } from "../saving/approvers.ts";
import type { SaveQueue } from "../saving/SaveQueue.ts";
import type { DraftStore } from "./DraftStore.ts";
import type { EditedSelection, Editor } from "./Editor.ts";
import { effectiveEntity } from "./effectiveEntity.ts";
import { type DraftEdits, editsNear, type FieldEdit } from "../../model/draft/fieldEdits.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";

/** One entity being edited: what the server holds, what the form shows, how they differ, what is wrong with it. */
export class EntityEditor implements Editor {
  /** Errors and warnings by pointer below the entity, as of the last check. */
  checked: readonly Problem[] = [];
  readonly descriptor: EntityDescriptor;

  constructor(
    private readonly config: ConfigStore,
    private readonly draft: DraftStore,
    private readonly save: SaveQueue,
    readonly name: EntityName,
    /** `["streams", "news"]`; `[]` for the settings of the server itself. */
    readonly path: ConfigPath,
  ) {
    this.descriptor = entities[name];
    makeAutoObservable<this, "config" | "draft" | "save" | "owns">(this, {
      owns: false,
      config: false,
      draft: false,
      save: false,
      path: false,
      descriptor: false,
      checked: observableRef,
      // The rest of a report changes each second.
      reported: computedStruct,
    });
  }

  /** What the server holds, without what it reports; undefined when the entity is gone or not there yet. */
  get server(): JsonObject | undefined {
    const { node } = this;
    if (node === undefined) return this.config.readSettings();
    const copy = configOnly(node.readConfig(), this.path, entities);
    return isPlainObject(copy) ? copy : undefined;
  }

  get reported(): JsonObject {
    const report = this.node?.readRuntime() ?? {};
    return Object.fromEntries(
      this.descriptor.runtime.flatMap((name) => {
        const value = report[name];
        return value === undefined || value === null || typeof value === "object" ? [] : [[name, value]];
      }),
    );
  }

  /** What the form shows: the draft over the server. */
  get value(): JsonObject | undefined {
    // Read for its tracking: the draft lies over a tree that changes in place.
    if (!this.server && this.path.length === 0) return undefined;
    const value = this.draft.effective(this.path);
    return isPlainObject(value) ? value : undefined;
  }

  isChanged(patterns?: readonly string[]): boolean {
    return this.slice(patterns).size > 0;
  }

  /** Pointers below the entity of all that is edited and not saved. */
  get changedPointers(): readonly string[] {
    return this.own.map((edit) => formatPointer(edit.path.slice(this.path.length)));
  }

  get selection(): EditedSelection | undefined {
    return undefined;
  }

  get each(): readonly Editor[] {
    return [this];
  }

  canSave(patterns?: readonly string[]): boolean {
    return this.isChanged(patterns) && !this.save.isRunning;
  }

  /** Those of the last check, references to what is not there now, and those the server refused the last save for. */
  get problems(): readonly Problem[] {
    const known = [...this.checked, ...this.missing, ...this.misnamed];
    return [...known, ...unknownTo(known, this.refused)];
  }

  /** What the server refused the last save for; among the settings of the server also of the small entities there. */
  private get refused(): readonly Problem[] {
    if (this.path.length > 0) return this.save.problems.get(formatPointer(this.path)) ?? [];
    return [...this.save.problems].flatMap(([at, problems]) =>
      this.owns(parsePointer(at)) ? problems.map((one) => ({ ...one, pointer: at + one.pointer })) : [],
    );
  }

  /** What the entity names and another may add, rename or delete at any time. */
  private get missing(): readonly Problem[] {
    const { value } = this;
    const hasName = (collection: string, name: string) => Object.hasOwn(this.config.readList(collection), name);
    return value === undefined ? [] : problemsOfReferences(this.descriptor, value, hasName, entities);
  }

  /** A name that it cannot have, or that another has, or gets by an edit. */
  private get misnamed(): readonly Problem[] {
    const { key } = this.descriptor;
    if (key === undefined || !this.draft.has(this.path)) return [];
    // Read for its tracking: others may take the name.
    this.config.readList(this.path[0] ?? "");
    return wrongNames(this.draft.edits, this.config.peek(), entities).flatMap(({ at, words }) =>
      isWithin(at, this.path)
        ? [{ pointer: formatPointer(at.slice(this.path.length)), keyword: "unique", message: words, level: "error" }]
        : [],
    );
  }

  get conflicts(): readonly Conflict[] {
    return this.draft.conflicts.filter((conflict) => this.owns(conflict.path));
  }

  edit(path: ConfigPath, value: Json | undefined): void {
    this.draft.edit([...this.path, ...path], value);
  }

  /** One entity's list is edited as it stands. */
  editItems(): void {}

  reset(pointer: string): void {
    this.draft.discard([...this.path, ...parsePointer(pointer)]);
  }

  resetPage(patterns?: readonly string[]): void {
    this.draft.discardEach([...this.slice(patterns).values()].map(({ path }) => path));
  }

  keepMine(pointer: string): void {
    this.draft.keepMine([...this.path, ...parsePointer(pointer)]);
  }

  takeTheirs(pointer: string): void {
    this.draft.takeTheirs([...this.path, ...parsePointer(pointer)]);
  }

  /** Checks the whole effective entity, whether its section is on the screen or not. */
  async check(): Promise<readonly Problem[]> {
    const check = await this.loadCheck();
    // What stands now, not what stood when the check was asked for: two may be loaded at a time, and end in any order.
    const problems = this.checkWhole(check);
    runInAction(() => {
      this.checked = problems;
    });
    return problems;
  }

  /** Saves the edits that stand on a page (its field patterns), or all of the entity. @returns whether they are saved */
  async commit(patterns?: readonly string[]): Promise<boolean> {
    return (await this.isFine(patterns)) && this.save.commit(this.slice(patterns));
  }

  async commitAtOnce(pointer: string): Promise<boolean> {
    const arrive = this.draft.sendAtOnce([[...this.path, ...parsePointer(pointer)]]);
    const isSaved = (await this.isFine([pointer])) && (await this.save.commitNext(() => this.slice([pointer])));
    // A refused one stays as it is typed, and waits like any other.
    arrive();
    return isSaved;
  }

  /**
   * Whether the entity is right with those edits that would be saved, and no others: what is unfinished on another page
   * is said, and keeps nothing back that was finished here. What cannot be checked just now is not saved, which is told.
   */
  async isFine(patterns?: readonly string[]): Promise<boolean> {
    const check = await this.loadCheck().catch((error: unknown) => this.save.fail(error));
    if (check === false) return false;
    const whole = this.checkWhole(check);
    const slice = this.slice(patterns);
    const saved = effectiveEntity(slice, this.config.peek(), this.path);
    const found = isPlainObject(saved) ? this.checkWith(check, slice, saved) : [];
    runInAction(() => {
      this.checked = [...whole, ...unknownTo(whole, found)];
    });
    return found.every((problem) => problem.level !== "error");
  }

  /** That of the entity; for the settings of the server with those of the small entities among them. */
  private async loadCheck(): Promise<EntityCheck> {
    const own = await loadEntityCheck(this.name);
    if (this.path.length > 0) return own;
    const parts = await Promise.all(
      settingEntities.map(async ({ name, collection }) => ({ collection, check: await loadEntityCheck(name) })),
    );
    return (value, ...others) => [
      ...own(value, ...others),
      ...parts.flatMap(({ collection, check }) => {
        const held = value[collection];
        return Object.entries(isPlainObject(held) ? held : {}).flatMap(([key, one]) =>
          (isPlainObject(one) ? check(one) : []).map((problem) => ({
            ...problem,
            pointer: formatPointer([collection, key]) + problem.pointer,
          })),
        );
      }),
    ];
  }

  private checkWhole(check: EntityCheck): readonly Problem[] {
    const { value } = this;
    return value ? this.checkWith(check, this.draft.edits, value) : [];
  }

  private checkWith(check: EntityCheck, edits: DraftEdits, value: JsonObject): readonly Problem[] {
    return check(value, comparedEntities(edits, this.config.peek(), this.path));
  }

  /** Undefined for the settings of the server itself. */
  private get node() {
    const { entity, key } = placeAt(this.path, entities);
    return entity?.collection === undefined ? undefined : this.config.node(entity.collection, key);
  }

  private slice(patterns: readonly string[] | undefined): DraftEdits {
    const slice = sliceOf(this.draft.edits, [this.path], patterns);
    return new Map([...slice].filter(([, edit]) => this.owns(edit.path)));
  }

  private get own(): readonly FieldEdit[] {
    return editsNear(this.draft.edits, this.path).filter((edit) => this.owns(edit.path));
  }

  /** The server's own settings lie around every other entity, and are those alone that have no pages of their own. */
  private owns(path: ConfigPath): boolean {
    if (!isWithin(path, this.path)) return false;
    const { at, entity } = placeAt(path, entities);
    return (
      at.length === this.path.length || (this.path.length === 0 && entity !== undefined && isAmongSettings(entity))
    );
  }
}

const settingEntities = Object.entries(entities).flatMap(([name, entity]: [string, EntityDescriptor]) =>
  isEntityName(name) && entity.collection !== undefined && isAmongSettings(entity)
    ? [{ name, collection: entity.collection }]
    : [],
);

function isEntityName(name: string): name is EntityName {
  return Object.hasOwn(entities, name);
}

function unknownTo(known: readonly Problem[], others: readonly Problem[]): readonly Problem[] {
  const names = new Set(known.map(({ pointer, keyword }) => `${pointer} ${keyword}`));
  return others.filter(({ pointer, keyword }) => !names.has(`${pointer} ${keyword}`));
}
