// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { EntityReference } from "./EntityReference.ts";

/** The raw-config language as data: every word, where it may stand, how its values are written, what it means. */
export interface ConfTable {
  /** Name of the context of the file's top level. */
  readonly root: string;
  readonly contexts: Readonly<Record<string, ConfContext>>;
}

/** One JSON object as text: what stands after its word, and which statements may stand in its block. */
export interface ConfContext {
  readonly title: string;
  /** Properties written bare after the word, in this order; `$key` is the key of a map's item. */
  readonly arguments: readonly string[];
  /** Property that repeats the item's key in its map. */
  readonly key?: string;
  /** Property that holds the item's index among its siblings; never in the text. */
  readonly order?: string;
  /** Takes every `k=v` without a property of its own; the path is empty for the object itself. */
  readonly extra?: ConfExtra;
  /** Known properties that never stand in the text, such as what the server reports. */
  readonly silent: readonly string[];
  readonly properties: readonly ConfProperty[];
}

export interface ConfExtra {
  readonly path: readonly string[];
  readonly value: ConfValue;
}

/** One setting and its statement. */
export interface ConfProperty {
  /** From the object it belongs to; longer than one where an object has no statement of its own (`meta.comment`). */
  readonly path: readonly string[];
  readonly word: string;
  /** Read as the word and kept as written. */
  readonly aliases?: readonly string[];
  /** Read as the word, told of, and written as the word when the statement changes. */
  readonly olderWords?: readonly string[];
  /** `codec` names a file of src/model/conf/codecs. */
  readonly shape: "value" | "flag" | "options" | "block" | "repeated" | "codec";
  readonly codec?: string;
  /** Shape of one item of a repeated statement. */
  readonly item?: "value" | "options" | "block";
  readonly container?: "list" | "map";
  /** A list that may also be one bare value. */
  readonly single?: true;
  /** The scalar, or the scalars of a list or map. No types: objects only. */
  readonly value: ConfValue;
  /** Context of the object, or of the objects of a list or map. */
  readonly context?: string;
  /** Words of a map's blocks and what each says of the item. */
  readonly blocks?: readonly ConfBlock[];
  /** Property that tells the items of a list apart; `$value`, `$index`. */
  readonly listKey?: string;
  /** An item may be the bare value of its listKey: `"udp://…"` equals `{url: "udp://…"}`. */
  readonly bareKey?: true;
  /** The keys of the map name entities. */
  readonly keyReference?: EntityReference;
  /** Keys of the map are ids given by the server; the text does not hold them. */
  readonly serverKeys?: true;
  readonly title: string;
  readonly description?: string;
  /** What to use in its place; empty where the schema names nothing. */
  readonly deprecated?: string;
  readonly default?: unknown;
}

export interface ConfBlock {
  readonly word: string;
  readonly sets?: Readonly<Record<string, unknown>>;
  /** Read and kept, never written anew. */
  readonly alias?: true;
}

/** How one scalar is written. */
export interface ConfValue {
  /** `json`: an object or list with no syntax of its own, written as JSON in quotes. */
  readonly types: readonly ConfType[];
  /** JSON value = text value × factor. */
  readonly factor?: number;
  readonly suffix?: "time" | "size" | "bitrate-k" | "percent";
  /** Stands before the value in the text, not in JSON: a codec says so. */
  readonly prefix?: string;
  /** Offered by completion; a value outside it is a matter of the checks. */
  readonly enum?: readonly (string | number | boolean)[];
  /** Entities that the value may name, with their prefixes in JSON too. */
  readonly references?: readonly EntityReference[];
  readonly secret?: true;
}

export type ConfType = "string" | "integer" | "number" | "boolean" | "json";
