import type { ReactNode } from "react";
import { text } from "../../texts/text.ts";
import styles from "./KeyValueList.module.css";

interface KeyValueListProps {
  readonly rows: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** Facts about one thing: a name and a value a row. */
export function KeyValueList({ rows }: KeyValueListProps) {
  return (
    <dl className={styles.list}>
      {rows.map((row) => (
        <div key={row.name} className={styles.row}>
          <dt>{row.name}</dt>
          <dd>{row.value ?? <span className={styles.none}>{text("shell.noValue")}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
