import type { ConfigPath } from "../configPath.ts";

/** One unsaved change in an operator's words: of a setting, of a list with all its items, of a section, of a whole entity. */
export interface Change {
  /** `items`: of a list; `section`: of an object that comes or goes with all its settings; both say it in `parts`. */
  readonly kind: "created" | "deleted" | "renamed" | "value" | "items" | "section";
  /** Where it is in the draft; dropping this path takes the change back, and no other. */
  readonly path: ConfigPath;
  /** `Stream`; of the server's own settings `Server`. */
  readonly entityLabel: string;
  /** `news`; empty for the server. */
  readonly entityName: string;
  /** What several of them are called in a sentence: `streams`. */
  readonly entityPlural: string;
  /** `Client timeout`; empty when it is about the whole entity. */
  readonly fieldTitle: string;
  /** In words: `30 s`, `default (60 s)`, `not set`; undefined where there was or will be no such thing. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** `from` is what holds while nothing is set: no value that goes. */
  readonly isFromUnset?: true;
  readonly isToUnset?: true;
  /** What becomes of each part; of a rename, what names the entity elsewhere. */
  readonly parts?: readonly ChangePart[];
  /** Where the list is whose items `parts` tell, each of which can be taken back by itself (`withoutPart`). */
  readonly list?: ConfigPath;
  /** The values are a secret: `from` and `to` tell only whether there is one. */
  readonly isSecret?: true;
  /** The server may remove recordings because of it. */
  readonly isRemoving?: true;
  /** All of it: `Stream news: client timeout 30 s → 60 s`. */
  readonly text: string;
}

/** What becomes of an item of a list, of one of its settings, or of a setting of a section. */
export interface ChangePart {
  readonly kind: "value" | "added" | "removed" | "order";
  /** The item of a list that it is about, as data. */
  readonly of?: PartItem;
  /** The item it is about: `udp://a`; empty in a section, and where the item itself is another. */
  readonly item: string;
  /** `Priority`; empty where it is about the item itself. */
  readonly title: string;
  readonly from?: string;
  readonly to?: string;
  readonly isFromUnset?: true;
  readonly isToUnset?: true;
  /** The settings of an item that comes: `Priority 2, Comment spare`. */
  readonly detail?: string;
}

/** An item of a list by its names there (`itemIds`): as it was, as it will be, and the setting of it that is another. */
export interface PartItem {
  readonly was?: string;
  readonly becomes?: string;
  readonly setting?: string;
}
