import { useNavigation } from "react-router-dom";
import { text } from "../../texts/text.ts";
import styles from "./PendingBar.module.css";

/** At the upper edge while the code of the page that was asked for is on its way; the page before stays in sight. */
export function PendingBar({ isBusy = false }: { /** Something else is. */ readonly isBusy?: boolean }) {
  const { state } = useNavigation();
  return state === "idle" && !isBusy ? null : <BusyBar />;
}

/** The same where no pages are. */
export function BusyBar() {
  return <div className={styles.bar} role="progressbar" aria-label={text("shell.loading")} />;
}
