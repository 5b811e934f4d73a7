import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { RadioGroup } from "../../../components/controls/Choices.tsx";
import { ChangeList } from "../../../components/data/ChangeList.tsx";
import { changeRows } from "../../../components/data/changeRows.ts";
import { PanelPart } from "../../../components/data/Panel.tsx";
import { ErrorState } from "../../../components/states/ErrorState.tsx";
import type { ConfigImport } from "../../../stores/importing/ConfigImport.ts";
import { importText } from "../../../texts/en/imports.ts";
import { FaultList, faultsOf } from "./FaultList.tsx";
import styles from "./Import.module.css";
import { PartList } from "./PartList.tsx";

interface ConfigPreviewProps {
  readonly file: string;
  readonly config: ConfigImport;
  /** It was refused: why is said already. */
  readonly isRefused: boolean;
}

/** As many changes as one reads. */
const mostShown = 200;

/** What becomes of the config, and what that changes. */
export const ConfigPreview = observer(function ConfigPreview({ file, config, isRefused }: ConfigPreviewProps) {
  const { mode, changes, counts, edits, problems } = config;
  useEffect(() => void config.check(), [config, edits]);
  const rows = changeRows(changes.slice(0, mostShown));
  return (
    <>
      <RadioGroup
        label={importText("import.mode")}
        value={mode}
        options={(["replace", "merge", "chosen"] as const).map((value) => ({
          value,
          label: importText(`import.mode.${value}`),
        }))}
        onChange={(wanted) => config.setMode(wanted)}
      />
      <p className={styles.help}>{importText(`import.help.${mode}`)}</p>
      {problems.length > 0 && !isRefused && (
        <ErrorState title={importText("import.wouldBeRefused")}>
          <FaultList file={file} faults={faultsOf(problems, config)} />
        </ErrorState>
      )}
      {config.warnings.length > 0 && (
        <PanelPart title={importText("import.warnings")}>
          <FaultList file={file} faults={config.warnings} />
        </PanelPart>
      )}
      {mode === "chosen" && <PartList config={config} />}
      {changes.length === 0 ? (
        <p>{importText(mode === "chosen" ? "import.nothing" : "import.same", { file })}</p>
      ) : (
        <>
          <p aria-live="polite">
            {importText(`import.does.${mode}`, { file })} {importText("import.counts", { ...counts })}
          </p>
          <ChangeList changes={rows} />
        </>
      )}
      {changes.length > mostShown && <p>{importText("import.more", { count: changes.length - mostShown })}</p>}
    </>
  );
});
