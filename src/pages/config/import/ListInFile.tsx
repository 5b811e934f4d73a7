import type { ComponentProps, ReactNode } from "react";
import { SearchField } from "../../../components/controls/SearchField.tsx";
import { VirtualList } from "../../../components/data/VirtualList.tsx";
import { EmptyState } from "../../../components/states/EmptyState.tsx";
import { importText } from "../../../texts/en/imports.ts";
import styles from "./Import.module.css";

interface ListInFileProps<Item> extends ComponentProps<typeof VirtualList<Item>> {
  /** What is searched for. */
  readonly words: string;
  readonly onWords: (words: string) => void;
  /** Beside the search field. */
  readonly children: ReactNode;
}

/** What a file holds, of any length, with a search in it; it scrolls by itself within the dialog. */
export function ListInFile<Item>({ words, onWords, children, ...list }: ListInFileProps<Item>) {
  return (
    <>
      <div className={styles.bar}>
        <SearchField label={importText("import.search")} value={words} onChange={onWords} />
        {children}
      </div>
      <div className={styles.list}>
        <VirtualList
          {...list}
          rowHeightPx={36}
          empty={<EmptyState icon="search" title={importText("import.noneFound")} />}
        />
      </div>
    </>
  );
}
