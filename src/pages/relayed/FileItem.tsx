import { observer } from "mobx-react-lite";
import { Link, Outlet, useLocation } from "react-router-dom";
import { PlayerFrame } from "../../../overrides/player/PlayerFrame.tsx";
import { Tabs } from "../../components/controls/Tabs.tsx";
import { KeyValueList } from "../../components/data/KeyValueList.tsx";
import { Panel } from "../../components/data/Panel.tsx";
import { PageHeader } from "../../components/shell/PageHeader.tsx";
import { EmptyState } from "../../components/states/EmptyState.tsx";
import { StatusDot } from "../../components/states/StatusDot.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { fileFacts } from "../../model/files/fileRows.ts";
import { readOpenFile } from "../../stores/media/relayedStreams.ts";
import { fileText } from "../../texts/en/vodFiles.ts";
import { relayedText } from "../../texts/en/relayed.ts";
import { text } from "../../texts/text.ts";
import { itemAddress, listAddress, useMediaNames } from "../mediaAddresses.ts";
import { relayedTabs, useRelayed } from "./RelayedItem.tsx";
import styles from "../stream/StreamOverviewPage.module.css";
import { overviewText } from "../../texts/en/streamOverview.ts";

/** A file of a VOD, watched or not: its header and the tabs of its pages. */
export const FileItem = observer(function FileItem() {
  const { config, serverInfo } = useStores();
  const [name = ""] = useMediaNames();
  const { search } = useLocation();
  const found = readOpenFile(config, name);
  if (!found) {
    return (
      <EmptyState
        icon="warning"
        title={fileText("files.noFile", { name })}
        action={<Link to={listAddress("vods", search)}>{text("pages.backToMedia")}</Link>}
      >
        {fileText("files.noFileDetail")}
      </EmptyState>
    );
  }
  const isOpen = Object.keys(found.stream).length > 0;
  return (
    <>
      <PageHeader
        title={name}
        back={{ to: listAddress("vods", search), label: text("media.lists.vods") }}
        mark={<StatusDot status={isOpen ? "on" : "off"} text={fileText(isOpen ? "files.open" : "files.notOpen")} />}
        actions={<Link to={itemAddress("vod", [found.owner]) + search}>{fileText("files.vodConfig")}</Link>}
        tabs={
          <Tabs
            label={name}
            tabs={relayedTabs({ route: "file" }, name, search, { hasLogs: serverInfo.can("item_logs") })}
          />
        }
      />
      <Outlet context={{ ...found, name }} />
    </>
  );
});

/** A file: its name, who watches it, and its picture. It has no settings of its own. */
export function FileOverviewPage() {
  const { name, owner, stream } = useRelayed();
  const counts = fileFacts(stream);
  const facts = [
    { name: relayedText("relayed.name"), value: name },
    { name: fileText("files.vod"), value: owner },
    { name: fileText("files.clients"), value: counts?.clients ?? fileText("files.notOpenDetail"), isLive: true },
    ...(counts
      ? [
          { name: fileText("files.workers"), value: counts.workers, isLive: true },
          { name: fileText("files.read"), value: counts.read, isLive: true },
          { name: fileText("files.sent"), value: counts.sent, isLive: true },
        ]
      : []),
  ];
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Panel title={overviewText("overview.player")} isFlush>
          <PlayerFrame key={name} name={name} isStatic isWide />
        </Panel>
      </div>
      <div className={styles.live}>
        <Panel title={relayedText("relayed.overview")}>
          <KeyValueList rows={facts} />
        </Panel>
      </div>
    </div>
  );
}
