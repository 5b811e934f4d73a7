import { observer } from "mobx-react-lite";
import { useMemo, useState } from "react";
import { Outlet } from "react-router-dom";
import { Button } from "../../components/controls/Button.tsx";
import { FileButton } from "../../components/controls/FileButton.tsx";
import { Tabs } from "../../components/controls/Tabs.tsx";
import { saveFile } from "../../components/saveFile.ts";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { LoadingState } from "../../components/states/LoadingState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { exportName } from "../../model/configExport.ts";
import { EntityEditor } from "../../stores/editing/EntityEditor.ts";
import { text } from "../../texts/text.ts";
import { ImportDialog } from "./ImportDialog.tsx";

/** The global config: what it is as a file, and its pages. */
export const ConfigPages = observer(function ConfigPages() {
  const { config, draft, save } = useStores();
  const editor = useMemo(() => new EntityEditor(config, draft, save, "server", []), [config, draft, save]);
  const tabs = [
    { to: "/config", label: text("config.settings"), isExact: true },
    { to: "/config/editor", label: text("config.editor") },
  ];
  return (
    <>
      <PageHeader
        title={text("pages.config")}
        actions={<ConfigFile />}
        tabs={<Tabs label={text("config.tabs")} tabs={tabs} />}
      />
      {config.hasConfig ? <Outlet context={editor} /> : <LoadingState label={text("config.loading")} />}
    </>
  );
});

/** Keeps the whole config as a file, or puts one in its place. */
function ConfigFile() {
  const { configFile, failures } = useStores();
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await failures.attempt(text("config.notDownloaded"), async () => {
      const config = await configFile.read();
      const words = `${JSON.stringify(config, null, 2)}\n`;
      saveFile(exportName(location.hostname, new Date()), "application/json", words);
    });
    setBusy(false);
  };
  return (
    <>
      <Button icon="download" isBusy={isBusy} onClick={() => void download()}>
        {text("config.download")}
      </Button>
      <FileButton label={text("config.upload")} accept=".json,application/json" onFile={setFile} />
      {file && <ImportDialog file={file} onClose={() => setFile(undefined)} />}
    </>
  );
}
