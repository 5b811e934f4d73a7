import { useContext } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../../src/components/Icon.tsx";
import { IconButton } from "../../src/components/controls/IconButton.tsx";
import { GridCell } from "../../src/components/data/GridCell.tsx";
import type { FileGroup } from "../../src/model/files/FileGroup.ts";
import type { FileRow } from "../../src/model/files/fileRows.ts";
import { formatBytes } from "../../src/model/units/formatBytes.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./FileList.module.css";
import { withHiddenShown } from "../../src/model/names/hiddenCharacters.ts";
import { FilesContext } from "./FilesContext.ts";

const icons = { videos: "file-video", directories: "folder", others: "file" } as const satisfies Record<
  FileGroup,
  string
>;

/** A line of the file list: the head of a group, or a file or directory of it. */
export function FileLine({ item }: { readonly item: FileRow; readonly index: number }) {
  const { removing, selected, toDirectory, toFile, onRemove } = useContext(FilesContext);
  if (item.kind === "head") {
    return (
      <GridCell>
        <span className={styles.group}>
          {text(`files.${item.group}`)} <span className={styles.count}>{item.count}</span>
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
            label={text("files.remove", { name })}
            isBusy={removing.has(name)}
            onClick={() => onRemove(name)}
          />
        )}
      </GridCell>
    </>
  );
}
