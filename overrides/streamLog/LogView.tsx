import { useMemo, useState } from "react";
import { CopyButton } from "../../src/components/controls/CopyButton.tsx";
import { SearchField } from "../../src/components/controls/SearchField.tsx";
import { text } from "../../src/texts/text.ts";
import { LogList } from "./LogList.tsx";
import { lineText } from "./lineText.ts";
import styles from "./StreamLog.module.css";
import { useLog } from "./useLog.ts";

interface LogViewProps {
  readonly name: string;
  readonly isShown: boolean;
}

/** The log with its filter; what is copied is what is shown. */
export function LogView({ name, isShown }: LogViewProps) {
  const lines = useLog(name);
  const [filter, setFilter] = useState("");
  const shown = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    return wanted === "" ? lines : lines.filter((line) => lineText(line).toLowerCase().includes(wanted));
  }, [lines, filter]);
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        <SearchField label={text("log.filter")} value={filter} onChange={setFilter} />
        <CopyButton value={shown.map(lineText).join("\n")} label={text("log.copyAll")} size="medium" />
      </div>
      <LogList
        label={text("log.of", { name })}
        lines={shown}
        isShown={isShown}
        empty={text(lines.length === 0 ? "log.empty" : "log.noMatch")}
      />
    </div>
  );
}
