import { useId, useState } from "react";
import { noticeText } from "../../texts/en/notices.ts";
import { Icon } from "../Icon.tsx";
import { classes } from "../classes.ts";
import { IconButton } from "../controls/Button.tsx";
import { CopyButton } from "../controls/CopyButton.tsx";
import { Badge } from "../states/Badge.tsx";
import { formatCount } from "../../model/units/formatQuantity.ts";
import styles from "./Notifications.module.css";

interface NotificationsProps {
  readonly nextVersion?: string | undefined;
  readonly errors: readonly string[];
  /** They are read: nothing of them is wanted until they change. */
  readonly onPutAway: () => void;
  /** They were asked for. */
  readonly isOpenAtFirst?: boolean;
}

const chromePx = 100;
const eachPx = 50;

/** What the server wants its operator to know, in one line that opens: a version to update to, and errors. Nothing, when there is nothing. */
export function Notifications({ nextVersion, errors, onPutAway, isOpenAtFirst = false }: NotificationsProps) {
  const [isExpanded, setIsExpanded] = useState(isOpenAtFirst);
  const listId = useId();
  const version = nextVersion === undefined ? [] : [noticeText("notifications.newVersion", { version: nextVersion })];
  // An error first: it has something to be done about.
  const [first = ""] = [...errors, ...version];
  const count = errors.length + version.length;
  if (count === 0) return null;
  return (
    <section
      className={classes(styles.area, isExpanded && styles.open)}
      aria-label={noticeText("notifications.label")}
      style={isExpanded ? { height: chromePx + eachPx * count } : undefined}
    >
      <div className={styles.panel}>
        <div className={styles.heading}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isExpanded}
            aria-controls={listId}
            onClick={() => setIsExpanded(!isExpanded)}
          >
            <Icon name={isExpanded ? "chevron-down" : "chevron-right"} size={14} />
            <span className={styles.label}>{noticeText("notifications.label")}</span>
            <span className={styles.count}>{formatCount(count)}</span>
            {!isExpanded && <span className={styles.first}>{firstLine(first)}</span>}
          </button>
          <IconButton icon="remove" size="small" label={noticeText("notifications.putAway")} onClick={onPutAway} />
        </div>
        <ul id={listId} className={styles.list} hidden={!isExpanded}>
          {nextVersion !== undefined && (
            <Notification
              kind="version"
              title={noticeText("notifications.newVersion", { version: nextVersion })}
              detail={noticeText("notifications.newVersionDetail", { version: nextVersion })}
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

/** In the header, once they are put away: how many there are, and the way back to them. */
export function NotificationBell({ count, onPress }: { readonly count: number; readonly onPress: () => void }) {
  return (
    <span className={styles.bell}>
      <IconButton icon="bell" label={noticeText("notifications.bell", { count })} onClick={onPress} />
      <span className={styles.count} aria-hidden>
        {formatCount(count)}
      </span>
    </span>
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
            {noticeText(kind === "error" ? "notifications.error" : "notifications.version")}
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
