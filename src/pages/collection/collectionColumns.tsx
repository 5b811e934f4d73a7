import { createContext, useContext, useMemo } from "react";
import type { ListOverride, OwnColumn } from "../../../overrides/ListOverride.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { FieldInfo } from "../../generated/contracts/FieldInfo.ts";
import { lists } from "../../generated/lists.ts";
import { type ConfigPath, parsePointer } from "../../model/configPath.ts";
import type { CollectionRows } from "../../stores/collection/CollectionRows.ts";
import { text } from "../../texts/text.ts";
import type { ListColumn } from "../list/listColumns.ts";

/** A column of a collection's list. */
export interface CollectionColumn extends ListColumn {
  /** The setting it shows, where it shows one. */
  readonly setting?: { readonly path: ConfigPath; readonly field: FieldInfo | undefined };
}

/** What all rows of a list share. */
interface ListFrame {
  readonly entity: EntityDescriptor;
  readonly override: ListOverride;
  readonly rows: CollectionRows;
  /** Those that are shown, in their order. */
  readonly columns: readonly CollectionColumn[];
  readonly allColumns: readonly CollectionColumn[];
  readonly canMove: boolean;
  readonly openMenu: (key: string, anchor: Element) => void;
}

export const ListFrameContext = createContext<ListFrame | undefined>(undefined);

export function useListFrame(): ListFrame {
  const frame = useContext(ListFrameContext);
  if (!frame) throw new Error("a piece of a list stands outside of it");
  return frame;
}

/** All columns of an entity's list: box, name, those it has of its own, its settings, what can be done. */
export function columnsOf(entity: EntityDescriptor, { columns = [], hidesSettings }: ListOverride) {
  const { title, key, fields } = entity;
  const name = fields[`/${title ?? key}`]?.title ?? text("collection.name");
  const settings = settingColumns(entity, hidesSettings === true);
  const known = [
    { ...column("select", "1.25rem", text("media.column.select")), isHeadHidden: true },
    { ...column("name", "minmax(7rem, 3fr)", name), isSorted: true },
    ...settings,
    { ...column("actions", "4rem", text("media.column.actions")), isHeadHidden: true },
  ].map((each) => changedBy(columns, each));
  const own = columns.filter(({ id }) => known.every((each) => each.id !== id));
  const [box, named, ...rest] = known;
  return [box, named, ...own.map(withDefaults), ...rest].filter((each) => each !== undefined);
}

function column(id: string, width: string, label: string): CollectionColumn {
  return { id, width, label, fromPx: 0, presence: "always" };
}

/** What the list knows of a column, and what its override says otherwise; a head with words of its own is seen. */
function changedBy(columns: readonly OwnColumn[], known: CollectionColumn): CollectionColumn {
  const said = columns.find(({ id }) => id === known.id);
  if (!said) return known;
  const isHeadHidden = said.isHeadHidden ?? (said.label === undefined && known.isHeadHidden === true);
  const presence = known.presence === "always" ? "always" : (said.presence ?? known.presence);
  return { ...known, ...said, isHeadHidden, presence };
}

function withDefaults(own: OwnColumn): CollectionColumn {
  return { label: own.id, width: "minmax(5rem, 1fr)", fromPx: 0, presence: "shown", isLive: true, ...own };
}

function settingColumns({ name, fields }: EntityDescriptor, areHidden: boolean): readonly CollectionColumn[] {
  return (lists[name]?.columns ?? []).map(({ pattern, isShown }) => {
    const field = fields[pattern];
    const isNumber = field?.type === "integer" || field?.type === "number";
    return {
      id: pattern,
      label: field?.title ?? pattern,
      width: isNumber ? "minmax(5rem, 1fr)" : "minmax(5.5rem, 2fr)",
      fromPx: 0,
      presence: isShown && !areHidden ? "shown" : "hidden",
      isSorted: true,
      isNumber,
      setting: { path: parsePointer(pattern), field },
    };
  });
}

/** The columns of a list: where a row has two lines, the first three, and what can be done. */
export function useStackedColumns(shown: readonly CollectionColumn[], isStacked: boolean): readonly CollectionColumn[] {
  return useMemo(() => (isStacked ? [...shown.slice(0, 3), ...shown.slice(-1)] : shown), [isStacked, shown]);
}
