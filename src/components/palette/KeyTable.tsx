import { PanelPart } from "../data/Panel.tsx";
import styles from "./KeyTable.module.css";

interface KeyTableProps {
  readonly title: string;
  readonly rows: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

/** Keys and what they do. */
export function KeyTable({ title, rows }: KeyTableProps) {
  return (
    <PanelPart title={title}>
      <dl className={styles.table}>
        {rows.map(({ keys, does }) => (
          <div key={does} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={styles.does}>{does}</dd>
          </div>
        ))}
      </dl>
    </PanelPart>
  );
}
