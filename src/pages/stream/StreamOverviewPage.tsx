import { useLocation } from "react-router-dom";
import { StreamLog } from "../../../overrides/streamLog/StreamLog.tsx";
import { TrafficChart } from "../../../overrides/trafficChart/TrafficChart.tsx";
import { streamOverviewForm } from "../../generated/forms/stream.overview.ts";
import { EntityPage } from "../entity/EntityPage.tsx";
import { useEditor } from "../entity/useEditor.ts";
import { itemAddress } from "../itemAddress.ts";
import { useMediaNames } from "../useMediaNames.ts";
import { StreamMedia } from "./StreamMedia.tsx";
import styles from "./StreamOverviewPage.module.css";
import { StreamWebcam } from "./StreamWebcam.tsx";

/** The settings every stream has, and how it does now. Several streams have only the settings: nothing live is of all. */
export function StreamOverviewPage() {
  const [name = "", ...others] = useMediaNames();
  const { search } = useLocation();
  const form = <EntityPage form={streamOverviewForm} editor={useEditor()} />;
  if (others.length > 0) return form;
  return (
    <div className={styles.page}>
      <div className={styles.form}>{form}</div>
      <div className={styles.media}>
        <StreamMedia name={name} />
      </div>
      <div className={styles.live}>
        <TrafficChart name={name} historyTo={itemAddress("standalone", [name], "history") + search} />
      </div>
      <div className={styles.log}>
        <StreamWebcam name={name} />
        <StreamLog key={name} name={name} />
      </div>
    </div>
  );
}
