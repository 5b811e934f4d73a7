import { HeaderCell } from "../../components/data/HeaderCell.tsx";
import { nextSorting, type SortKey } from "../../model/media/mediaSorting.ts";
import { useMediaView } from "./useMediaView.ts";

export interface MediaColumn {
  readonly id: string;
  readonly label: string;
  /** Absent: the list cannot be sorted by it. */
  readonly sortKey?: SortKey;
  readonly isNumber?: boolean;
  /** Only read aloud: a column of buttons. */
  readonly isHidden?: boolean;
}

/** The heads of a media list's columns; a press on one sorts by it, in the address. */
export function MediaHead({ columns }: { readonly columns: readonly MediaColumn[] }) {
  const { view, change } = useMediaView();
  return columns.map(({ id, label, sortKey, isNumber = false, isHidden = false }) => (
    <HeaderCell
      key={id}
      as="div"
      label={label}
      isNumber={isNumber}
      isHidden={isHidden}
      {...(sortKey && {
        sort: view.sorting?.key === sortKey ? view.sorting.direction : "none",
        onSort: () => change({ sorting: nextSorting(view.sorting, sortKey) }),
      })}
    />
  ));
}
