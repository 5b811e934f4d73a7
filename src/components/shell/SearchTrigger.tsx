import { text } from "../../texts/text.ts";
import { Icon } from "../Icon.tsx";
import styles from "./SearchTrigger.module.css";

interface SearchTriggerProps {
  readonly onPress: () => void;
  /** The keys that do the same, as written on them: "⌘K", "Ctrl K". */
  readonly keys: string;
}

/** Looks like a search field, opens the command search; an icon where there is little room. */
export function SearchTrigger({ onPress, keys }: SearchTriggerProps) {
  return (
    <button type="button" className={styles.trigger} onClick={onPress} aria-haspopup="dialog">
      <Icon name="search" size={14} />
      <span className={styles.words}>{text("shell.search")}</span>
      <kbd className={styles.keys} aria-hidden>
        {keys}
      </kbd>
    </button>
  );
}
