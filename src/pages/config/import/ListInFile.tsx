import { type ComponentProps, type ReactNode, useMemo, useRef } from "react";
import { SearchField } from "../../../components/controls/SearchField.tsx";
import { useTickRange } from "../../../components/data/useTickRange.ts";
import { VirtualList } from "../../../components/data/VirtualList.tsx";
import { EmptyState } from "../../../components/states/EmptyState.tsx";
import { importText } from "../../../texts/en/imports.ts";
import styles from "./Import.module.css";

interface ListInFileProps<Item> extends ComponentProps<typeof VirtualList<Item>> {
  /** What is searched for. */
  readonly words: string;
  /** How many items there are, whatever is searched for. */
  readonly count: number;
  readonly onWords: (words: string) => void;
  /** Whether an item has a box that can be ticked. */
  readonly canTick: (item: Item) => boolean;
  /** By their keys, those of a range. */
  readonly onTick: (keys: readonly string[], isTicked: boolean) => void;
  /** Beside the search field. */
  readonly children: ReactNode;
}

const ROW_PX = 36;

/** What a file holds, of any length, with a search in it; it scrolls by itself within the dialog. */
export function ListInFile<Item>(props: ListInFileProps<Item>) {
  const { words, count, onWords, canTick, onTick, children, ...list } = props;
  const { items, getKey } = list;
  const frame = useRef<HTMLDivElement>(null);
  useTickRange({
    list: frame,
    keys: useMemo(() => items.map((item) => (canTick(item) ? getKey(item) : undefined)), [items, canTick, getKey]),
    onTick,
  });
  return (
    <>
      <div className={styles.bar}>
        <SearchField label={importText("import.search")} value={words} onChange={onWords} />
        {children}
      </div>
      <div ref={frame} className={styles.list} style={{ "--all-rows": `${(count + (list.head ? 1 : 0)) * ROW_PX}px` }}>
        <VirtualList
          {...list}
          rowHeightPx={ROW_PX}
          empty={<EmptyState icon="search" title={importText("import.noneFound")} />}
        />
      </div>
    </>
  );
}
