import { observer } from "mobx-react-lite";
import { MediaInfo } from "../../../overrides/mediaInfo/MediaInfo.tsx";
import { PlayerFrame } from "../../../overrides/player/PlayerFrame.tsx";
import { StreamHealth } from "../../../overrides/streamHealth/StreamHealth.tsx";
import { StreamLog } from "../../../overrides/streamLog/StreamLog.tsx";
import { TrafficChart } from "../../../overrides/trafficChart/TrafficChart.tsx";
import { KeyValueList } from "../../components/data/KeyValueList.tsx";
import { Panel } from "../../components/data/Panel.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { streamStats } from "../../model/stream/reportedStream.ts";
import { relayedText } from "../../texts/en/relayed.ts";
import { useRelayed } from "./RelayedItem.tsx";
import styles from "../stream/StreamOverviewPage.module.css";
import { overviewText } from "../../texts/en/streamOverview.ts";

/** How a relayed stream does now. It has no settings of its own. */
export const RelayedOverviewPage = observer(function RelayedOverviewPage() {
  const { clock, connection } = useStores();
  const { name, ownerName, stream } = useRelayed();
  const facts = [
    { name: relayedText("relayed.name"), value: name },
    { name: relayedText("relayed.owner"), value: ownerName },
  ];
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Panel title={overviewText("overview.player")} isFlush>
          <PlayerFrame name={name} isStatic isWide />
        </Panel>
      </div>
      <div className={styles.live}>
        <StreamHealth stream={stream} nowMs={clock.readMs()} isStale={connection.isStale} origin="mirrored" />
        <TrafficChart name={name} />
      </div>
      <div className={styles.form}>
        <Panel title={relayedText("relayed.overview")}>
          <KeyValueList rows={facts} />
        </Panel>
      </div>
      <div className={styles.media}>
        <MediaInfo name={name} stats={streamStats(stream)} />
      </div>
      <div className={styles.log}>
        <StreamLog key={name} name={name} />
      </div>
    </div>
  );
});
