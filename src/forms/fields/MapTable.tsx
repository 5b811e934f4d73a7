import { useState } from "react";
import { text } from "../../texts/text.ts";
import type { MapProps } from "./MapProps.ts";
import { MapRow } from "./MapRow.tsx";
import styles from "./MapTable.module.css";
import { NewMapRow } from "./NewMapRow.tsx";

let made = 0;

/** A table of keys and values; its last row is the next one. */
export function MapTable({ field, itemSchema, keys, isFixed }: MapProps) {
  const [names] = useState(() => new Map<string, string>());
  return (
    <div className={styles.table}>
      {keys.length > 0 && (
        <div className={styles.head} aria-hidden>
          <span>{text("forms.key")}</span>
          <span>{text("forms.value")}</span>
        </div>
      )}
      {keys.map((key) => (
        <MapRow
          key={idOf(names, key)}
          field={field}
          name={key}
          keys={keys}
          itemSchema={itemSchema}
          isFixed={isFixed}
          onRename={(next) => names.set(next, idOf(names, key))}
        />
      ))}
      {!isFixed && <NewMapRow field={field} keys={keys} itemSchema={itemSchema} />}
    </div>
  );
}

/** A row keeps its inputs while its key is edited. */
function idOf(names: Map<string, string>, key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  made += 1;
  names.set(key, `row${made}`);
  return `row${made}`;
}
