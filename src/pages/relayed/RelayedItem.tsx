import { observer } from "mobx-react-lite";
import { Link, Outlet, useLocation, useOutletContext } from "react-router-dom";
import { StreamFacts } from "../../../overrides/streamFacts/StreamFacts.tsx";
import { Tabs } from "../../components/controls/Tabs.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { nameOf } from "../../model/diff/nameOf.ts";
import { statsOf } from "../../model/status/statsOf.ts";
import { streamSummary } from "../../model/status/streamSummary.ts";
import { type BroughtStream, readBrought } from "../../stores/media/relayedStreams.ts";
import { text } from "../../texts/text.ts";
import { StatusCell } from "../media/StatusCell.tsx";
import { itemAddress, listAddress, useMediaNames } from "../mediaAddresses.ts";
import type { BroughtKind } from "./relayedKinds.ts";

/** A stream that somebody publishes to a location, or that a mirror brings: its header and the tabs of its pages. */
export const BroughtItem = observer(function BroughtItem({ kind }: { readonly kind: BroughtKind }) {
  const { config } = useStores();
  const [name = ""] = useMediaNames();
  const { search } = useLocation();
  const found = readBrought(config, kind.collection, name);
  if (!found) {
    return (
      <EmptyState
        icon="warning"
        title={text("brought.gone", { name })}
        action={<Link to={listAddress(kind.list, search)}>{text("pages.backToMedia")}</Link>}
      >
        {text("brought.goneDetail")}
      </EmptyState>
    );
  }
  const { owner, stream } = found;
  const held = config.node(kind.collection, owner).readConfig();
  const ownerName = nameOf([kind.collection, owner], held, entities).entityName;
  const hasArchive = Boolean(statsOf(stream)["dvr_info"]);
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: listAddress(kind.list, search), label: text(`media.lists.${kind.list}`) }}
        mark={
          <>
            <StatusCell name={name} summary={streamSummary(stream, kind.route)} />
            <StreamFacts stream={stream} />
          </>
        }
        actions={<Link to={itemAddress(kind.ownerRoute, [owner]) + search}>{text(kind.ownerLink)}</Link>}
        tabs={<Tabs label={name} tabs={broughtTabs(kind, name, search, hasArchive)} />}
      />
      <Outlet context={{ ...found, name, ownerName }} />
    </>
  );
});

/** The tabs of a brought stream or of a file; an archive only where there is one. */
export function broughtTabs({ route }: { readonly route: string }, name: string, search: string, hasArchive: boolean) {
  const tab = (page: string, label: string) => ({
    to: itemAddress(route, [name], page) + search,
    label,
    isExact: page === "",
  });
  return [
    tab("", text("brought.overview")),
    tab("output", text("brought.output")),
    tab("clients", text("clients.title")),
    ...(hasArchive ? [tab("dvr", text("brought.dvr"))] : []),
  ];
}

interface ShownBrought extends BroughtStream {
  readonly name: string;
  /** What the operator knows the location or mirror by. */
  readonly ownerName: string;
}

/** The brought stream whose sub-page this is. */
export function useBrought(): ShownBrought {
  return useOutletContext<ShownBrought>();
}
