import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { Json, JsonObject } from "../../model/Json.ts";
import type { Conflict } from "../../model/draft/draftConflicts.ts";
import type { ConfigPath } from "../../model/configPath.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";

/** What a page needs to edit one entity, or several as one. Paths and pointers are below the entity. */
export interface Editor {
  readonly descriptor: EntityDescriptor;
  /** Draft over server; undefined when the entity, or one of them, is not there. */
  readonly value: JsonObject | undefined;
  readonly server: JsonObject | undefined;
  /** The plain values among what the server reports of it, such as the `prefix` of a stream; the same object until one changes. */
  readonly reported: JsonObject;
  /** In multi-edit: how many there are, and by pointer what differs. */
  readonly selection: EditedSelection | undefined;
  /** One by one, each with an edit of its own: for what cannot be the same value in all. */
  readonly each: readonly Editor[];
  readonly problems: readonly Problem[];
  readonly conflicts: readonly Conflict[];
  edit(path: ConfigPath, value: Json | undefined): void;
  /** Multi-edit only: items put into, or taken out of, the list of each. */
  editItems(pointer: string, edit: ListItemsEdit): void;
  /** Whether something is edited that stands on a page (its field patterns), or anything at all. */
  isChanged(patterns?: readonly string[]): boolean;
  canSave(patterns?: readonly string[]): boolean;
  /** Takes back what is edited at a pointer and below it. */
  reset(pointer: string): void;
  /** Takes back what stands on a page (its field patterns), or everything. */
  resetPage(patterns?: readonly string[]): void;
  keepMine(pointer: string): void;
  takeTheirs(pointer: string): void;
  /** Where the one entity stands in the config; undefined for several. */
  readonly path?: ConfigPath | undefined;
  check(): Promise<readonly Problem[]>;
  commit(patterns?: readonly string[]): Promise<boolean>;
  /** Saves a setting that was just edited, after whatever is being saved now. */
  commitAtOnce(pointer: string): Promise<boolean>;
}

export interface EditedSelection {
  readonly count: number;
  readonly fields: Readonly<Record<string, { readonly values: number; readonly touched?: boolean }>>;
  /** Draft over server, of each. */
  readonly entities: readonly JsonObject[];
}

/** Multi-edit of a list: whole items to add, or the keys of items to remove. */
export interface ListItemsEdit {
  readonly kind: "add" | "remove";
  readonly items: readonly Json[];
}
