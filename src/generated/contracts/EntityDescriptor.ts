// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
import type { CrossCheck } from "./CrossCheck.ts";
import type { FieldInfo } from "./FieldInfo.ts";

/** One kind of thing an operator configures, as the model and the stores need to know it. */
export interface EntityDescriptor {
  /** The schema's file name without its ending: `stream`, `vod`, `server`. */
  readonly name: string;
  readonly label: string;
  readonly plural: string;
  /** Key of the collection in the server config; the entity `server` is the config itself and has none. */
  readonly collection?: string;
  /** Property of the entity that repeats its key in the collection. */
  readonly key?: string;
  /** Keys are given by the server (mirror sources): never reused, `-1` only in the POST that creates. */
  readonly serverKeys?: true;
  /** With `serverKeys`: what each must have; by it a whole one is told from an edit of one that is not there. */
  readonly required?: readonly string[];
  /** Property holding the entity's index in its collection. */
  readonly order?: string;
  readonly renamable?: true;
  /** Its items have a page Logs: of what is noted under their key, of all that is named below it, or of the item itself. */
  readonly log?: "name" | "members" | "own";
  /** The list is a page of folding panels with the forms of the items. */
  readonly panels?: EntityPanels;
  /** Property that names an item to people; absent: its key. */
  readonly title?: string;
  /** First part of its addresses: `vod` makes `/admin/vod/NAME`. */
  readonly route?: string;
  /** Where its list stands in the menu; absent: nowhere. */
  readonly menu?: EntityMenu;
  readonly pages: readonly EntityPage[];
  /** Top-level properties that the server reports and no edit ever touches. */
  readonly runtime: readonly string[];
  /** Rules over several settings; absent where there are none. */
  readonly checks?: readonly CrossCheck[];
  /** By pointer pattern below the entity: `/clients_timeout`, a list item or a map key is `*`. */
  readonly fields: Readonly<Record<string, FieldInfo>>;
}

export interface EntityPanels {
  /** Name of a new item; the next one has a number behind it. With a name in `newItem` what it is called until it has one. */
  readonly newName: string;
  /** What stands in a new item beside its name: JSON. An empty name: there may be one without a name at a time. */
  readonly newItem?: object;
  /** On the button that adds an item; absent: Add and its label. */
  readonly add?: string;
  /** The call that saves them, which takes all of them as a list in their order. Absent: they are saved as any edits are. */
  readonly saveCall?: string;
  /** Lists of an item to which one box adds. */
  readonly values?: readonly PanelValue[];
}

/** A kind of value, what is done about it, and the list it stands in. */
export interface PanelValue {
  readonly kind: string;
  readonly mode: string;
  /** As a pointer below the item. */
  readonly list: string;
}

export interface EntityMenu {
  /** Tab it shares with others; absent: a tab of its own. */
  readonly group?: string;
  readonly order?: number;
}

export interface EntityPage {
  readonly name: string;
  readonly title: string;
  readonly sections: readonly EntitySection[];
}

export interface EntitySection {
  readonly name: string;
  readonly title: string;
  readonly help?: string;
  readonly collapsed?: true;
}
