import { computedStruct, makeAutoObservable, reaction } from "mobx";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import { sliceOf } from "../../model/draft/draftSlices.ts";
import { freeName, kindOf } from "../../model/entity/entityNames.ts";
import { isPlainObject, type Json, type JsonObject } from "../../model/Json.ts";
import type { ConfigStore } from "../ConfigStore.ts";
import type { SaveQueue } from "../saving/SaveQueue.ts";
import type { DraftStore } from "./DraftStore.ts";
import { EntityEditor } from "./EntityEditor.ts";

/** All items of a collection being edited side by side, with those that are not saved yet; saved and reset together. */
export class CollectionEditor {
  private readonly editors = new Map<string, EntityEditor>();
  private readonly collection: string;

  constructor(
    private readonly config: ConfigStore,
    private readonly draft: DraftStore,
    private readonly save: SaveQueue,
    readonly descriptor: EntityDescriptor,
  ) {
    this.collection = descriptor.collection ?? "";
    makeAutoObservable<this, "config" | "draft" | "save" | "editors" | "collection">(this, {
      config: false,
      draft: false,
      save: false,
      editors: false,
      collection: false,
      descriptor: false,
      editor: false,
      watch: false,
      keys: computedStruct,
    });
  }

  /** Keys of all items in their order: those of the server, deleted ones among them, and new ones. */
  get keys(): readonly string[] {
    const here = Object.keys(this.config.readList(this.collection));
    const added = [...this.draft.edits.values()].flatMap(({ path: [first, key, ...rest], mine }) =>
      first === this.collection && key !== undefined && rest.length === 0 && mine !== undefined ? [key] : [],
    );
    const placed = [...new Set([...here, ...added])].map((key) => ({ key, place: this.placeOf(key) }));
    const sorted = placed.sort((one, other) => one.place - other.place || (one.key < other.key ? -1 : 1));
    return sorted.map(({ key }) => key);
  }

  editor(key: string): EntityEditor {
    const known = this.editors.get(key);
    if (known !== undefined) return known;
    const { config, draft, save, descriptor, collection } = this;
    const made = new EntityEditor(config, draft, save, kindOf(descriptor), [collection, key]);
    this.editors.set(key, made);
    return made;
  }

  /** What an item is called, as it is edited. */
  titleOf(key: string): string {
    const { value, server } = this.editor(key);
    const name = (value ?? server)?.[this.descriptor.key ?? ""];
    return typeof name === "string" && name !== "" ? name : key;
  }

  /** Whether it goes with the next save. */
  isDeleted(key: string): boolean {
    return this.editor(key).value === undefined;
  }

  get isChanged(): boolean {
    return this.draft.has([this.collection]);
  }

  get hasErrors(): boolean {
    return this.keys.some((key) => this.editor(key).problems.some(({ level }) => level === "error"));
  }

  /** Whether another may be added: where new ones have no name, not before the last has got one. */
  get canAdd(): boolean {
    const { key = "", panels } = this.descriptor;
    const isNameless = (item: object | undefined) => copyOf(item)[key] === "";
    return !isNameless(panels?.newItem) || !this.kept.some((one) => isNameless(this.editor(one).value));
  }

  /** Something that is not saved before its name and settings are right. @returns its key */
  add(): string {
    const { collection, descriptor, keys } = this;
    const { key: property = "", order, panels } = descriptor;
    const used = new Set([...keys, ...keys.map((key) => this.titleOf(key))]);
    const name = freeName(panels?.newName ?? "", (one) => used.has(one));
    const item: JsonObject = { [property]: name, ...copyOf(panels?.newItem) };
    if (order !== undefined) item[order] = this.kept.length;
    this.draft.edit([collection, name], item);
    return name;
  }

  /** Deletes an item with the next save, one that was only added here at once; those behind it move up. */
  remove(key: string): void {
    this.draft.edit([this.collection, key], undefined);
    this.renumber();
  }

  /** Takes a deletion back. */
  restore(key: string): void {
    this.draft.discard([this.collection, key]);
    this.renumber();
  }

  reset(): void {
    this.draft.discard([this.collection]);
  }

  /** Checks what is edited at each edit. @returns the function that ends it */
  watch(): () => void {
    return reaction(
      () => this.draft.edits,
      () => void this.check(),
      { fireImmediately: true },
    );
  }

  /** Checks what is edited, and what was found wrong before: it may be taken back by now. */
  async check(): Promise<void> {
    const editors = this.keys.map((key) => this.editor(key));
    const suspects = editors.filter(({ path, checked }) => this.draft.has(path) || checked.length > 0);
    await Promise.all(suspects.map((editor) => editor.check()));
  }

  /** Saves all that is edited of the collection, if it is right. @returns whether it is saved */
  async commit(): Promise<boolean> {
    try {
      await this.check();
    } catch (error) {
      return this.save.fail(error);
    }
    const { saveCall } = this.descriptor.panels ?? {};
    const asList = saveCall === undefined ? undefined : { call: saveCall, items: this.listed };
    return !this.hasErrors && this.save.commit(sliceOf(this.draft.edits, [[this.collection]]), asList);
  }

  /** All that stay, in their order, as a call takes them that saves the list as a whole: the order says the place. */
  private get listed(): readonly JsonObject[] {
    const { key = "", order } = this.descriptor;
    return this.kept.map((one) => {
      const { value = {}, server } = this.editor(one);
      const settings = Object.entries(value).filter(([name]) => name !== order);
      const isRenamed = server !== undefined && value[key] !== one;
      return { ...Object.fromEntries(settings), ...(isRenamed && { former_name: one }) };
    });
  }

  /** Keys of the items that stay. */
  private get kept(): readonly string[] {
    return this.keys.filter((key) => !this.isDeleted(key));
  }

  private renumber(): void {
    const { order } = this.descriptor;
    if (order === undefined) return;
    this.draft.editEach(this.kept.map((key, index) => [[this.collection, key, order], index]));
  }

  private placeOf(key: string): number {
    const { value, server } = this.editor(key);
    const place = (value ?? server)?.[this.descriptor.order ?? ""];
    return typeof place === "number" ? place : Number.MAX_SAFE_INTEGER;
  }
}

/** A copy of what a schema says of a new item. */
function copyOf(item: object | undefined): JsonObject {
  const copy: Json = JSON.parse(JSON.stringify(item ?? {}));
  return isPlainObject(copy) ? copy : {};
}
