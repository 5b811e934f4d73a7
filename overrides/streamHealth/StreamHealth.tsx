import { useState } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../../src/components/Icon.tsx";
import { KeyValueList } from "../../src/components/data/KeyValueList.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { breakable } from "../../src/components/breakable.tsx";
import { Badge } from "../../src/components/states/Badge.tsx";
import { StatusDot } from "../../src/components/states/StatusDot.tsx";
import { shownUrl, withHiddenShown } from "../../src/model/hiddenCharacters.ts";
import type { JsonObject } from "../../src/model/Json.ts";
import { numberOf, streamStats } from "../../src/model/stream/reportedStream.ts";
import { describePublisher, publisherState } from "../../src/model/stream/streamPublishing.ts";
import { alarmsOf, type StreamOrigin } from "../../src/model/stream/streamStatus.ts";
import { type SourceView, sourcesOf, StreamView } from "../../src/model/stream/StreamView.ts";
import { formatLasting, formatMoment } from "../../src/model/units/formatTime.ts";
import { publishText } from "../../src/texts/en/publish.ts";
import { healthText } from "../../src/texts/en/streamHealth.ts";
import { text } from "../../src/texts/text.ts";
import styles from "./StreamHealth.module.css";
import { SwitchList } from "./SwitchList.tsx";

interface StreamHealthProps {
  /** As the server reports it; drawn anew by whoever watches it. */
  readonly stream: JsonObject;
  /** For how long something has been so, in milliseconds since 1970. */
  readonly nowMs: number;
  /** What is reported is of before: what counts on stands still with it. */
  readonly isStale?: boolean;
  readonly origin?: StreamOrigin;
  /** Address of the page where sources are added, of a stream that has its own. */
  readonly toSources?: string;
}

/** Whether a stream is on air as it is meant to be: its source, its figures, what is wrong, and how it came to that. */
export function StreamHealth({ stream, nowMs: clockMs, isStale = false, origin, toSources }: StreamHealthProps) {
  const [reported] = useState(() => new ReportedTime());
  const nowMs = reported.at(clockMs, isStale);
  const view = new StreamView(stream, origin);
  const stats = streamStats(stream);
  const alarms = alarmsOf(stats);
  const sources = sourcesOf(stream);
  const failing = sources.filter(({ error }) => error !== undefined).length;
  return (
    <Panel title={healthText("health.title")} actions={<StatusDot status={view.dot} text={view.status.text} />}>
      <div className={styles.health} data-live>
        {alarms.length > 0 && (
          <ul className={styles.alarms} aria-label={healthText("health.alarms")}>
            {alarms.map((alarm) => (
              <li key={alarm}>
                <Icon name="warning" size={14} />
                {healthText(`health.alarm.${alarm}`)}
              </li>
            ))}
          </ul>
        )}
        <KeyValueList
          rows={factsOf({ stream, stats, view, nowMs, failing, ...(sources.length === 0 && { toSources }) })}
        />
        {sources.length > 0 && (
          <ul className={styles.sources} aria-label={healthText("health.sources")}>
            {sources.map((source, index) => (
              <SourceLine key={`${index} ${source.url}`} source={source} stream={stream} />
            ))}
          </ul>
        )}
        <SwitchList switches={stats["switches"]} />
      </div>
    </Panel>
  );
}

/** The time that figures are of: it stands still while they do. */
class ReportedTime {
  #atMs: number | undefined;

  at(nowMs: number, isStale: boolean): number {
    if (!isStale || this.#atMs === undefined) this.#atMs = nowMs;
    return this.#atMs;
  }
}

interface Facts extends SourceInUseProps {
  readonly stream: JsonObject;
  /** How many sources fail, also those that are not in use. */
  readonly failing: number;
}

function factsOf({ stream, stats, view, nowMs, failing, toSources }: Facts) {
  const publisher = describePublisher(stream);
  const drops = numberOf(stats["input_error_rate"]);
  const retries = numberOf(stats["retry_count"]);
  const errors = [
    ...(drops > 0 ? [text("status.drops", { rate: Math.round(drops * 100) / 100 })] : []),
    ...(retries > 0 ? [text("status.error.retry", { count: retries })] : []),
    ...(failing > 0 ? [healthText("health.failing", { count: failing })] : []),
  ];
  return [
    { name: healthText("health.source"), value: <SourceInUse {...{ stats, view, nowMs, toSources }} /> },
    ...(publisher === "" ? [] : [{ name: healthText("health.publisher"), value: publisher }]),
    { name: healthText("health.onAir"), value: onAirFor(stats, view) },
    { name: healthText("health.input"), value: view.bitrate || "–" },
    { name: healthText("health.errors"), value: errors.join(", ") || healthText("health.noErrors") },
    { name: healthText("health.viewers"), value: viewersOf(view) },
  ];
}

/** Players wait through a short break, and the server counts on over it (decision 24). */
const SHORT_BREAK_MS = 5000;

function onAirFor({ lifetime, ts_delay: delayMs }: JsonObject, { runtime }: StreamView): string {
  if (runtime !== "") return runtime;
  const isBreak = typeof delayMs === "number" && delayMs <= SHORT_BREAK_MS && numberOf(lifetime) > 0;
  return isBreak ? formatLasting(numberOf(lifetime)) : healthText("health.notOnAir");
}

function viewersOf({ clientCount, clients, output }: StreamView): string {
  if (clientCount === 0) return healthText("health.noViewers");
  return output === "" ? clients : healthText("health.viewersOf", { clients, output });
}

interface SourceInUseProps {
  readonly stats: JsonObject;
  readonly view: StreamView;
  readonly nowMs: number;
  /** Where one is added, as there is none. */
  readonly toSources?: string | undefined;
}

/** Where the picture comes from, how that stands among the sources, and since when. */
function SourceInUse({ stats, view, nowMs, toSources }: SourceInUseProps) {
  const { source_use: use, source_since: sinceMs } = stats;
  if (stats["alive"] !== true) {
    return (
      <>
        {healthText("health.nothing")}
        {toSources !== undefined && (
          <>
            {". "}
            <Link to={toSources}>{healthText("health.addSource")}</Link>
          </>
        )}
      </>
    );
  }
  return (
    <span className={styles.inUse}>
      <span>{use === "fallback" ? healthText("health.use.fallback") : breakable(view.source)}</span>
      {(use === "backup" || use === "fallback") && <Badge tone="warn">{healthText("health.onBackup")}</Badge>}
      {use === "chosen" && <Badge>{healthText("health.use.chosen")}</Badge>}
      {typeof sinceMs === "number" && (
        <span className={styles.since}>
          {healthText("health.since", {
            time: formatMoment(sinceMs),
            duration: formatLasting(nowMs - sinceMs),
          })}
        </span>
      )}
    </span>
  );
}

/** One source, what it is doing, and why it fails. */
function SourceLine({
  source: { url, kind, error },
  stream,
}: Pick<StreamHealthProps, "stream"> & { source: SourceView }) {
  const publisher = publisherState(url, stream);
  const unused = publisher === undefined ? healthText("health.notInUse") : publishText(`publish.${publisher}`);
  const status = kind === "online" ? "on" : error === undefined ? "off" : "err";
  return (
    <li>
      <StatusDot status={status} text={shownUrl(url)} />
      <span className={error === undefined ? styles.since : styles.error}>
        {error === undefined ? (kind === "online" ? healthText("health.inUse") : unused) : withHiddenShown(error)}
      </span>
    </li>
  );
}
