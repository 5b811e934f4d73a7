import type { ComponentType, ReactNode } from "react";
import type { IconName } from "../src/components/icons.ts";
import type { When } from "../src/components/states/WhenSign.tsx";
import type { ListColumns } from "../src/generated/lists.ts";
import type { BelowRow } from "../src/model/collection/listRows.ts";
import type { JsonObject } from "../src/model/Json.ts";
import type { MediaEdit } from "../src/model/media/mediaEdits.ts";
import type { CollectionEditor } from "../src/stores/editing/CollectionEditor.ts";
import type { RowLayout } from "../src/stores/collection/CollectionRows.ts";
import type { Stores } from "../src/stores/Stores.ts";

/**
 * What the list of an entity has that does not follow from its schema. Everything else stays as in any list: selecting,
 * names, sorting, order, cloning, deleting, editing several, the choice of columns. Every part may be left out.
 *
 * A vendor who wants a picture in place of the path of his watermarks writes one file,
 * `overrides/watermark/watermarkList.tsx`,
 *
 *     export const watermarkList = listOverride("watermark", {
 *       cells: ({ item: { path } }) => ({ "/path": typeof path === "string" && <img src={path} alt="" height={28} /> }),
 *     });
 *
 * and one row in `overrides/listOverrides.ts`, which loads it with the list and not before:
 *
 *     watermark: () => import("./watermark/watermarkList.tsx").then((one) => one.watermarkList),
 */
export interface ListOverride {
  /** What the list says of itself, where it is not said of every list. */
  readonly words?: ListWords;
  /**
   * Columns between the name and the settings. One whose id is `name`, `actions` or the pattern of a setting (`/path`)
   * says otherwise what the list knows of that column.
   */
  readonly columns?: readonly OwnColumn[];
  /**
   * In a narrow list a row takes two lines: name and first own column above, `actions` below with the whole width. Other
   * columns have no room there.
   */
  readonly stacksWhenNarrow?: boolean;
  /** No setting is a column until the operator chooses it. */
  readonly hidesSettings?: boolean;
  /**
   * What stands in the cells of an item, by the id of the column: a column of the list's own, the pattern of a setting,
   * `name`, or `actions` for what stands before the buttons of the row. Read in an observer, once for the whole row.
   */
  readonly cells?: (item: ListedItem) => Cells;
  /** The first ones in the menu of a row. Read in an observer. */
  readonly actions?: (item: ListedItem) => readonly RowAction[];
  /** A button in each row that deletes the item, beside the one in its menu. */
  readonly hasDelete?: boolean;
  /** Above the list, of all that it shows. */
  readonly Summary?: ComponentType<{ readonly keys: readonly string[] }>;
  /** Below the items, where they are panels side by side. */
  readonly BelowPanels?: ComponentType<{ readonly editor: CollectionEditor }>;
  /** On the right of such panels, below them where it is narrow. */
  readonly BesidePanels?: ComponentType<BesidePanelsProps>;
  /** Around such panels and what is beside them: what their pieces share. */
  readonly AroundPanels?: ComponentType<{ readonly children: ReactNode }>;
  /** Why such panels cannot be saved now; undefined: they can. Read in an observer. */
  readonly whyNotSaved?: (stores: Stores) => ReactNode | undefined;
  /** What an item is called where neither key nor schema says it. */
  readonly titleOf?: RowLayout["titleOf"];
  /** Rows below an item. */
  readonly below?: RowsBelow;
  /** The form for a new item, where the one of its schema does not do. */
  readonly create?: CreateForm;
}

/**
 * An override of the list of an entity, whose cells are held against its columns: one that is misspelt is an error of its
 * type, since it would be drawn nowhere.
 */
export function listOverride<
  const Entity extends keyof ListColumns,
  const Own extends string = never,
  Item extends Cells = Cells,
  Below extends Cells = Cells,
>(_entity: Entity, override: OverrideParts<Entity, Own, Item, Below>): ListOverride {
  return override;
}

interface OverrideParts<Entity extends keyof ListColumns, Own extends string, Item, Below> extends Omit<
  ListOverride,
  "columns" | "cells" | "below"
