import { deedText } from "../../texts/en/deeds.ts";
import { Icon } from "../Icon.tsx";
import styles from "./Badge.module.css";

/** When something that is pressed is saved: at once, or once it was reviewed with all other changes. */
export type When = "atOnce" | "staged";

const icons = { atOnce: "zap", staged: "review" } as const;

/** The one sign of it, everywhere. */
export function WhenSign({ when }: { readonly when: When }) {
  return (
    <span className={styles.when} title={deedText(`deeds.${when}Help`)}>
      <Icon name={icons[when]} size={11} />
      {deedText(`deeds.${when}`)}
    </span>
  );
}
