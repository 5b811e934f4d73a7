import type { FieldInfo } from "../../generated/contracts/FieldInfo.ts";
import type { FormDescriptor, FormSection, UiOptions } from "../../generated/contracts/FormDescriptor.ts";
import { deepEqual, type Json, type JsonObject } from "../../model/Json.ts";
import { type ConfigPath, isWithin, formatPointer, valueAt, withValueAt } from "../../model/configPath.ts";
import { valuesBelow } from "../fieldSelection.ts";
import type { SchemaFormProps } from "../SchemaFormProps.ts";
import type { FieldState } from "./FieldState.ts";
import { ItemIds } from "./ItemIds.ts";
import { asDraftEdit } from "./formEdits.ts";
import { baselinePath, itemAround } from "./fieldPlaces.ts";
import { rootValue, withoutNulls } from "./formValue.ts";
import type { Problem } from "../../model/entity/checkProblems.ts";

/**
 * What the fields of one form share: the latest props, and who wants to know of new ones. It is the one stable object
 * the fields hold on to, as RJSF's memoised fields see no new closures (functions compare equal there).
 */
export class FormSession {
  readonly unfolded = new Unfolded(() => this.#announce());
  readonly #listeners = new Set<() => void>();
  readonly #states = new Map<string, { readonly version: number; readonly state: FieldState }>();
  readonly #ids = new Map<string, ItemIds>();
  /** What objects held before a word made it void, by pointer; forgotten with the object. */
  readonly backups = new Map<string, JsonObject>();
  readonly #flushers = new Set<() => void>();
  readonly #conditions = new Map<string, boolean>();
  #problems = new Map<string, Problem[]>();
  #version = 0;
  #entity: JsonObject = {};

  constructor(
    readonly idPrefix: string,
    private props: SchemaFormProps,
  ) {
    this.#take(props);
  }

  get entity(): JsonObject {
    return this.#entity;
  }
  /** The newest props of the form. */
  get latest(): SchemaFormProps {
    return this.props;
  }
  get version(): number {
    return this.#version;
  }

  /** New props arrived; every mounted field looks whether they concern it. */
  update(props: SchemaFormProps): void {
    if (props === this.props) return;
    this.#take(props);
    this.#announce();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Registers what turns pending text into an edit; returns the function that ends it. */
  onFlush(flush: () => void): () => void {
    this.#flushers.add(flush);
    return () => this.#flushers.delete(flush);
  }

  flush(): void {
    for (const flush of this.#flushers) flush();
  }

  /** Hands one edit to the page. Several in a row build on each other, before the new value has come back. */
  change(path: ConfigPath, value: Json | undefined): void {
    const pointer = formatPointer(path);
    for (const at of this.backups.keys()) if (at === pointer || at.startsWith(`${pointer}/`)) this.backups.delete(at);
    const edit = asDraftEdit({ path, value }, this.#entity, this.props.entity.fields);
    // The root is an object and stays one.
    this.#entity = withValueAt(this.#entity, edit.path, edit.value) as JsonObject;
    this.props.onChange(edit.path, edit.value);
  }

  /** As on the server again. */
  reset(path: ConfigPath): void {
    const isInList = path.some((_, depth) => depth > 0 && Array.isArray(valueAt(this.#entity, path.slice(0, depth))));
    if (isInList) this.change(path, this.#baselineOf(path));
    else this.props.onReset?.(formatPointer(path));
  }

  /** Where in the entity the form begins: at a list item for the form of one, else at its root. */
  get root(): ConfigPath {
    return this.props.at ?? noPath;
  }

  /** The section of the form that a setting stands in; that of its host while its own is hidden. */
  sectionOf(path: ConfigPath): FormSection | undefined {
    const property = path[this.root.length];
    if (property === undefined || !isWithin(path, this.root)) return undefined;
    return sectionWith(property, this.props.form, ({ visible }) => this.holds(visible, this.root));
  }

  /** Whether the heading of its section says already what a setting is called: it is alone there, under its own name. */
  isNamedBySection(path: ConfigPath, title: string): boolean {
    const section = path.length === this.root.length + 1 ? this.sectionOf(path) : undefined;
    return section?.title === title && section.properties.length === 1 && section.guests === undefined;
  }

  info(ui: UiOptions): FieldInfo | undefined {
    return this.props.entity.fields[ui.pattern];
  }

  /** What to use in place of a setting, empty where nothing is named; undefined for one that is in use. */
  deprecation(ui: UiOptions): string | undefined {
    return ui.deprecated ?? this.info(ui)?.deprecated;
  }

  /** A predicate of the schema over the whole entity and the list item around a path; a missing one holds. */
  holds(condition: string | undefined, path: ConfigPath = noPath): boolean {
    if (condition === undefined) return true;
    const around = itemAround(path, this.props.entity.fields);
    const key = `${condition} ${formatPointer(around ?? noPath)}`;
    const known = this.#conditions.get(key);
    if (known !== undefined) return known;
    const item = around && { $item: rootValue(this.#entity, formatPointer(around), this.props.entity) };
    const holds = holdsIn(condition, this.props, this.#entity, item);
    this.#conditions.set(key, holds);
    return holds;
  }

  /** Problems at the setting itself, or below it as well. */
  problemsWithin(pointer: string): number {
    let count = 0;
    for (const [at, problems] of this.#problems) {
      if (at === pointer || at.startsWith(pointer + "/"))
        count += problems.filter(({ level }) => level === "error").length;
    }
    return count;
  }

  /** What is wrong first with what stands below a setting: the words of a list drawn as one input. */
  firstErrorBelow(pointer: string): string | undefined {
    for (const [at, problems] of this.#problems) {
      const error = at.startsWith(`${pointer}/`) ? problems.find(({ level }) => level === "error") : undefined;
      if (error) return error.message;
    }
    return undefined;
  }

  /** Whether the server does not have this item of a list. */
  isNewItem(path: ConfigPath): boolean {
    const { server, entity, selection } = this.props;
    // Of several entities some may have it and others not.
    if (server === undefined || selection !== undefined) return false;
    const at = baselinePath(path, this.#entity, server, entity.fields);
    return at === undefined || valueAt(server, at) === undefined;
  }

  itemIds(pointer: string, key: string | undefined): ItemIds {
    const known = this.#ids.get(pointer);
    if (known) return known;
    const made = new ItemIds(key);
    this.#ids.set(pointer, made);
    return made;
  }

  state(path: ConfigPath, ui: UiOptions): FieldState {
    const pointer = formatPointer(path);
    const known = this.#states.get(pointer);
    if (known?.version === this.#version) return known.state;
    const computed = this.#compute(path, pointer, ui);
    const state = known && isSame(known.state, computed) ? known.state : computed;
    this.#states.set(pointer, { version: this.#version, state });
    return state;
  }

  #compute(path: ConfigPath, pointer: string, ui: UiOptions): FieldState {
    const { server, conflicts, selection, readOnly } = this.props;
    const at = server && baselinePath(path, this.#entity, server, this.props.entity.fields);
    const baseline = at && valueAt(server, at);
    const mixed = selection?.fields[pointer];
    // Also while it is being cleared: what was done must be seen, and can be taken back.
    const isSetHere = [valueAt(this.#entity, path), baseline].some((value) => value !== undefined && value !== null);
    return {
      problems: this.#problems.get(pointer) ?? none,
      isChanged: mixed ? mixed.touched === true : at !== undefined && !isEqual(valueAt(this.#entity, path), baseline),
      baseline,
      conflict: conflicts?.[pointer],
      mixed,
      warning: ui.warnings?.find(({ when, over }) => over === "entity" && this.holds(when, path))?.message,
      isVisible:
        this.holds(ui.visible, path) &&
        !(selection && (ui.multi ?? this.info(ui)?.multi) === "hidden") &&
        (this.deprecation(ui) === undefined || isSetHere || valuesBelow(pointer, selection) > 0),
      isEnabled: this.holds(ui.enabled, path),
      isReadOnly: readOnly === true || this.info(ui)?.readOnly === true,
    };
  }

  #baselineOf(path: ConfigPath): Json | undefined {
    const { server, entity } = this.props;
    const at = server && baselinePath(path, this.#entity, server, entity.fields);
    return at && valueAt(server, at);
  }

  #take(props: SchemaFormProps): void {
    this.props = props;
    this.#entity = withoutNulls(props.value);
    this.#conditions.clear();
    this.#problems = new Map();
    for (const problem of props.problems ?? []) {
      const known = this.#problems.get(problem.pointer);
      if (known) known.push(problem);
      else this.#problems.set(problem.pointer, [problem]);
    }
  }

  #announce(): void {
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }
}

/** What conditions are judged by beside the entity: of several, each. */
type Judged = Pick<SchemaFormProps, "checks" | "context" | "selection">;

/** A predicate of the schema over an entity with all that stands beside it; a missing one holds. */
export function holdsIn(
  condition: string | undefined,
  { checks, context, selection }: Judged,
  entity: JsonObject,
  item?: { readonly $item: Json | undefined },
): boolean {
  const check = condition === undefined ? undefined : checks.conditions[condition];
  const beside = { $capabilities: context?.capabilities ?? {}, $server: context?.server ?? {}, ...item };
  const entities = selection?.entities ?? [entity];
  return check === undefined || entities.every((one) => check({ ...context?.reported, ...one, ...beside }));
}

/** The section of a form that a property stands in: that of its host while its own is hidden. */
export function sectionWith(
  property: string,
  { sections }: Pick<FormDescriptor, "sections">,
  isShown: (section: FormSection) => boolean,
): FormSection | undefined {
  const own = sections.find(({ properties }) => properties.includes(property));
  const host = sections.find(({ guests }) => guests?.includes(property));
  return own && host && !isShown(own) ? host : own;
}

const none: readonly Problem[] = [];
const noPath: ConfigPath = [];

/** Null and absent are one to the operator. */
function isEqual(mine: Json | undefined, theirs: Json | undefined): boolean {
  return deepEqual(mine ?? undefined, theirs ?? undefined);
}

function isSame(one: FieldState, other: FieldState): boolean {
  return (
    one.isChanged === other.isChanged &&
    one.isVisible === other.isVisible &&
    one.isEnabled === other.isEnabled &&
    one.isReadOnly === other.isReadOnly &&
    one.conflict === other.conflict &&
    one.mixed === other.mixed &&
    one.warning === other.warning &&
    deepEqual(one.baseline, other.baseline) &&
    one.problems.length === other.problems.length &&
    one.problems.every(
      (problem, index) =>
        problem.message === other.problems[index]?.message && problem.level === other.problems[index]?.level,
    )
  );
}

/** Which sections and list items are open; the form's own matter, forgotten with it. */
class Unfolded {
  readonly #sections = new Map<string, boolean>();
  readonly #items = new Map<string, string>();

  constructor(private readonly onChange: () => void) {}

  isSectionOpen(name: string, byDefault: boolean): boolean {
    return this.#sections.get(name) ?? byDefault;
  }

  setSection(name: string, isOpen: boolean): void {
    this.#sections.set(name, isOpen);
    this.onChange();
  }

  /** Id of the one open item of a list. */
  openItem(list: string): string | undefined {
    return this.#items.get(list);
  }

  setItem(list: string, id: string | undefined): void {
    if (id === undefined) this.#items.delete(list);
    else this.#items.set(list, id);
    this.onChange();
  }
}
