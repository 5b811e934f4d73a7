import { useId, useState } from "react";
import { text } from "../../texts/text.ts";
import { Icon } from "../Icon.tsx";
import { classes } from "../classes.ts";
import { CopyButton } from "../controls/CopyButton.tsx";
import { Badge } from "../states/Badge.tsx";
import { formatCount } from "../../model/units/formatQuantity.ts";
import styles from "./Notifications.module.css";

interface NotificationsProps {
  readonly nextVersion?: string | undefined;
  readonly errors: readonly string[];
}

const chromePx = 100;
const eachPx = 50;

/** What the server wants its operator to know: a version to update to, and errors. Nothing, when there is nothing. */
export function Notifications({ nextVersion, errors }: NotificationsProps) {
  const [isExpanded, setIsExpanded] = useState(true);
  const listId = useId();
  const count = errors.length + (nextVersion === undefined ? 0 : 1);
  if (count === 0) return null;
  return (
    <section
      className={styles.area}
      aria-label={text("notifications.label")}
      style={isExpanded ? { height: chromePx + eachPx * count } : undefined}
    >
      <div className={styles.panel}>
        <h2 className={styles.heading}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isExpanded}
            aria-controls={listId}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            <Icon name={isExpanded ? "chevron-down" : "chevron-right"} size={14} />
            {text("notifications.label")}
            <span className={styles.count}>{formatCount(count)}</span>
          </button>
        </h2>
        <ul id={listId} className={styles.list} hidden={!isExpanded}>
          {nextVersion !== undefined && (
            <Notification
              kind="version"
              title={text("notifications.newVersion", { version: nextVersion })}
              detail={text("notifications.newVersionDetail", { version: nextVersion })}
            />
          )}
          {errors.map((error, index) => (
            // Two errors may have the same words; the place tells them apart.
            <Notification key={`${index}:${error}`} kind="error" title={firstLine(error)} detail={error} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function firstLine(words: string): string {
  return words.split("\n", 1)[0] ?? words;
}

interface NotificationProps {
  readonly kind: "version" | "error";
  readonly title: string;
  /** The whole of it, shown when expanded. */
  readonly detail: string;
}

/** One notification: a title that opens to its whole text. */
function Notification({ kind, title, detail }: NotificationProps) {
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
