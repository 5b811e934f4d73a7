import { useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { CodeArea } from "../../src/components/controls/CodeArea.tsx";
import { FileButton } from "../../src/components/controls/FileButton.tsx";
import { useSaveKey } from "../../src/components/saveKey.ts";
import { Dialog } from "../../src/components/overlays/Dialog.tsx";
import { ErrorState } from "../../src/components/states/ErrorState.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import type { Certificate } from "../../src/generated/types/Certificate.ts";
import { certificateText } from "../../src/texts/en/certificate.ts";
import styles from "./CertificateStatus.module.css";

interface CertificateDialogProps {
  readonly onTake: (certificate: Certificate) => void;
  readonly onClose: () => void;
}

/** A certificate and its key, as files or as text; what was chosen stays until it is taken. */
export function CertificateDialog({ onTake, onClose }: CertificateDialogProps) {
  const { calls } = useStores();
  const [certificate, setCertificate] = useState("");
  const [key, setKey] = useState("");
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const canSave = certificate.trim() !== "" && key.trim() !== "";
  const save = async () => {
    if (!canSave || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      onTake(await calls.saveCertificate(certificate, key));
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  useSaveKey("dialog", () => {
    void save();
    return true;
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={certificateText("certificate.upload")}
      size="large"
      footer={
        <>
          <Button onClick={onClose}>{certificateText("certificate.cancel")}</Button>
          <Button variant="primary" disabled={!canSave} isBusy={isBusy} onClick={() => void save()}>
            {certificateText("certificate.take")}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <PemField label={certificateText("certificate.certificate")} value={certificate} onChange={setCertificate} />
        <PemField label={certificateText("certificate.key")} value={key} onChange={setKey} />
        {failure !== undefined && <ErrorState title={certificateText("certificate.notTaken")}>{failure}</ErrorState>}
      </div>
    </Dialog>
  );
}

interface PemFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function PemField({ label, value, onChange }: PemFieldProps) {
  return (
    <div className={styles.pem}>
      <CodeArea label={label} value={value} onChange={onChange} rows={6} />
      <FileButton
        label={certificateText("certificate.file", { what: label })}
        accept=".pem,.crt,.cer,.key,text/plain"
        onFile={(file) => void file.text().then(onChange)}
      />
    </div>
  );
}
