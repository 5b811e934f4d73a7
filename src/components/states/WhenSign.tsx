import { deedText } from "../../texts/en/deeds.ts";
import { classes } from "../classes.ts";
import { Icon } from "../Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden.tsx";
import styles from "./Badge.module.css";

/** When something that is pressed takes effect, a save or a restart: at once, or once it was reviewed with all other changes. */
export type When = "atOnce" | "staged";

const icons = { atOnce: "zap", staged: "review" } as const;

interface WhenSignProps {
  readonly when: When;
  /** In the rows of a list, where there is room for the icon only: its word is read on pointing, and aloud. */
  readonly isShort?: boolean;
}

/** The one sign of it, everywhere; beside a control, whose name stays what it does. */
export function WhenSign({ when, isShort = false }: WhenSignProps) {
  const word = deedText(`deeds.${when}`);
  const help = deedText(`deeds.${when}Help`);
  return (
    <span className={styles.when} title={isShort ? deedText("deeds.wordAndHelp", { word, help }) : help}>
      <Icon name={icons[when]} size={11} />
      {isShort ? <VisuallyHidden>{word}</VisuallyHidden> : word}
    </span>
  );
}

/** In the corner of a button that is only an icon; `whenTitle` says it on pointing. */
export function WhenMark({ when }: { readonly when: When }) {
  return (
    <span className={classes(styles.when, styles.corner)}>
      <Icon name={icons[when]} size={8} />
    </span>
  );
}

/** What a control does and when, for where it is only pointed at: `Delete news (at once)`. */
export function whenTitle(deed: string, when: When): string {
  return deedText("deeds.deedAndWhen", { deed, when: deedText(`deeds.${when}`) });
}
