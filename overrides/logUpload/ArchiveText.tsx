import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { Dialog } from "../../src/components/overlays/Dialog.tsx";
import { saveFile } from "../../src/components/localFiles.ts";
import { ErrorState } from "../../src/components/states/ErrorState.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { usePolled } from "../../src/context/usePolled.ts";
import { withHiddenShown } from "../../src/model/hiddenCharacters.ts";
import { formatBytes } from "../../src/model/units/formatQuantity.ts";
import { logUploadText } from "../../src/texts/en/logUpload.ts";
import styles from "./LogUpload.module.css";

/** Characters; a browser takes long to lay out more, and nobody reads them here. */
const mostShown = 200_000;

interface ArchiveTextProps {
  readonly file: string;
  readonly onClose: () => void;
}

/** The text of a file as it would be sent. */
export const ArchiveText = observer(function ArchiveText({ file, onClose }: ArchiveTextProps) {
  const { calls, connection } = useStores();
  const ask = useCallback(async () => (await calls.support()).previewText(file), [calls, file]);
  const { answer, error, isLoading, reload } = usePolled(ask);
  return (
    <Dialog
      isOpen
      size="large"
      title={file}
      onClose={onClose}
      footer={
        <Button
          icon="download"
          disabled={answer === undefined}
          onClick={() => saveFile(file, "text/plain", answer ?? "")}
        >
          {logUploadText("logUpload.save")}
        </Button>
      }
    >
      {answer !== undefined ? (
        <ShownText file={file} text={answer} />
      ) : error !== undefined ? (
        <ErrorState title={logUploadText("logUpload.textFailed")} onRetry={reload} isRetrying={isLoading}>
          {error}
        </ErrorState>
      ) : connection.isOffline ? (
        <p>{logUploadText("logUpload.offline")}</p>
      ) : (
        <LoadingState label={logUploadText("logUpload.LOADING")} />
      )}
    </Dialog>
  );
});

function ShownText({ file, text }: { readonly file: string; readonly text: string }) {
  if (text.trim() === "") return <p>{logUploadText("logUpload.textEmpty")}</p>;
  // Of a log it is the end that is looked for.
  const isLog = file.endsWith(".log");
  const isCut = text.length > mostShown;
  const shown = isCut ? (isLog ? text.slice(-mostShown) : text.slice(0, mostShown)) : text;
  return (
    <>
      {isCut && (
        <p className={styles.muted}>
          {logUploadText(isLog ? "logUpload.cutStart" : "logUpload.cutEnd", { size: formatBytes(mostShown) })}
        </p>
      )}
      <pre className={styles.text} role="region" aria-label={file} tabIndex={0}>
        {shown.split("\n").map(withHiddenShown).join("\n")}
      </pre>
    </>
  );
}
