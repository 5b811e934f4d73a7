import { observer } from "mobx-react-lite";
import { Link, Outlet, useLocation, useOutletContext } from "react-router-dom";
import { StreamFacts } from "../../../overrides/streamFacts/StreamFacts.tsx";
import { Tabs } from "../../components/controls/Tabs.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { entityNameAt } from "../../model/diff/settingWords.ts";
import { streamStats } from "../../model/stream/reportedStream.ts";
import { StreamView } from "../../model/stream/StreamView.ts";
import { readRelayedStream, type RelayedStream } from "../../stores/media/relayedStreams.ts";
import { relayedText } from "../../texts/en/relayed.ts";
import { text } from "../../texts/text.ts";
import { StatusCell } from "../../components/states/StatusCell.tsx";
import { itemAddress, listAddress, useMediaNames } from "../mediaAddresses.ts";
import type { RelayedKind } from "./relayedItems.tsx";
import { logText } from "../../texts/en/streamLog.ts";
import { clientsText } from "../../texts/en/clients.ts";

/** A stream that somebody publishes to a location, or that a mirror brings: its header and the tabs of its pages. */
export const RelayedItem = observer(function RelayedItem({ kind }: { readonly kind: RelayedKind }) {
  const { config, serverInfo } = useStores();
  const [name = ""] = useMediaNames();
  const { search } = useLocation();
  const found = readRelayedStream(config, kind.collection, name);
  if (!found) {
    return (
      <EmptyState
        icon="warning"
        title={relayedText("relayed.gone", { name })}
        action={<Link to={listAddress(kind.list, search)}>{text("pages.backToMedia")}</Link>}
      >
        {relayedText("relayed.goneDetail")}
      </EmptyState>
    );
  }
  const { owner, stream } = found;
  const held = config.node(kind.collection, owner).readConfig();
  const ownerName = entityNameAt([kind.collection, owner], held, entities).entityName;
  const hasArchive = Boolean(streamStats(stream)["dvr_info"]);
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: listAddress(kind.list, search), label: text(`media.lists.${kind.list}`) }}
        mark={
          <>
            <StatusCell name={name} view={new StreamView(stream, kind.route)} />
            <StreamFacts stream={stream} />
          </>
        }
        actions={<Link to={itemAddress(kind.ownerRoute, [owner]) + search}>{relayedText(kind.ownerLink)}</Link>}
        tabs={
          <Tabs
            label={name}
            tabs={relayedTabs(kind, name, search, { hasArchive, hasLogs: serverInfo.can("item_logs") })}
          />
        }
      />
      <Outlet context={{ ...found, name, ownerName }} />
    </>
  );
});

/** What not every relayed stream or file has. */
interface RelayedPages {
  readonly hasArchive?: boolean;
  readonly hasLogs: boolean;
}

/** The tabs of a relayed stream or of a file; an archive only where there is one. */
export function relayedTabs(
  { route }: { readonly route: string },
  name: string,
  search: string,
  { hasArchive = false, hasLogs }: RelayedPages,
) {
  const tab = (page: string, label: string) => ({
    to: itemAddress(route, [name], page) + search,
    label,
    isExact: page === "",
  });
  return [
    tab("", relayedText("relayed.overview")),
    tab("output", relayedText("relayed.output")),
    tab("clients", clientsText("clients.title")),
    ...(hasArchive ? [tab("dvr", relayedText("relayed.dvr"))] : []),
    ...(hasLogs ? [tab("logs", logText("log.title"))] : []),
  ];
}

interface ShownRelayed extends RelayedStream {
  readonly name: string;
  /** What the operator knows the location or mirror by. */
  readonly ownerName: string;
}

/** The relayed stream or file whose page this is. */
export function useRelayed(): ShownRelayed {
  return useOutletContext<ShownRelayed>();
}
