import { observer } from "mobx-react-lite";
import { useCallback, useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { Icon } from "../../src/components/Icon.tsx";
import { ConfirmDialog } from "../../src/components/overlays/ConfirmDialog.tsx";
import { StatusDot } from "../../src/components/states/StatusDot.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { usePolled } from "../../src/context/usePolled.ts";
import type { SshAgentStore, SshStatus } from "../../src/stores/logUpload/SshAgentStore.ts";
import { logUploadText } from "../../src/texts/en/logUpload.ts";
import styles from "./LogUpload.module.css";

const askedEachMs = 5000;
const dots: Readonly<Record<SshStatus, "on" | "off" | "dis">> = { LOADING: "dis", ENABLED: "on", DISABLED: "off" };

/** Lets the vendor's support in over SSH, after a warning, and shuts them out. */
export const SshAgentPanel = observer(function SshAgentPanel({ agent }: { readonly agent: SshAgentStore }) {
  const { connection, serverInfo } = useStores();
  const [isWarned, setWarned] = useState(false);
  // The agent may end by itself, or another administrator switch it.
  usePolled(
    useCallback(() => agent.refresh(), [agent]),
    askedEachMs,
  );
  const { status, failure, isBusy, hasEnded } = agent;
  const isEnabled = status === "ENABLED";
  const isMissing = serverInfo.can("support_archive") && !serverInfo.can("ssh_agent");
  return (
    <Panel title={logUploadText("logUpload.ssh")} help={logUploadText("logUpload.sshHelp")}>
      <div className={styles.agent}>
        <Button
          icon="power"
          isBusy={isBusy}
          disabled={status === "LOADING" || isMissing || connection.isOffline}
          onClick={() => (isEnabled ? void agent.disable() : setWarned(true))}
        >
          {logUploadText(isEnabled ? "logUpload.disableSsh" : "logUpload.enableSsh")}
        </Button>
        <span role="status">
          <StatusDot status={dots[status]} text={logUploadText(`logUpload.${status}`)} />
        </span>
      </div>
      {hasEnded && (
        <p role="alert" className={styles.note}>
          <Icon name="warning" size={14} /> {logUploadText("logUpload.ended")}
        </p>
      )}
      {isMissing && (
        <p className={styles.note}>
          <strong>{logUploadText("logUpload.noAgent")}.</strong> {logUploadText("logUpload.noAgentHelp")}
        </p>
      )}
      {connection.isOffline ? (
        <p className={styles.note}>{logUploadText("logUpload.offline")}</p>
      ) : (
        failure !== undefined && (
          <p role="alert" className={styles.error}>
            <Icon name="error" size={14} />{" "}
            {logUploadText(failure.of === "asking" ? "logUpload.sshUnknown" : "logUpload.sshFailed", {
              error: failure.words,
            })}
          </p>
        )
      )}
      <ConfirmDialog
        isOpen={isWarned}
        isDangerous
        title={logUploadText("logUpload.warningTitle")}
        confirmLabel={logUploadText("logUpload.ok")}
        onCancel={() => setWarned(false)}
        onConfirm={() => {
          setWarned(false);
          void agent.enable();
        }}
      >
        <p>{logUploadText("logUpload.warning")}</p>
        <p>{logUploadText("logUpload.warningMore")}</p>
      </ConfirmDialog>
    </Panel>
  );
});
