import { observer } from "mobx-react-lite";
import { useState } from "react";
import { classes } from "../../src/components/classes.ts";
import { Button, IconButton } from "../../src/components/controls/Button.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { recordedMs, type TimeSpan } from "../../src/model/recordings.ts";
import { strip, stripCells } from "../../src/model/dvrTimeline.ts";
import { embedUrl } from "../../src/model/stream/mediaNames.ts";
import { formatPercent } from "../../src/model/units/formatQuantity.ts";
import { formatMoment } from "../../src/model/units/formatTime.ts";
import { locale } from "../../src/texts/language.ts";
import { dvrText } from "../../src/texts/en/dvr.ts";
import { RangeBar } from "./RangeBar.tsx";
import { TimelineAxis } from "./TimelineAxis.tsx";
import { useTimeWindow } from "./useTimeWindow.ts";
import styles from "./DvrTimeline.module.css";

interface TimelineProps {
  readonly name: string;
  /** Undefined until it is there: nothing is played or kept before. */
  readonly token: string | undefined;
  /** At least one span. */
  readonly recorded: readonly TimeSpan[];
}

/** The recordings of one stream: looked over, played from a point, a part of them kept. */
export function Timeline({ name, token, recorded }: TimelineProps) {
  const whole = { fromMs: recorded[0]?.fromMs ?? 0, toMs: recorded.at(-1)?.toMs ?? 0 };
  const shown = useTimeWindow(recorded);
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
          <IconButton size="small" icon="chevron-left" label={dvrText("dvr.earlier")} onClick={() => shown.pan(-0.5)} />
          <IconButton size="small" icon="chevron-right" label={dvrText("dvr.later")} onClick={() => shown.pan(0.5)} />
          <IconButton size="small" icon="plus" label={dvrText("dvr.zoomIn")} onClick={() => shown.zoom(0.5)} />
          <IconButton size="small" icon="minus" label={dvrText("dvr.zoomOut")} onClick={() => shown.zoom(2)} />
          <Button size="small" variant="ghost" onClick={shown.showAll}>
            {dvrText("dvr.all")}
          </Button>
          <Button size="small" variant="ghost" aria-pressed={shown.isLive} onClick={shown.showNow}>
            {dvrText("dvr.now")}
          </Button>
        </span>
      </div>
      <TimelineAxis
        recorded={recorded}
        shown={shown}
        pointMs={pointMs}
        range={range}
        onPoint={movePoint}
        onRange={(chosen) => {
          chooseRange(chosen);
          // What is played from here is what was chosen.
          setPoint(within(chosen.fromMs));
        }}
        onPlay={play}
      />
      <div className={styles.bar}>
        <span>
          {dvrText("dvr.point")} {/* Before one is chosen it goes on with the recording. */}
          <time dateTime={new Date(pointMs).toISOString()} data-live={point === undefined || undefined}>
            {formatMoment(pointMs)}
          </time>
        </span>
        <Button size="small" icon="play" disabled={!isRecorded} onClick={play}>
          {dvrText("dvr.play")}
        </Button>
        <Button
          size="small"
          onClick={() => chooseRange({ fromMs: pointMs, toMs: Math.max(pointMs + 60_000, range?.toMs ?? 0) })}
        >
          {dvrText("dvr.setFrom")}
        </Button>
        <Button
          size="small"
          onClick={() =>
            chooseRange({ fromMs: Math.min(range?.fromMs ?? pointMs - 60_000, pointMs - 1000), toMs: pointMs })
          }
        >
          {dvrText("dvr.setTo")}
        </Button>
        {!isRecorded && <span role="status">{dvrText("dvr.gap")}</span>}
      </div>
      <RangeBar name={name} token={token} range={range} recorded={recorded} onClear={() => setRange(undefined)} />
      {playedMs !== undefined && token !== undefined && (
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

interface DvrStripProps {
  readonly recorded: readonly TimeSpan[];
  readonly nowMs: number;
}

/** The last hours at a glance: a cell is full, half or empty. */
function DvrStrip({ recorded, nowMs }: DvrStripProps) {
  const cells = stripCells(recorded, nowMs);
  const span = { fromMs: cells[0]?.fromMs ?? 0, toMs: nowMs };
  const share = recordedMs(recorded, span) / Math.max(1, span.toMs - span.fromMs);
  return (
    <div
      role="img"
      aria-label={dvrText("dvr.strip", { percent: formatPercent(share * 100) })}
      className={styles.strip}
      data-live
      style={{ width: strip.widthPx }}
    >
      {cells.map(({ fromMs, fill }) => (
        <span
          key={fromMs}
          className={classes(styles.cell, styles[fill])}
          style={{ width: strip.cellPx }}
          data-fill={fill}
        />
      ))}
    </div>
  );
}

interface ArchivePlayerProps {
  readonly name: string;
  readonly token: string;
  readonly fromMs: number;
  readonly onClose: () => void;
}

/** The server's player page, from a point of the archive on. */
const ArchivePlayer = observer(function ArchivePlayer({ name, token, fromMs, onClose }: ArchivePlayerProps) {
  const { info } = useStores().serverInfo;
  return (
    <div className={styles.player}>
      <iframe
        lang={locale()}
        title={dvrText("dvr.player", { name })}
        src={`${embedUrl(name, false, token, info?.auth_token)}&from=${Math.floor(fromMs / 1000)}`}
        allow="autoplay; fullscreen"
      />
      <Button size="small" onClick={onClose}>
        {dvrText("dvr.stop")}
      </Button>
    </div>
  );
});
