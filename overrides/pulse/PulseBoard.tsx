import { observer } from "mobx-react-lite";
import { useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { Select } from "../../src/components/controls/Choices.tsx";
import { Field } from "../../src/components/controls/TextField.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { EmptyState } from "../../src/components/states/EmptyState.tsx";
import { ProgressBar } from "../../src/components/states/ProgressBar.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { boardGraphs, diskTopic } from "../../src/model/pulse/pulseMetrics.ts";
import { pulseAxes } from "../../src/model/pulse/pulseAxis.ts";
import type { TimeSpan } from "../../src/model/pulse/timeSpan.ts";
import { formatBytes, formatPercent } from "../../src/model/units/formatQuantity.ts";
import { formatClock } from "../../src/model/units/formatTime.ts";
import { pulseText } from "../../src/texts/en/pulse.ts";
import { PulseGraph } from "./PulseGraph.tsx";
import styles from "./Pulse.module.css";

/** What the machine is doing: its disks, and each figure over the last hour and the last minute. */
export function PulseBoard() {
  const [span, setSpan] = useState<TimeSpan>();
  return (
    <div className={styles.board}>
      <div className={styles.disks}>
        <DiskGraphs />
        <DiskSpace />
      </div>
      <SpanChoice span={span} onChange={setSpan} />
      {boardGraphs.map(({ title, topic, axis }) => (
        <Panel key={topic} title={title}>
          <div className={styles.pair}>
            {(["hour", "minute"] as const).map((resolution) => {
              const which = pulseText(resolution === "hour" ? "pulse.lastHour" : "pulse.lastMinute");
              return (
                <figure key={resolution} className={styles.figure}>
                  <figcaption>{which}</figcaption>
                  <PulseGraph
                    topic={topic}
                    resolution={resolution}
                    label={pulseText("pulse.graphOf", { title, resolution: which })}
                    axis={axis}
                    size="medium"
                    {...(resolution === "hour" && { span, onSpan: setSpan })}
                  />
                </figure>
              );
            })}
          </div>
        </Panel>
      ))}
    </div>
  );
}

const minutes = ["60", "30", "15", "5"] as const;

/** What the graphs of the hour show: by keyboard and on a phone here, with a mouse by dragging over one of them. */
function SpanChoice({
  span,
  onChange,
}: {
  readonly span: TimeSpan | undefined;
  readonly onChange: (span: TimeSpan | undefined) => void;
}) {
  const last = span !== undefined && "lastMinutes" in span ? span.lastMinutes : 60;
  const chosen = minutes.find((one) => Number(one) === last) ?? "60";
  const words = (count: (typeof minutes)[number]) =>
    count === "60" ? pulseText("pulse.shownHour") : pulseText("pulse.shownMinutes", { count });
  return (
    <div className={styles.bar}>
      <Field label={pulseText("pulse.shown")} isRow>
        {(control) => (
          <Select
            {...control}
            options={minutes.map((value) => ({ value, label: words(value) }))}
            value={chosen}
            onChange={(value) => onChange(value === "60" ? undefined : { lastMinutes: Number(value) })}
          />
        )}
      </Field>
      {span !== undefined && "fromMs" in span ? (
        <>
          <span role="status">
            {pulseText("pulse.shownSpan", {
              from: formatClock(span.fromMs, "hour"),
              to: formatClock(span.toMs, "hour"),
            })}
          </span>
          <Button size="small" onClick={() => onChange(undefined)}>
            {pulseText("pulse.showAll")}
          </Button>
        </>
      ) : (
        <span className={styles.hint}>{pulseText("pulse.spanHint")}</span>
      )}
    </div>
  );
}

/** How busy each disk is. */
const DiskGraphs = observer(function DiskGraphs() {
  const { serverInfo } = useStores();
  const disks = serverInfo.info?.disks ?? [];
  return (
    <Panel title={pulseText("pulse.disks")}>
      {disks.length === 0 && <EmptyState title={pulseText("pulse.untold")} />}
      <div className={styles.grid}>
        {disks.map(({ name }) => (
          <figure key={name} className={styles.figure}>
            <figcaption>{name}</figcaption>
            <PulseGraph
              topic={diskTopic(name)}
              resolution="hour"
              label={pulseText("pulse.diskOf", { name })}
              axis={pulseAxes.percent}
              size="small"
            />
          </figure>
        ))}
      </div>
    </Panel>
  );
});

/** How full each file system is. */
const DiskSpace = observer(function DiskSpace() {
  const { serverInfo } = useStores();
  const partitions = serverInfo.info?.partitions ?? [];
  return (
    <Panel title={pulseText("pulse.space")}>
      {partitions.length === 0 && <EmptyState title={pulseText("pulse.untold")} />}
      <ul className={styles.partitions}>
        {partitions.map(({ path, usage, total, free }) => (
          <li key={path}>
            <span className={styles.path}>{path}</span>
            <ProgressBar
              label={pulseText("pulse.spaceOf", { path })}
              kind="level"
              value={usage}
              valueText={
                total === undefined || free === undefined
                  ? formatPercent(usage)
                  : pulseText("pulse.spaceFree", {
                      usage: formatPercent(usage),
                      free: formatBytes(free),
                      total: formatBytes(total),
                    })
              }
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
});
