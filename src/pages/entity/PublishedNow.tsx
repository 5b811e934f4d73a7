import { observer } from "mobx-react-lite";
import { Link, useLocation } from "react-router-dom";
import { KeyValueList } from "../../components/data/KeyValueList.tsx";
import { Panel } from "../../components/data/Panel.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { publishedFigures } from "../../model/media/locationRows.ts";
import { formatCount } from "../../model/units/formatQuantity.ts";
import { clientsText } from "../../texts/en/clients.ts";
import { itemAddress } from "../mediaAddresses.ts";

/** How much is published to a location and watched there, with the way to its viewers and their history. */
export const PublishedNow = observer(function PublishedNow({ name }: { readonly name: string }) {
  const { search } = useLocation();
  const { streams, clients } = publishedFigures(useStores().config.node("lives", name).readRuntime());
  const rows = [
    { name: clientsText("items.streams"), value: formatCount(streams), isLive: true },
    { name: clientsText("items.clients"), value: formatCount(clients), isLive: true },
  ];
  const links = (
    <>
      <Link to={itemAddress("location", [name], "clients") + search}>{clientsText("items.watch")}</Link>
      <Link to={itemAddress("location", [name], "history") + search}>{clientsText("items.history")}</Link>
    </>
  );
  return (
    <Panel title={clientsText("items.published")} actions={links}>
      <KeyValueList rows={rows} />
    </Panel>
  );
});
