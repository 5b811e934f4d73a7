import { text } from "../../texts/text.ts";
import { classes } from "../classes.ts";
import { CopyButton } from "../controls/CopyButton.tsx";
import { Icon } from "../Icon.tsx";
import { Badge } from "../states/Badge.tsx";
import styles from "./Notifications.module.css";

interface NotificationProps {
  readonly kind: "version" | "error";
  readonly title: string;
  /** The whole of it, shown when expanded. */
  readonly detail: string;
}

/** One notification: a line that opens to its whole text. */
export function Notification({ kind, title, detail }: NotificationProps) {
  return (
    <li className={classes(styles.item, styles[kind])}>
      <details>
        <summary className={styles.summary}>
          <Icon name={kind === "error" ? "error" : "download"} />
          <span className={styles.title}>{title}</span>
          <Badge tone={kind === "error" ? "bad" : "accent"}>
            {text(kind === "error" ? "notifications.error" : "notifications.version")}
          </Badge>
          <Icon name="chevron-down" size={14} />
        </summary>
        <div className={styles.detail}>
          <p>{detail}</p>
          <CopyButton value={detail} />
        </div>
      </details>
    </li>
  );
}
