import { observer } from "mobx-react-lite";
import { Link, Outlet, useLocation } from "react-router-dom";
import { StreamFacts } from "../../../overrides/streamFacts/StreamFacts.tsx";
import { Tabs } from "../../components/controls/Tabs.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { useStores } from "../../context/useStores.ts";
import { entities } from "../../generated/entities.ts";
import { nameOf } from "../../model/diff/nameOf.ts";
import { statsOf } from "../../model/status/statsOf.ts";
import { streamSummary } from "../../model/status/streamSummary.ts";
import { readBrought } from "../../stores/readBrought.ts";
import { text } from "../../texts/text.ts";
import { itemAddress } from "../itemAddress.ts";
import { listAddress } from "../listAddress.ts";
import { StatusCell } from "../media/StatusCell.tsx";
import { useMediaNames } from "../useMediaNames.ts";
import type { BroughtKind } from "./BroughtKind.ts";
import { broughtTabs } from "./broughtTabs.ts";

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
