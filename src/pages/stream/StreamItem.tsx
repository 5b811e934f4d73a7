import { observer } from "mobx-react-lite";
import { Outlet, useLocation } from "react-router-dom";
import { StreamFacts } from "../../../overrides/streamFacts/StreamFacts.tsx";
import { Button } from "../../components/controls/Button.tsx";
import { Tabs } from "../../components/controls/Tabs.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { statsOf } from "../../model/status/statsOf.ts";
import { text } from "../../texts/text.ts";
import { GonePage } from "../entity/GonePage.tsx";
import { ItemActions } from "../entity/ItemActions.tsx";
import { useItemEditor } from "../entity/itemEditor.ts";
import { itemTabs } from "../entity/itemTabs.ts";
import { StatusCell, useStreamSummary } from "../media/StatusCell.tsx";
import { itemAddress, useMediaNames } from "../mediaAddresses.ts";
import { useRestart } from "./useRestart.ts";

/** A standalone stream: its header and the tabs of its pages. */
export const StreamItem = observer(function StreamItem() {
  const { config } = useStores();
  const names = useMediaNames();
  const { search } = useLocation();
  const editor = useItemEditor("streams", names);
  const [name = ""] = names;
  const isOne = names.length === 1;
  if (!editor.value) return <GonePage name={names.find((one) => !config.node("streams", one).readConfig()) ?? name} />;
  return (
    <>
      <PageHeader
        title={isOne ? name : text("pages.several", { count: names.length })}
        back={{ to: `/${search}`, label: text("pages.media") }}
        mark={isOne ? <StreamMark name={name} /> : names.join(", ")}
        actions={<StreamActions names={names} />}
        tabs={<Tabs label={name} tabs={streamTabs(names, search)} />}
      />
      <Outlet context={editor} />
    </>
  );
});

/** How a stream does now: its status and agent beside the title, its figures below. */
export const StreamMark = observer(function StreamMark({ name }: { readonly name: string }) {
  const summary = useStreamSummary(name);
  const stream = useStores().config.node("streams", name).readRuntime();
  if (!summary || !stream) return null;
  return (
    <>
      <StatusCell name={name} summary={summary} />
      <StreamFacts stream={stream} />
    </>
  );
});

/** What can be done to the whole of a stream, or of several: restart; one can be cloned and deleted. */
export const StreamActions = observer(function StreamActions({ names }: { readonly names: readonly string[] }) {
  const { config, connection } = useStores();
  const { restart, isRestarting } = useRestart(names);
  const [name = "", ...others] = names;
  const archive = statsOf(config.node("streams", name).readRuntime() ?? {})["dvr_info"];
  const hasArchive = archive !== undefined && archive !== null;
  return (
    <>
      <Button icon="restart" disabled={connection.isOffline} isBusy={isRestarting} onClick={restart}>
        {text("overview.restart")}
      </Button>
      {others.length === 0 && <ItemActions list="streams" itemKey={name} name={name} hasArchive={hasArchive} />}
    </>
  );
});

/** The tabs of a stream: its pages, and who watches it if it is one. */
export function streamTabs(names: readonly string[], search: string) {
  const pages = itemTabs("streams", names, search);
  const clients = { to: itemAddress("standalone", names, "clients") + search, label: text("clients.title") };
  return names.length === 1 ? [...pages, clients] : pages;
}
