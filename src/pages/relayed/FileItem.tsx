import { observer } from "mobx-react-lite";
import { Link, Outlet, useLocation } from "react-router-dom";
import { Tabs } from "../../components/controls/Tabs.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { StatusDot } from "../../components/states/StatusDot.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { readFile } from "../../stores/media/relayedStreams.ts";
import { text } from "../../texts/text.ts";
import { itemAddress, listAddress, useMediaNames } from "../mediaAddresses.ts";
import { broughtTabs } from "./RelayedItem.tsx";

/** A file of a VOD, watched or not: its header and the tabs of its pages. */
export const FileItem = observer(function FileItem() {
  const { config } = useStores();
  const [name = ""] = useMediaNames();
  const { search } = useLocation();
  const found = readFile(config, name);
  if (!found) {
    return (
      <EmptyState
        icon="warning"
        title={text("files.noFile", { name })}
        action={<Link to={listAddress("vods", search)}>{text("pages.backToMedia")}</Link>}
      >
        {text("files.noFileDetail")}
      </EmptyState>
    );
  }
  const isOpen = Object.keys(found.stream).length > 0;
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: listAddress("vods", search), label: text("media.lists.vods") }}
        mark={<StatusDot status={isOpen ? "on" : "off"} text={text(isOpen ? "files.open" : "files.notOpen")} />}
        actions={<Link to={itemAddress("vod", [found.owner]) + search}>{text("files.vodConfig")}</Link>}
        tabs={<Tabs label={name} tabs={broughtTabs({ route: "file" }, name, search, false)} />}
      />
      <Outlet context={{ ...found, name }} />
    </>
  );
});
