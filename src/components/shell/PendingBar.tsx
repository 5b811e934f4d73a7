import { useNavigation } from "react-router-dom";
import { text } from "../../texts/text.ts";
import styles from "./PendingBar.module.css";

/** At the upper edge while the code of the page that was asked for is on its way; the page before stays in sight. */
export function PendingBar() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return <div className={styles.bar} role="progressbar" aria-label={text("shell.loading")} />;
}
