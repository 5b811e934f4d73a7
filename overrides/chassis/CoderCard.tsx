import type { ReactNode } from "react";
import { observer } from "mobx-react-lite";
import { Icon } from "../../src/components/Icon.tsx";
import { ProgressBar } from "../../src/components/states/ProgressBar.tsx";
import { StatusDot } from "../../src/components/states/StatusDot.tsx";
import type { Coder } from "../../src/generated/types/Coder.ts";
import {
  coderProgress,
  type FigureLevel,
  lastStage,
  loadLevel,
  temperatureLevel,
} from "../../src/model/chassis/coderStates.ts";
import { formatCount } from "../../src/model/units/formatQuantity.ts";
import { formatDuration } from "../../src/model/units/formatTime.ts";
import { chassisText } from "../../src/texts/en/chassis.ts";
import { RestartCoder } from "./RestartCoder.tsx";
import styles from "./Chassis.module.css";

interface CoderCardProps {
  readonly coder: Coder;
  readonly onRestarted: () => void;
}

const dots = { working: "on", starting: "warn", booting: "warn", offline: "off", unknown: "dis" } as const;
const words = {
  working: "chassis.working",
  starting: "chassis.starting",
  booting: "chassis.booting",
  offline: "chassis.offline",
  unknown: "chassis.unknown",
} as const;

/** One module of the chassis: how it is in its head, and folded out what it does. */
export const CoderCard = observer(function CoderCard({ coder, onRestarted }: CoderCardProps) {
  const { id, status } = coder;
  return (
    <li className={styles.card}>
      <details open aria-label={chassisText("chassis.coder", { id })}>
        <summary className={styles.head}>
          <Icon name="chevron-right" size={14} />
          <span className={styles.name} title={id}>
            {id}
          </span>
          <span className={styles.state}>
            <StatusDot status={dots[status]} text={chassisText(words[status])} />
          </span>
        </summary>
        <div className={styles.body}>
          <CoderFigures coder={coder} />
          {status !== "unknown" && <RestartCoder coder={coder} onRestarted={onRestarted} />}
        </div>
      </details>
    </li>
  );
});

function CoderFigures({ coder }: { readonly coder: Coder }) {
  if (coder.status === "unknown") {
    return (
      <p className={styles.unavailable}>
        <Icon name="unplug" size={20} />
        {chassisText("chassis.unavailable")}
      </p>
    );
  }
  if (coder.status !== "working") return <Boot coder={coder} />;
  return (
    <>
      <Progress coder={coder} />
      <Work coder={coder} />
    </>
  );
}

/** What a module that is up does. */
function Work({ coder }: { readonly coder: Coder }) {
  const { id, uptime, load, power, temperature, streams } = coder;
  return (
    <dl className={styles.figures}>
      <Figure name={chassisText("chassis.uptime")}>
        {uptime === undefined ? undefined : formatDuration(uptime * 1000)}
      </Figure>
      <Figure
        name={chassisText("chassis.load")}
        level={loadLevel(load ?? 0)}
        levels={loadWords}
        bar={
          load !== undefined && <ProgressBar kind="level" label={chassisText("chassis.loadOf", { id })} value={load} />
        }
      >
        {load === undefined ? undefined : chassisText("chassis.percent", { percent: load })}
      </Figure>
      <Figure name={chassisText("chassis.power")}>
        {power === undefined ? undefined : chassisText("chassis.watts", { watts: power })}
      </Figure>
      <Figure
        name={chassisText("chassis.temperature")}
        level={temperatureLevel(temperature ?? 0)}
        levels={temperatureWords}
      >
        {temperature === undefined ? undefined : chassisText("chassis.degrees", { degrees: temperature })}
      </Figure>
      <Figure name={chassisText("chassis.streams")}>{streams === undefined ? undefined : formatCount(streams)}</Figure>
    </dl>
  );
}

const loadWords = {
  get high() {
    return chassisText("chassis.loadHigh");
  },
  get over() {
    return chassisText("chassis.loadOver");
  },
};
const temperatureWords = {
  get high() {
    return chassisText("chassis.warm");
  },
  get over() {
    return chassisText("chassis.hot");
  },
};

interface FigureProps {
  readonly name: string;
  readonly children: ReactNode;
  readonly level?: FigureLevel;
  /** Below the figure. */
  readonly bar?: ReactNode;
  readonly levels?: Readonly<Record<Exclude<FigureLevel, "good">, string>>;
}

/** A figure with its name; one that is too high says so in words. */
function Figure({ name, children, level = "good", levels, bar }: FigureProps) {
  return (
    <div className={bar ? styles.barred : styles.figure}>
      <dt>{name}</dt>
      <dd>{children ?? "–"}</dd>
      {bar && <dd className={styles.bar}>{bar}</dd>}
      {level !== "good" && levels && (
        <dd className={level === "over" ? styles.over : styles.high}>
          <Icon name="warning" size={14} />
          {levels[level]}
        </dd>
      )}
    </div>
  );
}

/** How far a module is up that is not up yet, or any more. */
function Boot({ coder }: { readonly coder: Coder }) {
  const { id, status, stage = status === "starting" ? lastStage : 0 } = coder;
  return (
    <div role="group" aria-label={chassisText("chassis.boot", { id })}>
      <Progress coder={coder} />
      <p className={styles.stage}>
        {status === "offline"
          ? chassisText("chassis.waiting")
          : chassisText("chassis.stage", { stage, last: lastStage })}
      </p>
    </div>
  );
}

function Progress({ coder }: { readonly coder: Coder }) {
  const percent = Math.round(coderProgress(coder) ?? 0);
  return (
    <ProgressBar
      label={chassisText("chassis.progress", { id: coder.id })}
      value={percent}
      valueText={chassisText("chassis.percent", { percent })}
    />
  );
}
