import { PlayerFrame } from "../../../overrides/player/PlayerFrame.tsx";
import { KeyValueList } from "../../components/data/KeyValueList.tsx";
import { Panel } from "../../components/data/Panel.tsx";
import { fileFacts } from "../../model/files/fileRows.ts";
import { fileText } from "../../texts/en/vodFiles.ts";
import { relayedText } from "../../texts/en/relayed.ts";
import { useRelayed } from "./RelayedItem.tsx";
import styles from "../stream/StreamOverviewPage.module.css";
import { overviewText } from "../../texts/en/streamOverview.ts";

/** A file: its name, who watches it, and its picture. It has no settings of its own. */
export function FileOverviewPage() {
  const { name, owner, stream } = useRelayed();
  const counts = fileFacts(stream);
  const facts = [
    { name: relayedText("relayed.name"), value: name },
    { name: fileText("files.vod"), value: owner },
    { name: fileText("files.clients"), value: counts?.clients ?? fileText("files.notOpenDetail") },
    ...(counts
      ? [
          { name: fileText("files.workers"), value: counts.workers },
          { name: fileText("files.read"), value: counts.read },
          { name: fileText("files.sent"), value: counts.sent },
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
