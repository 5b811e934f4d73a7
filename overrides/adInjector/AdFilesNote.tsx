import type { SectionPieceProps } from "../../src/forms/WidgetTable.ts";
import { filesOf } from "../../src/model/ads/scheduleFiles.ts";
import { adText } from "../../src/texts/en/adInjector.ts";
import { useAdChecks } from "./AdChecking.tsx";
import styles from "./AdInjector.module.css";

/** Below the files of a schedule: where they come from while there are none, and that they could not be checked. */
export function AdFilesNote({ entity }: SectionPieceProps) {
  const { error } = useAdChecks();
  if (filesOf(entity).length === 0) return <p className={styles.quiet}>{adText("ads.noFileYet")}</p>;
  if (error === undefined) return null;
  return (
    <p className={styles.quiet} role="status">
      {adText("ads.notChecked", { error })}
    </p>
  );
}
