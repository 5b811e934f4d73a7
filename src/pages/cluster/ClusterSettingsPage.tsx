import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import { KeyValueList } from "../../components/data/KeyValueList.tsx";
import { useStores } from "../../context/StoresContext.ts";
import type { FormDescriptor } from "../../generated/contracts/FormDescriptor.ts";
import { isPlainObject } from "../../model/Json.ts";
import { EntityEditor } from "../../stores/editing/EntityEditor.ts";
import { clusterText } from "../../texts/en/cluster.ts";
import sections from "../../theme/sections.module.css";
import { EntityPage } from "../entity/EntityPage.tsx";

/** What makes this server one of a cluster: its name, the key they share, and its peers. */
export function ClusterSettingsPage({ form }: { readonly form: FormDescriptor }) {
  const { config, draft, save } = useStores();
  const editor = useMemo(() => new EntityEditor(config, draft, save, "server", []), [config, draft, save]);
  return (
    <div className={sections.stack}>
      <OwnName />
      <EntityPage form={form} editor={editor} />
    </div>
  );
}

/** The name that peers know this server by; it gives it to itself. */
const OwnName = observer(function OwnName() {
  const { config } = useStores();
  const stats = config.readValue("stats");
  const hostname = isPlainObject(stats) ? stats["hostname"] : undefined;
  return (
    <KeyValueList
      rows={[{ name: clusterText("cluster.hostname"), value: typeof hostname === "string" ? hostname : undefined }]}
    />
  );
});
