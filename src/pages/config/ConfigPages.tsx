import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import { Outlet } from "react-router-dom";
import { Button } from "../../components/controls/Button.tsx";
import { FileButton } from "../../components/controls/FileButton.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { EntityEditor } from "../../stores/editing/EntityEditor.ts";
import { text } from "../../texts/text.ts";
import { type ConfigFormat, downloadConfig } from "./configFile.ts";
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
  const stores = useStores();
  const [file, setFile] = useState<File>();
  const [busy, setBusy] = useState<ConfigFormat>();
  const download = async (format: ConfigFormat) => {
    setBusy(format);
    await downloadConfig(stores, format);
    setBusy(undefined);
  };
  return (
    <>
      <Button icon="download" isBusy={busy === "json"} onClick={() => void download("json")}>
        {configWords("config.download")}
      </Button>
      <Button icon="download" isBusy={busy === "conf"} onClick={() => void download("conf")}>
        {configWords("config.downloadText")}
      </Button>
      <FileButton label={configWords("config.upload")} accept={accepted} onFile={setFile} />
      {file && <ImportDialog file={file} onClose={() => setFile(undefined)} />}
    </>
  );
}

const accepted = ".json,application/json,.conf,.txt,text/plain,.m3u,.m3u8,.csv,.tsv,text/csv";
