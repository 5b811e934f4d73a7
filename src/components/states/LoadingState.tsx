import { text } from "../../texts/text.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import styles from "./LoadingState.module.css";

/** Said until something is here; the words begin with "Loading". */
export function LoadingState({ label = text("shell.loading") }: { readonly label?: string }) {
  return (
    <p className={styles.loading} role="status">
      <Spinner />
      {label}
    </p>
  );
}

/** A turning ring: something is under way. The words beside it say what. */
export function Spinner({ size = 16 }: { readonly size?: number }) {
  return <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden />;
}

interface SkeletonProps {
  /** CSS lengths. */
  readonly width?: string;
  readonly height?: string;
}

/** The place of something that is on its way. */
export function Skeleton({ width = "100%", height = "12px" }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden />;
}

/** The place of a whole page: its head, and what stands below. */
export function PageSkeleton() {
  return (
    <div className={styles.page} role="status">
      <VisuallyHidden>{text("shell.loading")}</VisuallyHidden>
      <Skeleton width="14rem" height="34px" />
      <Skeleton height="38px" />
      <Skeleton height="50vh" />
    </div>
  );
}
