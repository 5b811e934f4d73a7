import { createContext, useContext, useMemo } from "react";
import { useStores } from "../../context/StoresContext.ts";
import type { EntityDescriptor } from "../../generated/contracts/EntityDescriptor.ts";
import type { FieldInfo } from "../../generated/contracts/FieldInfo.ts";
import type { ListColumn } from "../../generated/contracts/ListDescriptor.ts";
import { lists } from "../../generated/lists.ts";
import { type ConfigPath, parsePointer } from "../../model/configPath.ts";
import type { CollectionRows } from "../../stores/collection/CollectionRows.ts";

/** A column of a collection's list: a setting of its items. */
export interface CollectionColumn {
  readonly pattern: string;
  readonly path: ConfigPath;
  readonly title: string;
  readonly field: FieldInfo | undefined;
  readonly isNumber: boolean;
}

/** What all rows of a list share. */
interface ListFrame {
  readonly entity: EntityDescriptor;
  readonly rows: CollectionRows;
  readonly columns: readonly CollectionColumn[];
  readonly canMove: boolean;
  readonly openMenu: (key: string, anchor: Element) => void;
}

export const ListFrameContext = createContext<ListFrame | undefined>(undefined);

export function useListFrame(): ListFrame {
  const frame = useContext(ListFrameContext);
  if (!frame) throw new Error("a row of a list stands outside of it");
  return frame;
}

const noColumns: readonly ListColumn[] = [];

/** The columns that can be chosen for an entity's list. */
export function columnsOf({ name, fields }: EntityDescriptor): readonly (ListColumn & { readonly title: string })[] {
  return (lists[name]?.columns ?? noColumns).map((column) => ({
    ...column,
    title: fields[column.pattern]?.title ?? column.pattern,
  }));
}

/** The columns chosen, or those that the schema shows. To be read in an observer. */
export function useCollectionColumns(entity: EntityDescriptor): readonly CollectionColumn[] {
  const { columns } = useStores();
  const chosen = columns.chosen(entity.name);
  return useMemo(
    () =>
      columnsOf(entity)
        .filter(({ pattern, isShown }) => chosen?.includes(pattern) ?? isShown)
        .map(({ pattern, title }) => {
          const field = entity.fields[pattern];
          const isNumber = field?.type === "integer" || field?.type === "number";
          return { pattern, path: parsePointer(pattern), title, field, isNumber };
        }),
    [entity, chosen],
  );
}
