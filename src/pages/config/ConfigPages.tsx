import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import { Outlet } from "react-router-dom";
import { Button } from "../../components/controls/Button.tsx";
import { FileButton } from "../../components/controls/FileButton.tsx";
import { saveFile } from "../../components/saveFile.ts";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { EntityEditor } from "../../stores/editing/EntityEditor.ts";
import { text } from "../../texts/text.ts";
import { ConfigTabs } from "./ConfigTabs.tsx";
import { ImportDialog } from "./import/ImportDialog.tsx";
import { configWords } from "../../texts/en/configPages.ts";

interface ConfigPagesProps {
  /** Whether the console has pages of what was saved and done before. */
  readonly hasRecords: boolean;
}

/** The global config: what it is as a file, and its pages. */
export const ConfigPages = observer(function ConfigPages({ hasRecords }: ConfigPagesProps) {
  const { config, draft, save } = useStores();
  const editor = useMemo(() => new EntityEditor(config, draft, save, "server", []), [config, draft, save]);
  return (
    <>
      <PageHeader title={text("pages.config")} actions={<ConfigFile />} tabs={<ConfigTabs hasRecords={hasRecords} />} />
      {config.hasConfig ? <Outlet context={editor} /> : <LoadingState label={configWords("config.loading")} />}
    </>
  );
});

/** Keeps the whole config as a file, or brings one in. */
function ConfigFile() {
  const { configFile, failures, rawText } = useStores();
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState<"json" | "conf">();
  const download = async (ending: "json" | "conf", type: string, read: () => Promise<string>) => {
    setBusy(ending);
    await failures.attempt(configWords("config.notDownloaded"), async () => {
      saveFile(exportName(location.hostname, new Date(), ending), type, await read());
    });
    setBusy(undefined);
  };
  const readJson = async () => `${JSON.stringify(await configFile.read(), null, 2)}\n`;
  return (
    <>
      <Button
        icon="download"
        isBusy={busy === "json"}
        onClick={() => void download("json", "application/json", readJson)}
      >
        {configWords("config.download")}
      </Button>
      <Button
        icon="download"
        isBusy={busy === "conf"}
        onClick={() => void download("conf", "text/plain", rawText.read)}
      >
        {configWords("config.downloadText")}
      </Button>
      <FileButton label={configWords("config.upload")} accept={accepted} onFile={setFile} />
      {file && <ImportDialog file={file} onClose={() => setFile(undefined)} />}
    </>
  );
}

const accepted = ".json,application/json,.conf,.txt,text/plain,.m3u,.m3u8,.csv,.tsv,text/csv";

/** What a config is called as a file: `HOST-YYYY-MM-DDTHH-mm-ss.json` or `.conf`, in the time of who keeps it. */
function exportName(host: string, at: Date, ending: "json" | "conf"): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  const time = `${two(at.getHours())}-${two(at.getMinutes())}-${two(at.getSeconds())}`;
  return `${host}-${day}T${time}.${ending}`;
}
