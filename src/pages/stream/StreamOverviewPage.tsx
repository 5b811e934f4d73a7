import { observer } from "mobx-react-lite";
import { useLocation } from "react-router-dom";
import { MediaInfo } from "../../../overrides/mediaInfo/MediaInfo.tsx";
import { PlayerFrame } from "../../../overrides/player/PlayerFrame.tsx";
import { StreamHealth } from "../../../overrides/streamHealth/StreamHealth.tsx";
import { StreamLog } from "../../../overrides/streamLog/StreamLog.tsx";
import { TrafficChart } from "../../../overrides/trafficChart/TrafficChart.tsx";
import { Webcam } from "../../../overrides/webcam/Webcam.tsx";
import { Panel } from "../../components/data/Panel.tsx";
import { useStores } from "../../context/StoresContext.ts";
import { entities } from "../../generated/entities.ts";
import { streamOverviewForm } from "../../generated/forms/stream.overview.ts";
import { StreamView } from "../../model/stream/StreamView.ts";
import { streamStatus } from "../../model/stream/streamStatus.ts";
import { streamStats } from "../../model/stream/reportedStream.ts";
import { EntityPage } from "../entity/EntityPage.tsx";
import { isOnServer } from "../entity/ItemPages.tsx";
import { useEditor } from "../entity/itemEditor.ts";
import { itemAddress, useMediaNames } from "../mediaAddresses.ts";
import styles from "./StreamOverviewPage.module.css";
import { overviewText } from "../../texts/en/streamOverview.ts";
import { inLanguage } from "../../texts/language.ts";

/** The settings every stream has, and how it does now. Several streams have only the settings: nothing live is of all. */
export const StreamOverviewPage = observer(function StreamOverviewPage() {
  const [name = "", ...others] = useMediaNames();
  const { search } = useLocation();
  const { config } = useStores();
  const form = <EntityPage form={inLanguage(streamOverviewForm)} editor={useEditor()} />;
  if (others.length > 0 || !isOnServer(config, entities.stream, [name])) return form;
  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <StreamPicture name={name} />
      </div>
      <div className={styles.live}>
        <StreamNow name={name} />
        <TrafficChart name={name} historyTo={itemAddress("standalone", [name], "history") + search} />
      </div>
      <div className={styles.form}>{form}</div>
      <div className={styles.media}>
        <StreamMedia name={name} />
      </div>
      <div className={styles.log}>
        <StreamWebcam name={name} />
        <StreamLog key={name} name={name} />
      </div>
    </div>
  );
});

interface LivePieceProps {
  readonly name: string;
}

/** What a stream looks like. */
const StreamPicture = observer(function StreamPicture({ name }: LivePieceProps) {
  const node = useStores().config.node("streams", name);
  const isStatic = node.readConfig()?.["static"] !== false;
  const stream = node.readRuntime();
  const status = stream && streamStatus(stream);
  const isOff = status?.kind === "noSources" || status?.kind === "disabled";
  return (
    <Panel title={overviewText("overview.player")} isFlush>
      <PlayerFrame
        name={name}
        isStatic={isStatic}
        source={stream && new StreamView(stream).source}
        none={isOff && streamStats(stream ?? {})["alive"] !== true ? status.text : undefined}
        isWide
      />
    </Panel>
  );
});

/** Whether it is on air as it is meant to be. */
const StreamNow = observer(function StreamNow({ name }: LivePieceProps) {
  const { clock, config, connection } = useStores();
  const stream = config.node("streams", name).readRuntime();
  const toSources = `/standalone/${encodeURIComponent(name)}/input`;
  return stream && <StreamHealth {...{ stream, toSources }} nowMs={clock.readMs()} isStale={connection.isStale} />;
});

/** What it consists of. */
const StreamMedia = observer(function StreamMedia({ name }: LivePieceProps) {
  return <MediaInfo name={name} stats={streamStats(useStores().config.node("streams", name).readRuntime() ?? {})} />;
});

/** Publishing to a stream of the config from this device. */
const StreamWebcam = observer(function StreamWebcam({ name }: LivePieceProps) {
  const stream = useStores().config.node("streams", name).readConfig();
  // The tree is merged in place: without a copy the panel could not tell that publishing is on now, or has another password.
  return stream ? <Webcam name={name} stream={{ ...stream }} /> : null;
});
