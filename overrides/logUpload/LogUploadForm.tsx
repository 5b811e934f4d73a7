import { isKey } from "../../src/model/keys/consoleKeys.ts";
import { observer } from "mobx-react-lite";
import { type FormEvent, type KeyboardEvent, useEffect } from "react";
import { watchLeave } from "../../src/api/browserPage.ts";
import { Button } from "../../src/components/controls/Button.tsx";
import { Field } from "../../src/components/controls/TextField.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { Icon } from "../../src/components/Icon.tsx";
import { ProgressBar } from "../../src/components/states/ProgressBar.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { formatBytes } from "../../src/model/units/formatQuantity.ts";
import type { SentLogs } from "../../src/api/areas/supportApi.ts";
import type { LogUploadStore } from "../../src/stores/logUpload/LogUploadStore.ts";
import { logUploadText } from "../../src/texts/en/logUpload.ts";
import fields from "../../src/theme/fields.module.css";
import styles from "./LogUpload.module.css";

const limitS = 30;

/** Describes a problem and sends the debug data with it. */
export const LogUploadForm = observer(function LogUploadForm({ upload }: { readonly upload: LogUploadStore }) {
  const { connection } = useStores();
  // Read here: what draws the control is no observer.
  const { comment } = upload;
  useEffect(() => watchLeave(window, () => upload.comment !== ""), [upload]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!connection.isOffline) upload.submit();
  };
  const handleKey = (event: KeyboardEvent) => {
    // Enter that ends a word of an input method is no press on Submit.
    if (!isKey(event, "upload.send") || event.shiftKey || event.nativeEvent.isComposing) return;
    handleSubmit(event);
    upload.touch();
  };
  return (
    <Panel title={logUploadText("logUpload.send")} help={logUploadText("logUpload.sendHelp")}>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <div className={styles.described}>
          <Field
            label={logUploadText("logUpload.description")}
            help={logUploadText("logUpload.descriptionHelp")}
            error={upload.isMissing ? logUploadText("logUpload.required") : undefined}
            isRequired
          >
            {(control) => (
              <textarea
                {...control}
                className={fields.textarea}
                rows={4}
                maxLength={10_000}
                value={comment}
                onChange={(event) => upload.describe(event.currentTarget.value)}
                onBlur={() => upload.leave()}
                onKeyDown={handleKey}
              />
            )}
          </Field>
          {/* What is pressed next must not move away when the message comes. */}
          {!upload.isMissing && <p className={styles.room} aria-hidden />}
        </div>
        <div className={styles.agent}>
          <Button
            type="submit"
            variant="primary"
            isBusy={upload.isRunning}
            disabled={!upload.isValid || connection.isOffline}
          >
            {logUploadText("logUpload.submit")}
          </Button>
          {connection.isOffline && <span className={styles.muted}>{logUploadText("logUpload.offline")}</span>}
        </div>
      </form>
      <UploadOutcome upload={upload} />
    </Panel>
  );
});

/** How far an upload is, or what came of it. */
const UploadOutcome = observer(function UploadOutcome({ upload }: { readonly upload: LogUploadStore }) {
  const { state, progress } = upload;
  return (
    <>
      {state.kind === "running" && (
        <ProgressBar
          label={logUploadText("logUpload.progress")}
          value={progress}
          max={1}
          valueText={logUploadText("logUpload.seconds", { seconds: Math.round(progress * limitS), limit: limitS })}
        />
      )}
      <div role="status" className={styles.outcome}>
        {state.kind === "done" && <Sent sent={state.sent} />}
      </div>
      {(state.kind === "failed" || state.kind === "silent") && (
        <div role="alert" className={styles.outcome}>
          <p className={styles.error}>
            <Icon name="error" size={14} />{" "}
            {logUploadText(state.kind === "failed" ? "logUpload.failed" : "logUpload.silent")}
          </p>
          <p className={styles.muted}>
            {state.kind === "silent"
              ? logUploadText("logUpload.silentHelp")
              : logUploadText(upload.comment === "" ? "logUpload.failedAutomatic" : "logUpload.failedHelp", {
                  error: state.words,
                })}
          </p>
        </div>
      )}
    </>
  );
});

function Sent({ sent: { ticket, size, sent_to: host, download } }: { readonly sent: SentLogs }) {
  return (
    <>
      <p className={styles.done}>
        <Icon name="check" size={14} /> {logUploadText("logUpload.done")}
      </p>
      <p className={styles.ticket}>{logUploadText("logUpload.ticket", { ticket })}</p>
      {size !== undefined && host !== undefined && (
        <p className={styles.muted}>{logUploadText("logUpload.sentTo", { size: formatBytes(size), host })}</p>
      )}
      {size !== undefined && download !== undefined && (
        <p className={styles.muted}>{logUploadText("logUpload.stays", { size: formatBytes(size) })}</p>
      )}
      {download !== undefined && (
        <a href={download} download>
          {logUploadText("logUpload.download")}
        </a>
      )}
    </>
  );
}
