import type { ReactNode } from "react";
import { PanelPart } from "../../../components/data/Panel.tsx";
import { Icon } from "../../../components/Icon.tsx";
import type { Problem } from "../../../model/entity/checkProblems.ts";
import { withHiddenShown } from "../../../model/hiddenCharacters.ts";
import type { FileFault } from "../../../model/import/ImportFile.ts";
import type { ImportContent } from "../../../stores/importing/ConfigImport.ts";
import { importText } from "../../../texts/en/imports.ts";
import styles from "./Import.module.css";

interface FaultListProps {
  readonly file: string;
  readonly faults: readonly FileFault[];
  /** How many more there are. */
  readonly unlisted?: number;
}

const mostShown = 20;

/** What is wrong with a file, each with its line: `line 17 of list.m3u: …`. */
export function FaultList({ file, faults, unlisted = 0 }: FaultListProps) {
  if (faults.length === 0) return null;
  const more = unlisted + Math.max(0, faults.length - mostShown);
  return (
    <ul className={styles.faults}>
      {faults.slice(0, mostShown).map(({ line, message }, index) => (
        <li key={index}>
          {withHiddenShown(line === undefined ? message : importText("import.fault", { line, file, message }))}
        </li>
      ))}
      {more > 0 && <li>{importText("import.moreFaults", { count: more })}</li>}
    </ul>
  );
}

interface FoundProps {
  readonly title: string;
  /** It keeps the file from being imported. */
  readonly isError?: boolean;
  readonly children: ReactNode;
}

/** What was found in a file that can be read, under a heading of its own. */
export function Found({ title, isError = false, children }: FoundProps) {
  return (
    <div className={styles.found} role={isError ? "alert" : undefined}>
      <Icon name={isError ? "error" : "warning"} size={15} />
      <PanelPart title={title}>{children}</PanelPart>
    </div>
  );
}

/** What the config refused of a file, or would, at the lines it stands at. */
export function faultsOf(problems: readonly Problem[], content: ImportContent): readonly FileFault[] {
  const lines = content.linesOf(problems.map(({ pointer }) => pointer));
  return problems.map(({ message, pointer }, index) => {
    const line = lines[index];
    const words = importText("import.faultAt", { message, pointer });
    return line === undefined ? { message: words } : { line, message: words };
  });
}
