import type { FieldInfo } from "../../generated/shapes/FieldInfo.ts";
import type { FormSection, UiOptions } from "../../generated/shapes/FormDescriptor.ts";
import type { Json, JsonObject } from "../../model/Json.ts";
import { deepEqual } from "../../model/patch/deepEqual.ts";
import type { ConfigPath } from "../../model/path/ConfigPath.ts";
import { pointerOf } from "../../model/path/pointerOf.ts";
import { valueAt } from "../../model/path/valueAt.ts";
import { withValueAt } from "../../model/path/withValueAt.ts";
import type { Problem } from "../../model/check/Problem.ts";
import type { SchemaFormProps } from "../SchemaFormProps.ts";
import { baselinePath } from "./baselinePath.ts";
import type { FieldState } from "./FieldState.ts";
import { ItemIds } from "./ItemIds.ts";
import { listEditOf } from "./listEditOf.ts";
import { Unfolded } from "./Unfolded.ts";
import { withoutNulls } from "./withoutNulls.ts";

/**
 * What the fields of one form share: the latest props, and who wants to know of new ones. It is the one stable object
 * the fields hold on to, as RJSF's memoised fields see no new closures (functions compare equal there).
 */
export class FormSession {
  readonly unfolded = new Unfolded(() => this.#announce());
  readonly #listeners = new Set<() => void>();
  readonly #states = new Map<string, { readonly version: number; readonly state: FieldState }>();
  readonly #ids = new Map<string, ItemIds>();
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
    const edit = listEditOf({ path, value }, this.#entity, this.props.entity.fields);
    // The root is an object and stays one.
    this.#entity = withValueAt(this.#entity, edit.path, edit.value) as JsonObject;
    this.props.onChange(edit.path, edit.value);
  }

  /** As on the server again. */
  reset(path: ConfigPath): void {
    const isInList = path.some((_, depth) => depth > 0 && Array.isArray(valueAt(this.#entity, path.slice(0, depth))));
    if (isInList) this.change(path, this.#baselineOf(path));
    else this.props.onReset?.(pointerOf(path));
  }

  /** The section of the form that a setting stands in. */
  sectionOf([property]: ConfigPath): FormSection | undefined {
    return this.props.form.sections.find(({ properties }) => property !== undefined && properties.includes(property));
  }

  info(ui: UiOptions): FieldInfo | undefined {
    return this.props.entity.fields[ui.pattern];
  }

  /** A predicate of the schema over the whole entity; a missing one holds. */
  holds(condition: string | undefined): boolean {
    if (condition === undefined) return true;
    const known = this.#conditions.get(condition);
    if (known !== undefined) return known;
    const check = this.props.checks.conditions[condition];
    const { context } = this.props;
    const holds =
      check === undefined ||
      check({ ...this.#entity, $capabilities: context?.capabilities ?? {}, $server: context?.server ?? {} });
    this.#conditions.set(condition, holds);
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

  /** Whether the server does not have this item of a list. */
  isNewItem(path: ConfigPath): boolean {
    const { server, entity } = this.props;
    if (server === undefined) return false;
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
    const pointer = pointerOf(path);
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
    return {
      problems: this.#problems.get(pointer) ?? none,
      isChanged: mixed ? mixed.touched === true : at !== undefined && !isEqual(valueAt(this.#entity, path), baseline),
      baseline,
      conflict: conflicts?.[pointer],
      mixed,
      isVisible: this.holds(ui.visible) && !(selection && (ui.multi ?? this.info(ui)?.multi) === "hidden"),
      isEnabled: this.holds(ui.enabled),
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

const none: readonly Problem[] = [];

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
    deepEqual(one.baseline, other.baseline) &&
    one.problems.length === other.problems.length &&
    one.problems.every(
      (problem, index) =>
        problem.message === other.problems[index]?.message && problem.level === other.problems[index]?.level,
    )
  );
}
