import type { Json, JsonObject } from "../model/Json.ts";
import { parsePointer } from "../model/configPath.ts";

/** Several entities edited at once. A pointer without a row has one value that all of them share. */
export interface FieldSelection {
  /** How many entities. */
  readonly count: number;
  readonly fields: Readonly<Record<string, MixedField>>;
  /** Each as it is with its edits: what is conditional shows when it would in every one of them. */
  readonly entities?: readonly JsonObject[];
}

/** A setting of several entities edited at once. */
export interface MixedField {
  /** How many different values the entities hold. */
  readonly values: number;
  /** The draft changes it in some of them at least; "keep as is" takes that back. */
  readonly touched?: boolean;
}

/** In multi-edit: items put into, or taken out of, the list of every selected entity. */
export interface ListEdit {
  readonly kind: "add" | "remove";
  /** Whole items to add; keys of items to remove. */
  readonly items: readonly Json[];
}

/** Whether the selected entities differ in a setting, as they are or as the draft makes them. */
export function isMixed(mixed: MixedField | undefined): boolean {
  return mixed !== undefined && mixed.values > 1;
}

/** In how many ways several entities differ at a place or below it: the most of any setting there, 0 when nowhere. */
export function valuesBelow(pointer: string, selection: FieldSelection | undefined): number {
  let most = 0;
  for (const [at, { values }] of Object.entries(selection?.fields ?? {})) {
    if (values > most && values > 1 && (at === pointer || at.startsWith(`${pointer}/`))) most = values;
  }
  return most;
}

/** In multi-edit: keys of a map that some of the entities have and others do not, or that differ in all of them. */
export function keysInSome(pointer: string, selection: FieldSelection | undefined): readonly string[] {
  const depth = parsePointer(pointer).length;
  return Object.entries(selection?.fields ?? {}).flatMap(([at, { values }]) => {
    const key = values > 1 && at.startsWith(`${pointer}/`) ? parsePointer(at)[depth] : undefined;
    return key === undefined ? [] : [key];
  });
}
