import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useState } from "react";
import type { LogsPreview } from "../../src/api/areas/supportApi.ts";
import { Button, IconButton } from "../../src/components/controls/Button.tsx";
import { HeaderCell } from "../../src/components/data/HeaderCell.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { Table } from "../../src/components/data/Table.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { ErrorState } from "../../src/components/states/ErrorState.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { usePolled } from "../../src/context/usePolled.ts";
import { formatBytes } from "../../src/model/units/formatQuantity.ts";
import { formatMoment } from "../../src/model/units/formatTime.ts";
import type { LogUploadStore } from "../../src/stores/logUpload/LogUploadStore.ts";
import { aboutFile, logUploadText } from "../../src/texts/en/logUpload.ts";
import { ArchiveText } from "./ArchiveText.tsx";
import styles from "./LogUpload.module.css";

/** What would be sent now, file by file, before anything is; nothing where the server cannot say it. */
export const ArchivePreview = observer(function ArchivePreview({ upload }: { readonly upload: LogUploadStore }) {
  const { serverInfo } = useStores();
  return serverInfo.can("support_archive") ? <Preview upload={upload} /> : null;
});

const Preview = observer(function Preview({ upload }: { readonly upload: LogUploadStore }) {
  const { calls, connection } = useStores();
  const ask = useCallback(async () => (await calls.support()).preview(), [calls]);
  const { answer, error, isLoading, reload } = usePolled(ask);
  const [shown, setShown] = useState<string>();
  const { state } = upload;
  // What was kept meanwhile is listed too.
  useEffect(() => {
    if (state.kind === "done") reload();
  }, [state, reload]);
  return (
    <>
      <Panel
        title={logUploadText("logUpload.what")}
        help={answer && whereWords(answer)}
        actions={
          answer !== undefined && (
            <Button size="small" icon="refresh" isBusy={isLoading} disabled={connection.isOffline} onClick={reload}>
              {logUploadText("logUpload.reload")}
            </Button>
          )
        }
        isFlush
      >
        {answer === undefined ? (
          connection.isOffline ? (
            <EmptyState icon="warning" title={logUploadText("logUpload.whatOffline")}>
              {logUploadText("logUpload.offline")}
            </EmptyState>
          ) : error === undefined ? (
            <div className={styles.filesRoom}>
              <LoadingState label={logUploadText("logUpload.LOADING")} />
            </div>
          ) : (
            <ErrorState title={logUploadText("logUpload.whatFailed")} onRetry={reload} isRetrying={isLoading}>
              {error}
            </ErrorState>
          )
        ) : (
          <FileTable files={answer.files} onShow={setShown} />
        )}
      </Panel>
      {answer !== undefined && answer.kept.length > 0 && <KeptTable kept={answer.kept} />}
      {shown !== undefined && <ArchiveText file={shown} onClose={() => setShown(undefined)} />}
    </>
  );
});

function whereWords({ sentTo }: LogsPreview): string {
  return sentTo === undefined
    ? logUploadText("logUpload.whatStays")
    : logUploadText("logUpload.whatTo", { host: sentTo });
}

interface FileTableProps {
  readonly files: LogsPreview["files"];
  readonly onShow: (name: string) => void;
}

function FileTable({ files, onShow }: FileTableProps) {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return (
    <>
      <Table
        caption={logUploadText("logUpload.files")}
        head={
          <>
            <HeaderCell label={logUploadText("logUpload.column.file")} />
            <HeaderCell label={logUploadText("logUpload.column.size")} isNumber />
          </>
        }
      >
        {files.map(({ name, size }) => (
          <tr key={name}>
            <td>
              <div className={styles.file}>
                <IconButton
                  icon="show"
                  size="small"
                  label={logUploadText("logUpload.show", { file: name })}
                  onClick={() => onShow(name)}
                />
                <span>
                  <code>{name}</code>
                  <span className={styles.about}>{aboutFile(name)}</span>
                </span>
              </div>
            </td>
            <td className={styles.size}>{formatBytes(size)}</td>
          </tr>
        ))}
      </Table>
      <p className={styles.total}>
        {logUploadText("logUpload.total", { count: files.length, size: formatBytes(bytes) })}
      </p>
    </>
  );
}

function KeptTable({ kept }: Pick<LogsPreview, "kept">) {
  return (
    <Panel title={logUploadText("logUpload.kept")} help={logUploadText("logUpload.keptHelp")} isFlush>
      <Table
        caption={logUploadText("logUpload.kept")}
        head={
          <>
            <HeaderCell label={logUploadText("logUpload.column.ticket")} />
            <HeaderCell label={logUploadText("logUpload.column.time")} />
            <HeaderCell label={logUploadText("logUpload.column.size")} isNumber />
          </>
        }
      >
        {kept.map(({ ticket, at, size, download }) => (
          <tr key={ticket}>
            <td>
              <a href={download} download aria-label={logUploadText("logUpload.downloadOf", { ticket })}>
                {ticket}
              </a>
            </td>
            <td>{formatMoment(at)}</td>
            <td className={styles.size}>{formatBytes(size)}</td>
          </tr>
        ))}
      </Table>
    </Panel>
  );
}
