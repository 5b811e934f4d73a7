import { text } from "../../texts/text.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { ErrorState } from "./ErrorState.tsx";
import styles from "./ServerErrorPage.module.css";

interface ServerErrorPageProps {
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
  /** It is asked again and again without a press. */
  readonly isTryingOn?: boolean;
  /** The server's own words, where it gave any. */
  readonly detail?: string | undefined;
}

/** The whole page, when the server refuses the console what it needs to start. */
export function ServerErrorPage({ onRetry, isRetrying = false, isTryingOn = false, detail }: ServerErrorPageProps) {
  return (
    <main className={styles.page}>
      <h1>
        <VisuallyHidden>{text("shell.product")}</VisuallyHidden>
      </h1>
      <ErrorState title={text("errors.server")} onRetry={onRetry} isRetrying={isRetrying}>
        <p>{text("errors.serverDetail")}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
        {isTryingOn && <p>{text("errors.tryingOn")}</p>}
      </ErrorState>
    </main>
  );
}
