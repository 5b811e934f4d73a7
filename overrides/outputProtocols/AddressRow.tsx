import { useId, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { Icon } from "../../src/components/Icon.tsx";
import { classes } from "../../src/components/classes.ts";
import { breakable } from "../../src/components/breakable.tsx";
import { CopyButton } from "../../src/components/controls/CopyButton.tsx";
import { IconButton } from "../../src/components/controls/Button.tsx";
import { QrCode } from "../../src/components/data/QrCode.tsx";
import { Dialog } from "../../src/components/overlays/Dialog.tsx";
import { Badge } from "../../src/components/states/Badge.tsx";
import { portSetting } from "../../src/model/stream/protocols.ts";
import { outputText } from "../../src/texts/en/output.ts";
import fields from "../../src/theme/fields.module.css";
import styles from "./AddressRow.module.css";

interface AddressRowProps {
  readonly label: string;
  readonly url: string;
  /** Of what the console's own player can play at this address. */
  readonly playedName: string | undefined;
  /** Not played over now: another protocol is the only one. */
  readonly isOff: boolean;
  /** False: the server has said that it does not speak the protocol. */
  readonly isServed: boolean;
  /** The browser can open it, or hand it to a player. */
  readonly isLink?: boolean;
  /** Something in it is to be replaced first: it can only be copied. */
  readonly isPattern?: boolean;
}

/** One address to play at: to read and copy, to open here or by the code in a telephone. */
export function AddressRow({
  label,
  url,
  playedName,
  isOff,
  isServed,
  isLink = true,
  isPattern = false,
}: AddressRowProps) {
  const [isShown, setShown] = useState(false);
  const location = useLocation();
  const id = useId();
  const canPlay = !isOff && isServed && !isPattern;
  return (
    <div className={styles.row}>
      <input
        className={classes(fields.input, fields.mono, styles.url)}
        type="text"
        readOnly
        disabled={isOff}
        value={url}
        title={url}
        aria-label={label}
        aria-describedby={isServed && !isOff ? undefined : `${id}-note`}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {!isServed && (
        <span id={`${id}-note`} title={outputText("output.unservedHint")}>
          <Badge tone="warn">{outputText("output.unserved")}</Badge>
        </span>
      )}
      {isServed && isOff && (
        <span id={`${id}-note`} title={outputText("output.offHint")}>
          <Badge>{outputText("output.off")}</Badge>
        </span>
      )}
      <span className={styles.actions}>
        {!isOff && <CopyButton value={url} about={label} />}
        {canPlay && isLink && (
          <a
            className={styles.link}
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={outputText("output.open", { address: label })}
            title={outputText("output.open", { address: label })}
          >
            <Icon name="external" size={14} />
          </a>
        )}
        {canPlay && !isLink && <span className={styles.noLink} />}
        {canPlay && (
          <IconButton
            icon="qr"
            size="small"
            label={outputText("output.qr", { address: label })}
            onClick={() => setShown(true)}
          />
        )}
        {canPlay && playedName !== undefined && (
          <Link
            className={styles.link}
            to={{ ...location, hash: `#play=${encodeURIComponent(playedName)}` }}
            aria-label={outputText("output.play", { address: label })}
            title={outputText("output.play", { address: label })}
          >
            <Icon name="play" size={14} />
          </Link>
        )}
      </span>
      <AddressQr isOpen={isShown} label={label} url={url} onClose={() => setShown(false)} />
    </div>
  );
}

interface AddressQrProps {
  readonly isOpen: boolean;
  readonly label: string;
  readonly url: string;
  readonly onClose: () => void;
}

/** An address as a code that a telephone or a television reads. */
function AddressQr({ isOpen, label, url, onClose }: AddressQrProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={label} size="small">
      <div className={styles.qr}>
        <QrCode value={url} label={outputText("output.qrOf", { url })} />
        <p className={styles.copied}>
          <code>{breakable(url)}</code>
          <CopyButton value={url} />
        </p>
      </div>
    </Dialog>
  );
}

/** Said of a protocol that the server has no port for, with the way to where it gets one. */
export function NotConfigured({ protocol, label }: { readonly protocol: string; readonly label: string }) {
  return (
    <p className={styles.missing}>
      <Icon name="warning" size={14} />
      <Link to={`/config#/${portSetting(protocol) ?? "http"}`}>
        {outputText("output.notConfigured", { protocol: label })}
      </Link>
    </p>
  );
}
