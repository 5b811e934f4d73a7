import { useMemo } from "react";
import { ArchivePreview } from "../../../overrides/logUpload/ArchivePreview.tsx";
import { LogUploadForm } from "../../../overrides/logUpload/LogUploadForm.tsx";
import { SshAgentPanel } from "../../../overrides/logUpload/SshAgentPanel.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { supportStoresOf } from "../../stores/logUpload/supportStores.ts";
import sections from "../../theme/sections.module.css";
import { text } from "../../texts/text.ts";

/** Debug data for support: what it holds, sending it, and letting support in. */
export function LogUploadPage() {
  const { calls, save } = useStores();
  const { login } = save;
  const { agent, upload } = useMemo(() => supportStoresOf(calls, login), [calls, login]);
  return (
    <>
      <PageHeader title={text("pages.logupload")} />
      <div className={sections.stack}>
        <LogUploadForm upload={upload} />
        <ArchivePreview upload={upload} />
        <SshAgentPanel agent={agent} />
      </div>
    </>
  );
}
