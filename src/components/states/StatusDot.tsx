import { classes } from "../classes.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import styles from "./StatusDot.module.css";

interface StatusDotProps {
  /** Short status; `warn` is an `on` that does not run smoothly (delay, drops). */
  readonly status: "on" | "warn" | "off" | "dis" | "err";
  /** The status in words. */
  readonly text: string;
  /** Only the shape is seen; the words are still read aloud and shown on hover. */
  readonly isShapeOnly?: boolean;
}

/** A status as a shape, a colour and words: disc, half disc, ring, bar, diamond; none needs the colour to be told. */
export function StatusDot({ status, text, isShapeOnly = false }: StatusDotProps) {
  return (
    <span className={styles.status} data-live title={isShapeOnly ? text : undefined}>
      <svg className={classes(styles.shape, styles[status])} viewBox="0 0 12 12" width={10} height={10} aria-hidden>
        <Shape status={status} />
      </svg>
      {isShapeOnly ? <VisuallyHidden>{text}</VisuallyHidden> : <span className={styles.text}>{text}</span>}
    </span>
  );
}

function Shape({ status }: Pick<StatusDotProps, "status">) {
  switch (status) {
    case "on":
      return <circle cx="6" cy="6" r="5" fill="currentColor" />;
    case "warn":
      return (
        <>
          <circle cx="6" cy="6" r="4.75" fill="none" stroke="currentColor" strokeWidth="1.5" />
          <path d="M6 1.25a4.75 4.75 0 0 1 0 9.5z" fill="currentColor" />
        </>
      );
    case "off":
      return <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2" />;
    case "dis":
      return <rect x="1" y="4.75" width="10" height="2.5" rx="1.25" fill="currentColor" />;
    case "err":
      return <rect x="2" y="2" width="8" height="8" rx="1" transform="rotate(45 6 6)" fill="currentColor" />;
  }
}
