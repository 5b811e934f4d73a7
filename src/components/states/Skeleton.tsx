import styles from "./Skeleton.module.css";

interface SkeletonProps {
  /** CSS lengths. */
  readonly width?: string;
  readonly height?: string;
}

/** The place of something that is on its way. */
export function Skeleton({ width = "100%", height = "12px" }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden />;
}
