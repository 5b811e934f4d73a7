import type { FieldEdit } from "./FieldEdit.ts";

/**
 * All unsaved edits of the console by their pointer, in the order they were begun. Never changed, only replaced.
 * No edit's path lies within another's.
 */
export type DraftEdits = ReadonlyMap<string, FieldEdit>;
