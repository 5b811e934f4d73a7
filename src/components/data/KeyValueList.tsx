import type { ReactNode } from "react";
import { text } from "../../texts/text.ts";
import { breakable } from "../breakable.tsx";
import styles from "./KeyValueList.module.css";

interface KeyValueListProps {
  readonly rows: readonly {
    readonly name: string;
    readonly value: ReactNode;
    /** It is reported, and of before while the server is away. */
    readonly isLive?: boolean;
  }[];
}

/** Facts about one thing: a name and a value a row. */
export function KeyValueList({ rows }: KeyValueListProps) {
  return (
    <dl className={styles.list}>
      {rows.map((row) => (
        <div key={row.name} className={styles.row}>
          <dt>{row.name}</dt>
          <dd data-live={row.isLive || undefined}>{shown(row.value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function shown(value: ReactNode): ReactNode {
  if (typeof value === "string") return breakable(value);
  return value ?? <span className={styles.none}>{text("shell.noValue")}</span>;
}
