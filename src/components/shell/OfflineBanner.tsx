import { text } from "../../texts/text.ts";
import { Button } from "../controls/Button.tsx";
import { Icon } from "../Icon.tsx";
import styles from "./OfflineBanner.module.css";

interface OfflineBannerProps {
  /** How old the last data is, in words ("12 s"); left out when none has come yet. */
  readonly age?: string | undefined;
  /** Whole seconds to the next attempt; null while one is under way. */
  readonly nextAttemptInS: number | null;
  readonly onReconnect: () => void;
}

/** Says that what is on the screen is not live any more, since when, and when the next attempt comes. */
export function OfflineBanner({ age, nextAttemptInS, onReconnect }: OfflineBannerProps) {
  return (
    <section className={styles.banner} aria-label={text("offline.label")}>
      <Icon name="offline" />
      <p role="alert" className={styles.words}>
        {text("offline.lost")}
      </p>
      <p className={styles.times} aria-live="off">
        {age !== undefined && <span>{text("offline.age", { age })}</span>}{" "}
        <span>
          {nextAttemptInS === null ? text("offline.trying") : text("offline.next", { seconds: nextAttemptInS })}
        </span>
      </p>
      <Button size="small" icon="refresh" isBusy={nextAttemptInS === null} onClick={onReconnect}>
        {text("offline.now")}
      </Button>
    </section>
  );
}