> {
  readonly columns?: readonly OwnColumn<Own>[];
  readonly cells?: (item: ListedItem) => Item & InColumns<Entity, Own, Item>;
  readonly below?: Omit<RowsBelow, "cells"> & {
    readonly cells: (below: ListedBelow) => (Below & InColumns<Entity, Own, Below>) | undefined;
  };
}

/** Takes no cell of a column that neither the list nor its override has. */
type InColumns<Entity extends keyof ListColumns, Own extends string, Given> = {
  readonly [
    Id in Exclude<KeyOf<Given>, Own | ListColumns[Entity] | "name" | "actions" | "rest">
  ]?: `this list has no column ${Id & string}`;
};

/** The keys of each member of a union. */
type KeyOf<Given> = Given extends unknown ? keyof Given : never;

export interface BesidePanelsProps {
  readonly editor: CollectionEditor;
  /** Keys of the panels that are open, the last opened last. */
  readonly opened: ReadonlySet<string>;
  readonly onOpen: (key: string) => void;
}

interface ListWords {
  readonly title: string;
  /** On the button that adds an item. */
  readonly add: string;
  /** Nothing fits what is searched. */
  readonly none: string;
  readonly empty: string;
  /** Below that, with the button. */
  readonly emptyDetail: string;
}

/** A column of a list; what is left out is as for any column. */
export interface OwnColumn<Id extends string = string> {
  readonly id: Id;
  readonly label?: string;
  /** As `grid-template-columns` takes it, in rem. */
  readonly width?: string;
  /** Its width in a list narrower than 600 px. */
  readonly narrowWidth?: string;
  /** The list must be at least this wide for it to be shown. */
  readonly fromPx?: number;
  /** Hidden: until the operator asks for it. */
  readonly presence?: "shown" | "hidden";
  readonly isNumber?: boolean;
  /** False: it shows settings. What else a list has of its own is reported, and grey while the server is away. */
  readonly isLive?: boolean;
  /** The rows below know the order by its id. */
  readonly isSorted?: boolean;
  /** The label is only read aloud. */
  readonly isHeadHidden?: boolean;
}

/** By the id of the column; what is left out is as in any list. `rest` goes from the third column to the end of the row. */
export type Cells = Readonly<Record<string, ReactNode>>;

/** An item that a list shows. */
export interface ListedItem {
  readonly key: string;
  /** The live item, with what the server reports of it: not to be handed on, for it changes in place. */
  readonly item: JsonObject;
  readonly stores: Stores;
  /** The address of one of its pages, its first unless said; what is shown of the list stays in it. */
  readonly address: (page?: string) => string;
}

/** Something that can be done to one item. */
export interface RowAction {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly isDisabled?: boolean;
  /** When it takes effect; undefined for what changes nothing. */
  readonly when?: When | undefined;
  readonly run: () => void;
}

/** The rows below the items of a list. */
interface RowsBelow extends Required<Omit<RowLayout, "titleOf">> {
  /** Where Enter on a row and its name lead; undefined: nowhere. */
  readonly linkOf: (row: BelowRow) => { readonly route: string; readonly name: string } | undefined;
  /** The cells of a row; undefined: what it shows is gone. Read in an observer. */
  readonly cells: (below: ListedBelow) => Cells | undefined;
  /** What is said on a row that shows and hides others. */
  readonly foldWords?: (count: number, isOpen: boolean) => string;
}

/** A row below an item. */
export interface ListedBelow {
  readonly row: BelowRow;
  /** The live item it stands below. */
  readonly item: JsonObject;
  /** A copy of what the server reports under the row's name; undefined where it reports nothing. */
  readonly member: JsonObject | undefined;
}

/** The form for a new item; it saves at once, and a refusal keeps what is typed. */
interface CreateForm {
  readonly title: string;
  /** The page of the new item that is opened; its first unless said. */
  readonly page?: string;
  /** A hook: the fields, and what they come to. */
  readonly useFields: () => NewItem;
}

export interface NewItem {
  readonly fields: ReactNode;
  /** What Create saves; undefined while it cannot be, as the fields say. */
  readonly edit: MediaEdit | undefined;
  /** Key of the item whose page is opened then. */
  readonly opens?: string;
}
