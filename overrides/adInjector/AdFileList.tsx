import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Icon } from "../../src/components/Icon.tsx";
import { SearchField } from "../../src/components/controls/SearchField.tsx";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { GridCell, VirtualList } from "../../src/components/data/VirtualList.tsx";
import { Badge } from "../../src/components/states/Badge.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { withHiddenShown } from "../../src/model/hiddenCharacters.ts";
import { adText } from "../../src/texts/en/adInjector.ts";
import styles from "./AdInjector.module.css";

/** A line of the files browser: what leads further, or a file that can be added. */
export type AdEntry =
  | { readonly kind: "folder"; readonly name: string; /** Where it is shown by another one. */ readonly label?: string }
  | { readonly kind: "file"; readonly name: string; readonly isTaken: boolean };

interface AdFileListProps {
  readonly label: string;
  readonly entries: readonly AdEntry[];
  readonly onOpen: (entry: AdEntry) => void;
  /** Shown where there are none. */
  readonly empty: ReactNode;
  /** Another directory was left for this one: the focus that was there goes on here. */
  readonly takesFocus: boolean;
}

const OpenContext = createContext<(entry: AdEntry) => void>(() => undefined);

/** So few are seen without a search. */
const searchedFrom = 8;

/** VODs, directories or files of any number; a press, or Enter, on one opens or adds it. */
export function AdFileList({ label, entries, onOpen, empty, takesFocus }: AdFileListProps) {
  const [sought, setSought] = useState("");
  const word = useDeferredValue(sought).trim().toLowerCase();
  const shown = useMemo(() => entries.filter(({ name }) => name.toLowerCase().includes(word)), [entries, word]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>("[data-index='0']")?.focus({ preventScroll: true });
  }, [takesFocus]);
  if (entries.length === 0) return empty;
  return (
    <OpenContext value={onOpen}>
      <div ref={list} className={styles.list}>
        {entries.length >= searchedFrom && (
          <div className={styles.bar}>
            <SearchField label={adText("ads.filter")} value={sought} onChange={setSought} />
          </div>
        )}
        <VirtualList
          label={label}
          items={shown}
          getKey={keyOf}
          Row={AdEntryRow}
          columns="minmax(0, 1fr) 4.5rem"
          rowHeightPx={36}
          onOpen={onOpen}
          head={
            <>
              <HeaderCell as="div" label={adText("ads.column.name")} />
              <HeaderCell as="div" isHidden label={adText("ads.column.inSchedule")} />
            </>
          }
          empty={<EmptyState icon="search" title={adText("ads.noMatch")} />}
        />
      </div>
    </OpenContext>
  );
}

function keyOf({ kind, name }: AdEntry): string {
  return `${kind} ${name}`;
}

function AdEntryRow({ item }: { readonly item: AdEntry; readonly index: number }) {
  const open = useContext(OpenContext);
  const { kind, name } = item;
  const shown = withHiddenShown((kind === "folder" ? item.label : undefined) ?? name);
  return (
    <>
      <GridCell>
        <button
          type="button"
          className={styles.entry}
          title={shown}
          aria-label={adText(kind === "folder" ? "ads.openFolder" : "ads.addFile", { name: shown })}
          onClick={() => open(item)}
        >
          <Icon name={kind === "folder" ? "folder" : "file-video"} size={15} />
          <span>{shown}</span>
        </button>
      </GridCell>
      <GridCell>{kind === "file" && item.isTaken && <Badge tone="good">{adText("ads.isIn")}</Badge>}</GridCell>
    </>
  );
}
