import styles from "./Spinner.module.css";

/** A turning ring: something is under way. The words beside it say what. */
export function Spinner({ size = 16 }: { readonly size?: number }) {
  return <span className={styles.spinner} style={{ width: size, height: size }} aria-hidden />;
}
