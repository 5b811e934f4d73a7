import { HeaderCell } from "../../components/data/HeaderCell.tsx";
import { nextSorting } from "../../model/media/mediaSorting.ts";
import type { ListColumn } from "./listColumns.ts";
import { useListView } from "./useListView.ts";

/** The heads of a list's columns; a press on one sorts by it, in the address. */
export function ListHead({ columns }: { readonly columns: readonly ListColumn[] }) {
  const { view, change } = useListView();
  return columns.map(({ id, label, isSorted = false, isNumber = false, isHeadHidden = false }) => (
    <HeaderCell
      key={id}
      as="div"
      label={label}
      isNumber={isNumber}
      isHidden={isHeadHidden}
      {...(isSorted && {
        sort: view.sorting?.key === id ? view.sorting.direction : "none",
        onSort: () => change({ sorting: nextSorting(view.sorting, id) }),
      })}
    />
  ));
}

/** A bar goes with what was pressed on it: the focus goes to the row that had it last. */
export function focusCurrentRow(list: HTMLElement | null): void {
  list?.querySelector<HTMLElement>("[data-index][tabindex='0']")?.focus();
}
