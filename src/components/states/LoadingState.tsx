import { text } from "../../texts/text.ts";
import { Spinner } from "./Spinner.tsx";
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
