import { MediaInfo } from "../../../overrides/mediaInfo/MediaInfo.tsx";
import { PlayerFrame } from "../../../overrides/player/PlayerFrame.tsx";
import { StreamLog } from "../../../overrides/streamLog/StreamLog.tsx";
import { TrafficChart } from "../../../overrides/trafficChart/TrafficChart.tsx";
import { KeyValueList } from "../../components/data/KeyValueList.tsx";
import { Panel } from "../../components/data/Panel.tsx";
import { statsOf } from "../../model/status/statsOf.ts";
import { text } from "../../texts/text.ts";
import { useBrought } from "./RelayedItem.tsx";
import styles from "../stream/StreamOverviewPage.module.css";

/** How a brought stream does now. It has no settings of its own. */
export function BroughtOverviewPage() {
  const { name, ownerName, stream } = useBrought();
  const facts = [
    { name: text("brought.name"), value: name },
    { name: text("brought.owner"), value: ownerName },
  ];
  return (
    <div className={styles.page}>
      <div className={styles.form}>
        <Panel title={text("brought.overview")}>
          <KeyValueList rows={facts} />
        </Panel>
      </div>
      <div className={styles.media}>
        <Panel title={text("overview.player")} isFlush>
          <PlayerFrame name={name} isStatic />
        </Panel>
        <MediaInfo name={name} stats={statsOf(stream)} />
      </div>
      <div className={styles.live}>
        <TrafficChart name={name} />
      </div>
      <div className={styles.log}>
        <StreamLog key={name} name={name} />
      </div>
    </div>
  );
}
