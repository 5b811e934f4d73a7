import { observer } from "mobx-react-lite";
import { useEffect, useMemo } from "react";
import { RadioGroup } from "../../../components/controls/Choices.tsx";
import { ChangeList } from "../../../components/data/ChangeList.tsx";
import { changeRows } from "../../../components/data/changeRows.ts";
import type { ConfigImport } from "../../../stores/importing/ConfigImport.ts";
import { importText } from "../../../texts/en/imports.ts";
import { FaultList, faultsOf, Found } from "./FaultList.tsx";
import styles from "./Import.module.css";
import { PartList } from "./PartList.tsx";

interface ConfigPreviewProps {
  readonly file: string;
  readonly config: ConfigImport;
}

/** What becomes of the config, and what that changes. */
export const ConfigPreview = observer(function ConfigPreview({ file, config }: ConfigPreviewProps) {
  const { mode, changes, counts, edits, errors, warnings } = config;
  useEffect(() => void config.check(), [config, edits]);
  // Of many thousands, which a fault that is told must not group and draw again.
  const list = useMemo(() => <ChangeList changes={changeRows(changes)} />, [changes]);
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
      {errors.length > 0 && (
        <Found title={importText("import.wouldBeRefused")} isError>
          <FaultList file={file} faults={faultsOf(errors, config)} />
        </Found>
      )}
      {warnings.length > 0 && (
        <Found title={importText("import.doubts")}>
          <FaultList file={file} faults={faultsOf(warnings, config)} />
        </Found>
      )}
      {config.leftOut.length > 0 && (
        <Found title={importText("import.leftOut")}>
          <FaultList file={file} faults={config.leftOut} />
        </Found>
      )}
      {mode === "chosen" && <PartList config={config} />}
      {changes.length === 0 ? (
        <p>{importText(mode === "chosen" ? "import.nothing" : "import.same", { file })}</p>
      ) : (
        <>
          <p aria-live="polite">
            {importText(`import.does.${mode}`, { file })} {importText("import.counts", { ...counts })}
          </p>
          {list}
        </>
      )}
    </>
  );
});
