import { CopyButton } from "../../src/components/controls/CopyButton.tsx";
import { QrCode } from "../../src/components/data/QrCode.tsx";
import { Dialog } from "../../src/components/overlays/Dialog.tsx";
import { text } from "../../src/texts/text.ts";
import styles from "./AddressLine.module.css";

interface AddressQrProps {
  readonly isOpen: boolean;
  readonly label: string;
  readonly url: string;
  readonly onClose: () => void;
}

/** An address as a code that a telephone or a television reads. */
export function AddressQr({ isOpen, label, url, onClose }: AddressQrProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={label} size="small">
      <div className={styles.qr}>
        <QrCode value={url} label={text("output.qrOf", { url })} />
        <p className={styles.copied}>
          <code>{url}</code>
          <CopyButton value={url} />
        </p>
      </div>
    </Dialog>
  );
}
