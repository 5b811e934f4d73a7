import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { ChangeList } from "../../components/data/ChangeList.tsx";
import { Button } from "../../components/controls/Button.tsx";
import { Dialog } from "../../components/overlays/Dialog.tsx";
import { ErrorState } from "../../components/states/ErrorState.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { isPlainObject, type JsonObject } from "../../model/Json.ts";
import { importChanges } from "../../model/configExport.ts";
import type { Change } from "../../model/diff/Change.ts";
import { refuseHostileKeys } from "../../model/merge/hostileKeys.ts";
import { text } from "../../texts/text.ts";

interface ImportDialogProps {
  readonly file: File;
  readonly onClose: () => void;
}

/** As many changes as one reads. */
const mostShown = 200;

/** What a file would make of the config, in words, before it takes its place. */
export const ImportDialog = observer(function ImportDialog({ file, onClose }: ImportDialogProps) {
  const { config, configFile, log } = useStores();
  const found = useImport(file);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const changes = found && "config" in found ? importChanges(config.peek() ?? {}, found.config) : [];
  const apply = async () => {
    if (!found || !("config" in found)) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await configFile.replace(found.config);
      onClose();
    } catch (error) {
      log(error instanceof Error ? error : new Error(String(error)));
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text("config.import")}
      size="large"
      footer={
        <>
          <Button onClick={onClose}>{text("config.importCancel")}</Button>
          <Button variant="danger" disabled={changes.length === 0} isBusy={isBusy} onClick={() => void apply()}>
            {text("config.importApply")}
          </Button>
        </>
      }
    >
      {found === undefined && <LoadingState />}
      {found && "fault" in found && <ErrorState title={found.fault} />}
      {failure !== undefined && <ErrorState title={text("config.notImported")}>{failure}</ErrorState>}
      {found && "config" in found && <Preview file={file.name} changes={changes} />}
    </Dialog>
  );
});

function Preview({ file, changes }: { readonly file: string; readonly changes: readonly Change[] }) {
  if (changes.length === 0) return <p>{text("config.importSame", { file })}</p>;
  const rows = changes.slice(0, mostShown).map((change, index) => ({
    id: String(index),
    entity: [change.entityLabel, change.entityName].filter(Boolean).join(" "),
    field: change.fieldTitle,
    old: change.from,
    new:
      change.to ??
      (change.kind === "created" || change.kind === "deleted" ? text(`changes.${change.kind}`) : undefined),
  }));
  return (
    <>
      <p>{text("config.importReplaces", { file, count: changes.length })}</p>
      <ChangeList changes={rows} />
      {changes.length > mostShown && <p>{text("config.importMore", { count: changes.length - mostShown })}</p>}
    </>
  );
}

type Import = { readonly config: JsonObject } | { readonly fault: string } | undefined;

function useImport(file: File): Import {
  const [found, setFound] = useState<Import>();
  useEffect(() => {
    let isCurrent = true;
    void readImport(file).then((read) => isCurrent && setFound(read));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return found;
}

async function readImport(file: File): Promise<Import> {
  const { name } = file;
  try {
    const config: unknown = JSON.parse((await file.text()).replace(/^\uFEFF/, ""));
    if (!isPlainObject(config)) return { fault: text("config.noObject", { file: name }) };
    refuseHostileKeys(config);
    return { config };
  } catch (error) {
    return {
      fault: text("config.noJson", { file: name, reason: error instanceof Error ? error.message : String(error) }),
    };
  }
}
