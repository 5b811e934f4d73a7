import { Checkbox } from "../../src/components/controls/Checkbox.tsx";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { sessionColumns, type SessionColumn, type SessionSorting } from "../../src/model/sessions/SessionSorting.ts";
import { text } from "../../src/texts/text.ts";

const labels = {
  name: "clients.stream",
  protocol: "clients.protocol",
  address: "clients.address",
  country: "clients.country",
  bytes: "clients.transmitted",
  durationMs: "clients.duration",
  token: "clients.token",
  userId: "clients.userId",
  userAgent: "clients.userAgent",
} as const;
const numbers: readonly SessionColumn[] = ["bytes", "durationMs"];

interface HeadProps {
  /** Sessions of several streams, each named. */
  readonly hasNames: boolean;
  readonly sorting: SessionSorting | undefined;
  readonly isEverySelected: boolean | "mixed";
  readonly onSort: (column: SessionColumn) => void;
  readonly onSelectAll: (isSelected: boolean) => void;
}

/** The header cells of the table of clients. */
export function clientsHead({ hasNames, sorting, isEverySelected, onSort, onSelectAll }: HeadProps) {
  const columns = hasNames ? (["name", ...sessionColumns] as const) : sessionColumns;
  return (
    <>
      <div role="columnheader">
        <Checkbox isChecked={isEverySelected} aria-label={text("clients.selectAll")} onChange={onSelectAll} />
      </div>
      {columns.map((column) => (
        <HeaderCell
          key={column}
          as="div"
          label={text(labels[column])}
          isNumber={numbers.includes(column)}
          sort={sorting?.key === column ? sorting.direction : "none"}
          onSort={() => onSort(column)}
        />
      ))}
      <HeaderCell as="div" isHidden label={text("clients.actions")} />
    </>
  );
}
