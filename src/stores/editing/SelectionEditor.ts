import { computedStruct, makeAutoObservable } from "mobx";
import { entities } from "../../generated/entities.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import { entityNameAt } from "../../model/diff/settingWords.ts";
import type { Conflict } from "../../model/draft/draftConflicts.ts";
import { sliceOf } from "../../model/draft/draftSlices.ts";
import { type ConfigPath, parsePointer, valueAt } from "../../model/configPath.ts";
import { combineEntities, editListItems } from "../../model/entity/multiEdit.ts";
import { text } from "../../texts/text.ts";
import type { SaveQueue } from "../saving/SaveQueue.ts";
import type { DraftStore } from "./DraftStore.ts";
import type { EditedSelection, Editor, ListItemsEdit } from "./Editor.ts";
import type { EntityEditor } from "./EntityEditor.ts";
import type { DraftEdits } from "../../model/draft/fieldEdits.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";

/** Several entities edited as one: what they share shows, what differs is kept until it is set or cleared. */
export class SelectionEditor implements Editor {
  readonly descriptor: EntityDescriptor;

  constructor(
    private readonly draft: DraftStore,
    private readonly save: SaveQueue,
    readonly editors: readonly [EntityEditor, ...EntityEditor[]],
  ) {
    this.descriptor = editors[0].descriptor;
    makeAutoObservable<this, "draft" | "save">(this, {
      draft: false,
      save: false,
      editors: false,
      descriptor: false,
      reported: computedStruct,
    });
  }

  get value(): JsonObject | undefined {
    return this.combined?.shared;
  }

  get server(): JsonObject | undefined {
    const held = this.editors.map((editor) => editor.server);
    return held.every(isPlainObject) ? combineEntities(held).shared : undefined;
  }

  get reported(): JsonObject {
    return Object.assign({}, ...this.editors.map((editor) => editor.reported));
  }

  get selection(): EditedSelection {
    const mixed = this.combined?.mixed ?? {};
    const touched = this.touchedPointers;
    const pointers = new Set([...Object.keys(mixed), ...touched]);
    const fields = [...pointers].map((pointer) => {
      const isTouched = touched.has(pointer);
      return [pointer, { values: mixed[pointer] ?? 1, ...(isTouched ? { touched: true } : {}) }] as const;
    });
    const values = this.editors.map(({ value }) => value).filter(isPlainObject);
    return { count: this.editors.length, fields: Object.fromEntries(fields), entities: values };
  }

  get each(): readonly Editor[] {
    return this.editors;
  }

  isChanged(patterns?: readonly string[]): boolean {
    return this.slice(patterns).size > 0;
  }

  canSave(patterns?: readonly string[]): boolean {
    return this.isChanged(patterns) && !this.save.isRunning;
  }

  /** Each with the name of the entity it was found in. */
  get problems(): readonly Problem[] {
    return this.editors.flatMap((editor) => {
      const entity = entityNameAt(editor.path, editor.server, entities).entityName;
      return editor.problems.map((problem) => ({
        ...problem,
        message: text("check.inEntity", { entity, message: problem.message }),
      }));
    });
  }

  get conflicts(): readonly Conflict[] {
    return this.editors.flatMap((editor) => editor.conflicts);
  }

  edit(path: ConfigPath, value: Json | undefined): void {
    for (const editor of this.editors) editor.edit(path, value);
  }

  editItems(pointer: string, edit: ListItemsEdit): void {
    const path = parsePointer(pointer);
    for (const editor of this.editors) {
      const list = valueAt(editor.value, path);
      // A list that is not there is no empty one: it would count as changed.
      if (list === undefined && edit.kind === "remove") continue;
      editor.edit(path, editListItems(list, pointer, edit, this.descriptor));
    }
  }

  reset(pointer: string): void {
    this.draft.discardEach(this.editors.map((editor) => [...editor.path, ...parsePointer(pointer)]));
  }

  resetPage(patterns?: readonly string[]): void {
    this.draft.discardEach([...this.slice(patterns).values()].map(({ path }) => path));
  }

  keepMine(pointer: string): void {
    for (const editor of this.editors) editor.keepMine(pointer);
  }

  takeTheirs(pointer: string): void {
    for (const editor of this.editors) editor.takeTheirs(pointer);
  }

  async check(): Promise<readonly Problem[]> {
    return (await Promise.all(this.editors.map((editor) => editor.check()))).flat();
  }

  /** Saves what stands on a page for all of them, in one delta. */
  async commit(patterns?: readonly string[]): Promise<boolean> {
    return (await this.isFine(patterns)) && this.save.commit(this.slice(patterns));
  }

  async commitAtOnce(pointer: string): Promise<boolean> {
    const arrive = this.draft.sendAtOnce(this.editors.map(({ path }) => [...path, ...parsePointer(pointer)]));
    const isSaved = (await this.isFine([pointer])) && (await this.save.commitNext(() => this.slice([pointer])));
    arrive();
    return isSaved;
  }

  private async isFine(patterns: readonly string[] | undefined): Promise<boolean> {
    return (await Promise.all(this.editors.map((editor) => editor.isFine(patterns)))).every(Boolean);
  }

  private slice(patterns: readonly string[] | undefined): DraftEdits {
    const paths = this.editors.map((editor) => editor.path);
    return sliceOf(this.draft.edits, paths, patterns);
  }

  private get combined() {
    const values = this.editors.map((editor) => editor.value);
    return values.every(isPlainObject) ? combineEntities(values) : undefined;
  }

  private get touchedPointers(): ReadonlySet<string> {
    return new Set(this.editors.flatMap((editor) => editor.changedPointers));
  }
}
