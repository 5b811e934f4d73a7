import { text } from "../../texts/text.ts";
import { LoadingState } from "../states/LoadingState.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import { Logo } from "./Logo.tsx";
import styles from "./LoadingApp.module.css";

/** The page between a login and the console; a server that is just starting does not answer yet. */
export function LoadingApp({ isServerSilent = false }: { readonly isServerSilent?: boolean }) {
  return (
    <main className={styles.page}>
      <Logo size={32} />
      <h1>
        <VisuallyHidden>{text("shell.product")}</VisuallyHidden>
      </h1>
      <LoadingState label={text(isServerSilent ? "login.waiting" : "login.loadingApp")} />
      {isServerSilent && <p className={styles.detail}>{text("login.waitingDetail")}</p>}
    </main>
  );
}
