import { type ComponentType, useDeferredValue, useRef, useState } from "react";
import { classes } from "../../../components/classes.ts";
import { Button } from "../../../components/controls/Button.tsx";
import { VirtualList } from "../../../components/data/VirtualList.tsx";
import { PageHeader } from "../../../components/shell/PageHeader.tsx";
import { EmptyState } from "../../../components/states/EmptyState.tsx";
import { text } from "../../../texts/text.ts";
import { type MediaColumn, MediaHead } from "../MediaHead.tsx";
import { useMediaView } from "../useMediaView.ts";
import styles from "./GroupedList.module.css";

interface GroupedListProps<Row extends { readonly id: string }> {
  readonly words: GroupWords;
  readonly rows: readonly Row[];
  /** How many groups there are, shown or not. */
  readonly total: number;
  readonly selectedRows: ReadonlySet<string>;
  readonly columns: readonly MediaColumn[];
  /** Sets `--columns-of-list`, the widths. */
  readonly className: string | undefined;
  readonly minWidthPx?: number;
  readonly Row: ComponentType<{ readonly item: Row; readonly index: number }>;
  readonly Form: ComponentType<{ readonly onClose: () => void }>;
  readonly onOpen: (row: Row) => void;
}

/** A list of groups with what is below each: its title, what is added to it, its rows, or why there are none. */
export function GroupedList<Row extends { readonly id: string }>({
  words,
  rows,
  total,
  selectedRows,
  columns,
  className,
  Form,
  ...list
}: GroupedListProps<Row>) {
  const [isAdding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // Rows are drawn in a turn of their own: a page that opens, or a letter typed, does not wait for them.
  const shown = useDeferredValue(rows, []);
  const close = () => {
    setAdding(false);
    opener.current?.focus();
  };
  return (
    <>
      <PageHeader
        title={words.title}
        actions={
          <Button ref={opener} icon="plus" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {words.add}
          </Button>
        }
      />
      {isAdding && <Form onClose={close} />}
      <div className={classes(styles.list, className)}>
        <VirtualList
          label={words.title}
          items={shown}
          getKey={idOf}
          selectedKeys={selectedRows}
          columns="var(--columns-of-list)"
          head={<MediaHead columns={columns} />}
          empty={
            rows.length === 0 && (
              <NoGroups words={words} isNarrowed={total > 0} onAdd={isAdding ? undefined : () => setAdding(true)} />
            )
          }
          {...list}
        />
      </div>
    </>
  );
}

function idOf(row: { readonly id: string }): string {
  return row.id;
}

interface NoGroupsProps {
  readonly words: GroupWords;
  /** There are some, but none fits. */
  readonly isNarrowed: boolean;
  /** Absent: it is being done. */
  readonly onAdd: (() => void) | undefined;
}

/** Said where a grouped list shows nothing, with the way out. */
function NoGroups({ words, isNarrowed, onAdd }: NoGroupsProps) {
  const { clear } = useMediaView();
  if (isNarrowed) {
    return <EmptyState title={words.none} action={<Button onClick={clear}>{text("groups.clear")}</Button>} />;
  }
  const add = onAdd && (
    <Button icon="plus" onClick={onAdd}>
      {words.add}
    </Button>
  );
  return (
    <EmptyState title={words.empty} action={add}>
      {words.emptyDetail}
    </EmptyState>
  );
}

/** What a grouped list says of itself. */
interface GroupWords {
  readonly title: string;
  readonly add: string;
  /** Nothing fits what is searched. */
  readonly none: string;
  readonly empty: string;
  readonly emptyDetail: string;
}
