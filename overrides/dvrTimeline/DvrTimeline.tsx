import { observer } from "mobx-react-lite";
import { Component, type ReactNode } from "react";
import { Icon } from "../../src/components/Icon.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { useViewToken } from "../../src/context/useViewToken.ts";
import { recordedSpans } from "../../src/model/recordings.ts";
import { isPlainObject } from "../../src/model/Json.ts";
import { streamStats } from "../../src/model/stream/reportedStream.ts";
import { formatBytes } from "../../src/model/units/formatQuantity.ts";
import { formatDuration, formatMoment } from "../../src/model/units/formatTime.ts";
import { dvrText } from "../../src/texts/en/dvr.ts";
import { Timeline } from "./Timeline.tsx";
import styles from "./DvrTimeline.module.css";

interface DvrTimelineProps {
  readonly name: string;
  /** What the server reports of the archive (`stats.dvr_info`). */
  readonly info: unknown;
}

/** The recordings of a stream; nothing while there are none. Drawn anew by whoever watches it. */
export function DvrTimeline({ name, info }: DvrTimelineProps) {
  const { log } = useStores();
  const token = useViewToken();
  const recorded = recordedSpans(info);
  const [first] = recorded;
  if (!first) return null;
  const { disk_size: bytes = 0, duration = 0 } = isPlainObject(info) ? info : {};
  const summary = dvrText("dvr.summary", {
    duration: formatDuration(Number(duration) * 1000),
    from: formatMoment(first.fromMs),
    size: formatBytes(Number(bytes)),
  });
  return (
    <HiddenWhenBroken log={log}>
      <div className={styles.timeline}>
        <Panel title={dvrText("dvr.timeline")} help={<span data-live>{summary}</span>}>
          <Timeline key={name} name={name} token={token} recorded={recorded} />
        </Panel>
      </div>
    </HiddenWhenBroken>
  );
}

/** The recordings of a stream of the config, as the server reports them now; while there are none, why, and what would make some. */
export const StreamDvrTimeline = observer(function StreamDvrTimeline({ name }: { readonly name: string }) {
  const node = useStores().config.node("streams", name);
  const stream = node.readRuntime();
  if (stream === undefined) return null;
  // What is set may change without a report.
  node.readConfig();
  const { dvr_info: info, alive } = streamStats(stream);
  if (recordedSpans(info).length > 0) return <DvrTimeline name={name} info={info} />;
  // Another server has the archive.
  if (stream["external_dvr"] === true) return null;
  const isRecorded = isPlainObject(stream["dvr"]);
  // Why nothing is kept of what plays, a server says itself: a full disk, or nothing.
  if (isRecorded && alive === true) return null;
  return (
    <p className={styles.none} role="note">
      <Icon name="info" size={14} />
      <span>{isRecorded ? dvrText("dvr.none") : dvrText("dvr.notRecorded", { folder: `dvr/${name}` })}</span>
    </p>
  );
});

interface HiddenWhenBrokenProps {
  readonly children: ReactNode;
  readonly log: (error: Error) => void;
}

/** Leaves out what cannot be drawn, and says so in the log: the page around it works without. */
class HiddenWhenBroken extends Component<HiddenWhenBrokenProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    const why = error instanceof Error ? error.message : String(error);
    this.props.log(new Error(`The DVR timeline cannot be drawn: ${why}`));
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
