import { observer } from "mobx-react-lite";
import { useLocation } from "react-router-dom";
import { StreamFacts } from "../../../overrides/streamFacts/StreamFacts.tsx";
import { Button } from "../../components/controls/Button.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { namesInWords } from "../../model/entity/entityNames.ts";
import { streamStats } from "../../model/stream/reportedStream.ts";
import { text } from "../../texts/text.ts";
import { ItemPages, itemTabs, logsTab } from "../entity/ItemPages.tsx";
import { ItemNames } from "../entity/EntityItem.tsx";
import { PageTabs } from "../entity/PageTabs.tsx";
import { ItemActions } from "../entity/ItemActions.tsx";
import { StatusCell } from "../../components/states/StatusCell.tsx";
import { useStreamView } from "../media/useStreamView.ts";
import { clientsText } from "../../texts/en/clients.ts";
import { itemAddress, streamPages, useMediaNames } from "../mediaAddresses.ts";
import { WhenSign } from "../../components/states/WhenSign.tsx";
import { useRestart } from "../../context/useRestart.ts";

/** A standalone stream, or several as one: its header and the tabs of its pages. */
export function StreamItem() {
  const names = useMediaNames();
  return <ItemPages entity={entities.stream} keys={names} header={<StreamHeader names={names} />} />;
}

function StreamHeader({ names }: { readonly names: readonly string[] }) {
  const { search } = useLocation();
  const [name = ""] = names;
  const isOne = names.length === 1;
  return (
    <PageHeader
      title={namesInWords(entities.stream, names)}
      back={{ to: `/${search}`, label: text("pages.media") }}
      mark={isOne ? <StreamMark name={name} /> : <ItemNames entity={entities.stream} names={names} />}
      actions={<StreamActions names={names} />}
      tabs={<PageTabs label={name} tabs={streamTabs(names, search)} paths={names.map((one) => ["streams", one])} />}
    />
  );
}

/** How a stream does now: its status and agent beside the title, its figures below. */
const StreamMark = observer(function StreamMark({ name }: { readonly name: string }) {
  const view = useStreamView(name);
  const stream = useStores().config.node("streams", name).readRuntime();
  if (!view || !stream) return null;
  return (
    <>
      <StatusCell name={name} view={view} />
      <StreamFacts stream={stream} />
    </>
  );
});

/** What can be done to the whole of a stream, or of several: restart; one can be cloned and deleted. */
const StreamActions = observer(function StreamActions({ names }: { readonly names: readonly string[] }) {
  const { config, connection } = useStores();
  const { restart, isRestarting } = useRestart(names);
  const [name = "", ...others] = names;
  const archive = streamStats(config.node("streams", name).readRuntime() ?? {})["dvr_info"];
  const hasArchive = archive !== undefined && archive !== null;
  return (
    <>
      <Button icon="restart" disabled={connection.isOffline} isBusy={isRestarting} onClick={restart}>
        {text("overview.restart")}
      </Button>
      <WhenSign when="atOnce" isShort />
      {others.length === 0 && (
        <ItemActions entity={entities.stream} itemKey={name} name={name} hasArchive={hasArchive} />
      )}
    </>
  );
});

/** The tabs of a stream: its pages; who watches and watched it and what it logs, if it is one. */
function streamTabs(names: readonly string[], search: string) {
  const pages = itemTabs(entities.stream, names, search);
  if (names.length !== 1) return pages;
  const own = streamPages.map((page) => ({
    to: itemAddress("standalone", names, page) + search,
    label: clientsText(`${page}.title`),
  }));
  return [...pages, ...own, logsTab(entities.stream, names, search)];
}
