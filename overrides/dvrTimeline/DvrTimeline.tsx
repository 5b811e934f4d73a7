import { Panel } from "../../src/components/data/Panel.tsx";
import { useStores } from "../../src/context/useStores.ts";
import { useViewToken } from "../../src/context/useViewToken.ts";
import { recordedSpans } from "../../src/model/dvr/recordedSpans.ts";
import { isPlainObject } from "../../src/model/patch/isPlainObject.ts";
import { formatBytes } from "../../src/model/units/formatBytes.ts";
import { formatDuration } from "../../src/model/units/formatDuration.ts";
import { formatMoment } from "../../src/model/units/formatMoment.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./DvrTimeline.module.css";
import { HiddenWhenBroken } from "./HiddenWhenBroken.tsx";
import { Timeline } from "./Timeline.tsx";

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
  if (token === undefined || !first) return null;
  const { disk_size: bytes = 0, duration = 0 } = isPlainObject(info) ? info : {};
  const summary = text("dvr.summary", {
    duration: formatDuration(Number(duration) * 1000),
    from: formatMoment(first.fromMs),
    size: formatBytes(Number(bytes)),
  });
  return (
    <HiddenWhenBroken log={log}>
      <div className={styles.timeline}>
        <Panel title={text("dvr.timeline")} help={summary}>
          <Timeline key={name} name={name} token={token} recorded={recorded} />
        </Panel>
      </div>
    </HiddenWhenBroken>
  );
}
