// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { EntityReference } from "./EntityReference.ts";

/** What is known of one setting beyond its type: how it is called, typed, failed, saved, found. */
export interface FieldInfo {
  readonly title: string;
  readonly type: FieldType;
  readonly page?: string;
  readonly section?: string;
  readonly unit?: FieldUnit;
  readonly defaultUnit?: string;
  /** It is shown divided by this, and with this in place of its unit. */
  readonly scale?: { readonly factor?: number; readonly suffix?: string };
  /** A time of the day as HHMM. */
  readonly isTimeOfDay?: true;
  readonly default?: unknown;
  /** Words for the values of an enumeration, by value. */
  readonly enumLabels?: Readonly<Record<string, string>>;
  readonly secret?: true;
  /** What follows one of these at the beginning of the text is a secret. */
  readonly secretPrefixes?: readonly string[];
  readonly readOnly?: true;
  readonly since?: string;
  /** What to use in its place; empty where the schema names nothing. */
  readonly deprecated?: string;
  /** Older names, read as this one. */
  readonly aliases?: readonly string[];
  readonly save?: FieldSave;
  /** Multi-edit: hidden, or one shared value with keep / set / clear (the default). */
  readonly multi?: "hidden" | "shared" | "together";
  readonly list?: ListIdentity;
  /** Where a setting contains itself: the pattern below which its own settings stand. */
  readonly recurs?: string;
  /** What the text may name. */
  readonly refs?: readonly EntityReference[];
  /** The keys of the map name entities. */
  readonly keyRef?: EntityReference;
  /** On an object: the property without which it is saved as absent. */
  readonly absentWithout?: string;
  /** Our words for a failed check, by JSON Schema keyword. */
  readonly messages?: Readonly<Record<string, string>>;
}

export type FieldType = "string" | "integer" | "number" | "boolean" | "object" | "array" | "map" | "any";

/** What a number or string measures; the forms, the diff in words and the raw text all read it. */
export type FieldUnit =
  | "seconds"
  | "milliseconds"
  | "bytes"
  | "bitrate"
  | "kilobits"
  | "percent"
  | "pixels"
  | "time-string"
  | "size-string";

export interface FieldSave {
  /** With the form's Save (default) or the moment it changes. */
  readonly mode: "form" | "at-once";
  /** A question asked before the value is saved. */
  readonly confirm?: string;
  /** `connectivity`: the apply must be confirmed from a fresh connection, else it rolls back. */
  readonly risk?: "connectivity";
  /** Another value may make the server remove recordings: what goes is told before the save, which asks first. */
  readonly removes?: true;
  /** The page's Save is disabled while something in it is wrong. */
  readonly gate?: true;
}

/**
 * What makes two items of a list the same item in two revisions: a property of the item, the value
 * itself, or its place. Equal keys are told apart by occurrence.
 */
export interface ListIdentity {
  /** Property name of the key; `$value` for scalars; `$index` for lists whose place is the identity. */
  readonly key: string;
  /** An emptied list is saved as null. */
  readonly emptyIsAbsent?: true;
  /** Items may be written as the bare key: `"udp://…"` equals `{url: "udp://…"}`. */
  readonly bareKey?: true;
}
