import { createContext, useContext, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { Link, type To } from "react-router-dom";
import { Icon } from "../../src/components/Icon.tsx";
import { Button, IconButton } from "../../src/components/controls/Button.tsx";
import { SearchField } from "../../src/components/controls/SearchField.tsx";
import { ToggleChip } from "../../src/components/controls/Toggles.tsx";
import { GridCell, VirtualList } from "../../src/components/data/VirtualList.tsx";
import { useNarrow } from "../../src/components/data/useNarrow.ts";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import type { FileEntry } from "../../src/generated/types/FileEntry.ts";
import { type FileGroup, fileGroups, type FileRow, fileRows, fileGroup } from "../../src/model/files/fileRows.ts";
import { withHiddenShown } from "../../src/model/hiddenCharacters.ts";
import { formatBytes, formatCount } from "../../src/model/units/formatQuantity.ts";
import { fileText } from "../../src/texts/en/vodFiles.ts";
import styles from "./FileList.module.css";

interface FilesActions {
  readonly selected: string | undefined;
  /** Names of the files that are being removed. */
  readonly removing: ReadonlySet<string>;
  readonly toDirectory: (name: string) => To;
  readonly toFile: (name: string) => To;
  readonly onRemove: (name: string) => void;
}

/** What the rows of the file list share. */
export const FilesContext = createContext<FilesActions>({
  selected: undefined,
  removing: new Set(),
  toDirectory: () => "",
  toFile: () => "",
  onRemove: () => undefined,
});

interface FileListProps {
  readonly folder: string;
  readonly files: readonly FileEntry[];
  readonly selected: string | undefined;
  /** Another directory was left for this one: the focus that was there goes on here. */
  readonly takesFocus: boolean;
  readonly onOpen: (row: FileRow) => void;
}

/** What is in a directory: films, directories, the rest. */
export function FileList({ folder, files, selected, takesFocus, onOpen }: FileListProps) {
  const [sought, setSought] = useState("");
  const [only, setOnly] = useState<FileGroup>();
  const word = useDeferredValue(sought);
  const rows = useMemo(() => fileRows(files, word, only), [files, word, only]);
  const counts = useMemo(() => countsOf(files), [files]);
  const lines = useNameLines(rows);
  const selectedKeys = useMemo(() => new Set(selected === undefined ? [] : [`entry ${selected}`]), [selected]);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>("[data-index='1']")?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    const { current } = list;
    if (selected === undefined || !current) return undefined;
    // A preview that is closed leaves the focus to its file.
    return () => {
      if (document.activeElement !== document.body) return;
      const link = [...current.querySelectorAll("a")].find(({ title }) => title === selected);
      link?.closest<HTMLElement>("[data-index]")?.focus();
    };
  }, [selected]);
  if (files.length === 0) {
    return (
      <EmptyState icon="folder-open" title={fileText("files.empty")}>
        {fileText("files.emptyDetail")}
      </EmptyState>
    );
  }
  const clear = () => {
    setSought("");
    setOnly(undefined);
  };
  return (
    <>
      <div className={styles.bar}>
        <SearchField label={fileText("files.filter")} value={sought} onChange={setSought} />
        {fileGroups.map((group) => (
          <ToggleChip
            key={group}
            isOn={only === group}
            count={counts[group]}
            onChange={(isOn) => setOnly(isOn ? group : undefined)}
          >
            {fileText(`files.${group}`)}
          </ToggleChip>
        ))}
      </div>
      <div ref={list} className={styles.list} style={{ "--lines": lines + 1 }}>
        <VirtualList
          label={fileText("files.list", { folder })}
          items={rows}
          getKey={keyOf}
          Row={FileListRow}
          columns="minmax(0, 1fr) 5.5rem 2rem"
          rowHeightPx={ROW_PX + (lines - 1) * LINE_PX}
          selectedKeys={selectedKeys}
          scrollToKey={selected === undefined ? undefined : `entry ${selected}`}
          onOpen={onOpen}
          head={
            <>
              <HeaderCell as="div" label={fileText("files.column.name")} />
              <HeaderCell as="div" isNumber label={fileText("files.column.size")} />
              <HeaderCell as="div" isHidden label={fileText("files.column.actions")} />
            </>
          }
          empty={
            <EmptyState
              title={fileText("files.noMatch")}
              action={<Button onClick={clear}>{fileText("files.clearFilter")}</Button>}
            />
          }
        />
      </div>
    </>
  );
}

const ROW_PX = 36;
const LINE_PX = 18;
/** A phone shows about so many letters of a name in a line, as it breaks between words. */
const LETTERS_A_LINE = 22;
const MOST_LINES = 5;

/** Into how many lines names wrap where there is little room: all rows are as high as the longest needs. */
function useNameLines(rows: readonly FileRow[]): number {
  const isNarrow = useNarrow(639);
  return useMemo(() => {
    if (!isNarrow) return 1;
    const longest = rows.reduce((most, row) => Math.max(most, row.kind === "head" ? 0 : row.entry.name.length), 1);
    return Math.min(MOST_LINES, Math.ceil(longest / LETTERS_A_LINE));
  }, [isNarrow, rows]);
}

function countsOf(files: readonly FileEntry[]): Readonly<Record<FileGroup, number>> {
  const counts = { videos: 0, directories: 0, others: 0 };
  for (const file of files) counts[fileGroup(file)] += 1;
  return counts;
}

function keyOf(row: FileRow): string {
  return row.kind === "head" ? `head ${row.group}` : `entry ${row.entry.name}`;
}

const icons = { videos: "file-video", directories: "folder", others: "file" } as const satisfies Record<
  FileGroup,
  string
>;

/** A line of the file list: the head of a group, or a file or directory of it. */
function FileListRow({ item }: { readonly item: FileRow; readonly index: number }) {
  const { removing, selected, toDirectory, toFile, onRemove } = useContext(FilesContext);
  if (item.kind === "head") {
    return (
      <GridCell>
        <span className={styles.group}>
          {fileText(`files.${item.group}`)} <span className={styles.count}>{formatCount(item.count)}</span>
        </span>
      </GridCell>
    );
  }
  const { name, size } = item.entry;
  const shown = withHiddenShown(name);
  const isDirectory = item.group === "directories";
  const target = isDirectory ? toDirectory(name) : item.group === "videos" ? toFile(name) : undefined;
  return (
    <>
      <GridCell>
        <span className={styles.name}>
          <Icon name={icons[item.group]} size={15} />
          {target === undefined ? (
            <span title={shown}>{shown}</span>
          ) : (
            <Link to={target} title={shown} aria-current={name === selected ? "true" : undefined}>
              {shown}
            </Link>
          )}
        </span>
      </GridCell>
      <GridCell isNumber>{size === undefined ? "" : formatBytes(size)}</GridCell>
      <GridCell>
        {!isDirectory && (
          <IconButton
            icon="trash"
            size="small"
            label={fileText("files.remove", { name })}
            isBusy={removing.has(name)}
            onClick={() => onRemove(name)}
          />
        )}
      </GridCell>
    </>
  );
}
