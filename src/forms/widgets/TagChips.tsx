import { useState } from "react";
import { Icon } from "../../components/Icon.tsx";
import { Button } from "../../components/controls/Button.tsx";
import { SearchField } from "../../components/controls/SearchField.tsx";
import { formatCount } from "../../model/units/formatQuantity.ts";
import { tagText } from "../../texts/en/tags.ts";
import { text } from "../../texts/text.ts";
import styles from "./TagsWidget.module.css";
import { formsText } from "../../texts/en/formFields.ts";

/** So many stand there at first, and so many come each time; a list that is longer can be searched. */
const shownAtFirst = 50;
const shownMore = 200;
const mask = "••••••••";

interface TagChipsProps {
  readonly label: string;
  /** The words as they are shown, in their order. */
  readonly words: readonly string[];
  readonly isFixed: boolean;
  /** Masked until one asks to see them. */
  readonly isSecret: boolean;
  readonly onRemove: (index: number) => void;
}

/** The words of a list as chips, each with a way to remove it. A long list is folded and searched, so that it stays quick. */
export function TagChips({ label, words, isFixed, isSecret, onRemove }: TagChipsProps) {
  const [typed, setTyped] = useState("");
  const [most, setMost] = useState(shownAtFirst);
  const [isShown, setShown] = useState(!isSecret);
  if (words.length === 0) return null;
  const isLong = words.length > shownAtFirst;
  const wanted = isLong ? typed.trim().toLowerCase() : "";
  const found = words.flatMap((word, index) => (word.toLowerCase().includes(wanted) ? [{ word, index }] : []));
  const shown = found.slice(0, most);
  const seen = new Set<string>();
  return (
    <>
      {(isLong || isSecret) && (
        <div className={styles.tools}>
          {isLong && <SearchField label={tagText("tags.search", { title: label })} value={typed} onChange={setTyped} />}
          {isSecret && (
            <Button size="small" icon={isShown ? "hide" : "show"} onClick={() => setShown(!isShown)}>
              {text(isShown ? "forms.secretHide" : "forms.secretShow", { title: label })}
            </Button>
          )}
          {isLong && (
            <span className={styles.count} role="status">
              {found.length === 0
                ? tagText("tags.none", { count: formatCount(words.length) })
                : tagText("tags.hidden", { shown: formatCount(shown.length), count: formatCount(found.length) })}
            </span>
          )}
        </div>
      )}
      <ul className={styles.list} aria-label={label}>
        {shown.map(({ word, index }) => {
          // A word that stands there twice is known by its place as well.
          const key = seen.has(word) ? `${word}:${index}` : `${word}:`;
          seen.add(word);
          const title = isShown ? word : tagText("tags.masked", { title: label, index: index + 1 });
          return (
            <li key={key} className={styles.tag}>
              <span className={styles.word}>{isShown ? word : mask}</span>
              {!isFixed && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={formsText("forms.removeItem", { title })}
                  onClick={() => onRemove(index)}
                >
                  <Icon name="remove" size={12} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {found.length > most && (
        <Button size="small" onClick={() => setMost(most + shownMore)}>
          {tagText("tags.more", { count: formatCount(Math.min(shownMore, found.length - most)) })}
        </Button>
      )}
    </>
  );
}
