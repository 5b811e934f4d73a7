import { observer } from "mobx-react-lite";
import { memo, useCallback } from "react";
import { Icon } from "../../src/components/Icon.tsx";
import { classes } from "../../src/components/classes.ts";
import { IconButton } from "../../src/components/controls/Button.tsx";
import { ProgressBar } from "../../src/components/states/ProgressBar.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { FolderPlace } from "../../src/api/filesApi.ts";
import { folderPath } from "../../src/model/files/fileNames.ts";
import { formatBytes } from "../../src/model/units/formatQuantity.ts";
import type { Upload } from "../../src/stores/media/UploadStore.ts";
import { fileText } from "../../src/texts/en/vodFiles.ts";
import styles from "./UploadForm.module.css";

/** The files under way, whichever directory they go to, and what has become of them. */
export const UploadRows = observer(function UploadRows({ place }: { readonly place?: FolderPlace }) {
  const { uploads } = useStores();
  const { result } = uploads;
  const cancel = useCallback((id: string) => uploads.cancel(id), [uploads]);
  return (
    <>
      {uploads.uploads.length > 0 && (
        <ul className={styles.rows}>
          {uploads.uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} place={place} onCancel={cancel} />
          ))}
        </ul>
      )}
      <p role="status" className={classes(styles.result, result === "failed" && styles.bad)}>
        {result !== "none" && (
          <>
            <Icon name={result === "complete" ? "success" : "error"} size={14} />
            {fileText(result === "complete" ? "files.complete" : "files.failed")}
          </>
        )}
      </p>
    </>
  );
});

interface UploadRowProps {
  readonly upload: Upload;
  /** The directory that is shown. */
  readonly place: FolderPlace | undefined;
  readonly onCancel: (id: string) => void;
}

/** One file; of thousands, only the one that has come further is drawn anew. */
const UploadRow = memo(function UploadRow({ upload, place, onCancel }: UploadRowProps) {
  const { id, file, state, place: target } = upload;
  const isElsewhere = target.subpath !== place?.subpath || target.path !== place.path || target.prefix !== place.prefix;
  return (
    <li className={styles.row}>
      <span className={styles.name} title={file.name}>
        {file.name}
        {isElsewhere && <em> {fileText("files.into", { folder: folderPath.join(target.prefix, target.subpath) })}</em>}
      </span>
      {state.kind === "running" && (
        <>
          <ProgressBar
            label={fileText("files.progress", { name: file.name })}
            value={Math.floor(state.share * 100)}
            valueText={`${Math.floor(state.share * 100)} %`}
          />
          <IconButton
            icon="remove"
            size="small"
            label={fileText("files.cancel", { name: file.name })}
            onClick={() => onCancel(id)}
          />
        </>
      )}
      {state.kind === "waiting" && (
        <>
          <span className={styles.state}>
            {formatBytes(file.size)}, {fileText("files.waiting")}
          </span>
          <IconButton
            icon="remove"
            size="small"
            label={fileText("files.cancel", { name: file.name })}
            onClick={() => onCancel(id)}
          />
        </>
      )}
      {state.kind === "complete" && <span className={styles.state}>{fileText("files.done")}</span>}
      {state.kind === "failed" && <span className={classes(styles.state, styles.bad)}>{state.words}</span>}
    </li>
  );
});
