import { useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { IconButton } from "../../src/components/controls/IconButton.tsx";
import type { TimeSpan } from "../../src/model/dvr/TimeSpan.ts";
import { formatMoment } from "../../src/model/units/formatMoment.ts";
import { text } from "../../src/texts/text.ts";
import { ArchivePlayer } from "./ArchivePlayer.tsx";
import { DvrStrip } from "./DvrStrip.tsx";
import styles from "./DvrTimeline.module.css";
import { RangeBar } from "./RangeBar.tsx";
import { TimelineAxis } from "./TimelineAxis.tsx";
import { useTimeWindow } from "./useTimeWindow.ts";

interface TimelineProps {
  readonly name: string;
  readonly token: string;
  /** At least one span. */
  readonly recorded: readonly TimeSpan[];
}

/** The recordings of one stream: looked over, played from a point, a part of them kept. */
export function Timeline({ name, token, recorded }: TimelineProps) {
  const whole = { fromMs: recorded[0]?.fromMs ?? 0, toMs: recorded.at(-1)?.toMs ?? 0 };
  const shown = useTimeWindow(whole);
  const [point, setPoint] = useState<number>();
  const [range, setRange] = useState<TimeSpan>();
  const [playedMs, setPlayed] = useState<number>();
  const within = (ms: number) => Math.min(whole.toMs, Math.max(whole.fromMs, ms));
  const pointMs = point ?? Math.max(whole.fromMs, whole.toMs - 60_000);
  const isRecorded = recorded.some(({ fromMs, toMs }) => fromMs <= pointMs && pointMs < toMs);
  const movePoint = (ms: number) => {
    setPoint(within(ms));
    shown.reveal(within(ms));
  };
  const play = () => isRecorded && setPlayed(pointMs);
  const chooseRange = ({ fromMs, toMs }: TimeSpan) => setRange({ fromMs: within(fromMs), toMs: within(toMs) });
  return (
    <>
      <div className={styles.bar}>
        <DvrStrip recorded={recorded} nowMs={whole.toMs} />
        <span className={styles.tools}>
          <IconButton size="small" icon="chevron-left" label={text("dvr.earlier")} onClick={() => shown.pan(-0.5)} />
          <IconButton size="small" icon="chevron-right" label={text("dvr.later")} onClick={() => shown.pan(0.5)} />
          <IconButton size="small" icon="plus" label={text("dvr.zoomIn")} onClick={() => shown.zoom(0.5)} />
          <IconButton size="small" icon="minus" label={text("dvr.zoomOut")} onClick={() => shown.zoom(2)} />
          <Button size="small" variant="ghost" onClick={shown.showAll}>
            {text("dvr.all")}
          </Button>
          <Button size="small" variant="ghost" aria-pressed={shown.isLive} onClick={shown.showNow}>
            {text("dvr.now")}
          </Button>
        </span>
      </div>
      <TimelineAxis
        recorded={recorded}
        shown={shown}
        pointMs={pointMs}
        range={range}
        onPoint={movePoint}
        onRange={chooseRange}
        onPlay={play}
      />
      <div className={styles.bar}>
        <span>
          {text("dvr.point")} <time dateTime={new Date(pointMs).toISOString()}>{formatMoment(pointMs)}</time>
        </span>
        <Button size="small" icon="play" disabled={!isRecorded} onClick={play}>
          {text("dvr.play")}
        </Button>
        <Button
          size="small"
          onClick={() => chooseRange({ fromMs: pointMs, toMs: Math.max(pointMs + 60_000, range?.toMs ?? 0) })}
        >
          {text("dvr.setFrom")}
        </Button>
        <Button
          size="small"
          onClick={() =>
            chooseRange({ fromMs: Math.min(range?.fromMs ?? pointMs - 60_000, pointMs - 1000), toMs: pointMs })
          }
        >
          {text("dvr.setTo")}
        </Button>
        {!isRecorded && <span role="status">{text("dvr.gap")}</span>}
      </div>
      <RangeBar name={name} token={token} range={range} recorded={recorded} onClear={() => setRange(undefined)} />
      {playedMs !== undefined && (
        <ArchivePlayer
          key={playedMs}
          name={name}
          token={token}
          fromMs={playedMs}
          onClose={() => setPlayed(undefined)}
        />
      )}
    </>
  );
}
