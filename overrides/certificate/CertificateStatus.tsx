import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { ErrorState } from "../../src/components/states/ErrorState.tsx";
import { LoadingState } from "../../src/components/states/LoadingState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { Certificate } from "../../src/generated/types/Certificate.ts";
import { certificateText } from "../../src/texts/en/certificate.ts";
import { CertificateDialog } from "./CertificateDialog.tsx";
import { classes } from "../../src/components/classes.ts";
import fields from "../../src/theme/fields.module.css";
import styles from "./CertificateStatus.module.css";
import { certificateWords } from "./certificateWords.ts";
import { useCertificate, useIssuing } from "./useCertificate.ts";

/** The TLS certificate of the server: what it is, and how it becomes another one. */
export const CertificateStatus = observer(function CertificateStatus() {
  const { connection } = useStores();
  const { found, reload, take } = useCertificate();
  const issuing = useIssuing(take);
  const [isOpen, setOpen] = useState(false);
  if (found === undefined) return <LoadingState />;
  if ("failure" in found)
    return (
      <ErrorState title={certificateText("certificate.notRead")} onRetry={reload}>
        {found.failure}
      </ErrorState>
    );
  const isIdle = issuing.state !== "requesting" && !connection.isOffline;
  return (
    <div
      className={classes(fields.fieldRow, styles.certificate)}
      role="group"
      aria-label={certificateText("certificate.title")}
    >
      <span className={fields.label}>{certificateText("certificate.title")}</span>
      <div className={styles.parts}>
        <Words certificate={found.certificate} />
        <div className={styles.actions}>
          <Button isBusy={issuing.state === "requesting"} disabled={!isIdle} onClick={issuing.start}>
            {certificateText(issuing.state === "requesting" ? "certificate.requesting" : "certificate.issue")}
          </Button>
          <Button icon="upload" disabled={!isIdle} onClick={() => setOpen(true)}>
            {certificateText("certificate.upload")}
          </Button>
        </div>
        {issuing.words !== undefined && (
          <div role="alert" className={styles.bad}>
            <p>{issuing.words}</p>
            {issuing.reason !== undefined && <p>{issuing.reason}</p>}
          </div>
        )}
        {issuing.state === "issued" && <p role="status">{certificateText("certificate.issued")}</p>}
      </div>
      {isOpen && <CertificateDialog onTake={take} onClose={() => setOpen(false)} />}
    </div>
  );
});

function Words({ certificate }: { readonly certificate: Certificate }) {
  const [now] = useState(() => Date.now());
  const { level, lines } = certificateWords(certificate, now);
  return (
    <ul className={styles.words} aria-label={certificateText("certificate.title")}>
      {lines.map((line) => (
        <li key={line} className={styles[level]}>
          {line}
        </li>
      ))}
    </ul>
  );
}
