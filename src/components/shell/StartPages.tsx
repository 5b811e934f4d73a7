import { text } from "../../texts/text.ts";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { ErrorState } from "../states/ErrorState.tsx";
import { LoadingState } from "../states/LoadingState.tsx";
import { Logo } from "./Logo.tsx";
import styles from "./StartPages.module.css";

/** The page between a login and the console; a server that is just starting does not answer yet. */
export function LoadingApp({ isServerSilent = false }: { readonly isServerSilent?: boolean }) {
  return (
    <main className={styles.page}>
      <Logo size={32} />
      <h1>
        <VisuallyHidden>{text("shell.product")}</VisuallyHidden>
      </h1>
      <LoadingState label={text(isServerSilent ? "login.waiting" : "login.loadingApp")} />
      {isServerSilent && <p className={styles.waiting}>{text("login.waitingDetail")}</p>}
    </main>
  );
}

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
    <main className={styles.error}>
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
