import { observer } from "mobx-react-lite";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../src/components/controls/Button.tsx";
import { CompletedField } from "../../src/components/controls/CompletedField.tsx";
import { CopyButton } from "../../src/components/controls/CopyButton.tsx";
import { Panel } from "../../src/components/data/Panel.tsx";
import { useStores } from "../../src/context/StoresContext.ts";
import { completePulseQuery } from "../../src/model/pulse/pulseCompletion.ts";
import { axisOf, pulseMetrics } from "../../src/model/pulse/pulseMetrics.ts";
import { parsePulseQuery } from "../../src/model/pulse/pulseQuery.ts";
import { pulseText } from "../../src/texts/en/pulse.ts";
import { PulseGraph } from "./PulseGraph.tsx";
import sections from "../../src/theme/sections.module.css";
import styles from "./Pulse.module.css";

interface PulseQueryBoxProps {
  /** What is shown now; "" for the board. */
  readonly query: string;
  readonly onShow: (query: string) => void;
  /** The box is being used, or no longer. */
  readonly onUse: (isUsed: boolean) => void;
}

/** Something else may be pressed on the way: the view changes a moment after the box is left. */
const blurMs = 300;

/** A question of one's own to the pulse, completed while it is typed. */
export const PulseQueryBox = observer(function PulseQueryBox({ query, onShow, onUse }: PulseQueryBoxProps) {
  const { serverInfo, config } = useStores();
  const [typed, setTyped] = useState(query);
  const [asked, setAsked] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isLeft, setLeft] = useState(true);
  // Another address was opened: its query stands in the box.
  if (asked !== query) {
    setAsked(query);
    setTyped(query);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const wanted = typed.trim();
  const isValid = parsePulseQuery(wanted) !== undefined;
  const suggestions = completePulseQuery(wanted, {
    disk: (serverInfo.info?.disks ?? []).map(({ name }) => name),
    name: Object.keys(config.readList("streams")),
  });
  const use = (isUsed: boolean) => {
    clearTimeout(timer.current);
    setLeft(!isUsed);
    if (isUsed) onUse(true);
    else timer.current = setTimeout(() => onUse(false), blurMs);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) onShow(wanted);
  };
  // Half a query is no mistake while it is typed on, unless it can go nowhere from here.
  const isWrong = wanted !== "" && !isValid && (isLeft || suggestions.length === 0);
  return (
    <form className={styles.query} onSubmit={handleSubmit}>
      <CompletedField
        label={pulseText("pulse.query")}
        value={typed}
        onChange={setTyped}
        completions={suggestions}
        help={pulseText("pulse.queryHelp")}
        error={isWrong ? pulseText("pulse.invalid") : undefined}
        placeholder="cpu_usage"
        onFocus={() => use(true)}
        onBlur={() => use(false)}
      />
      <Button type="submit" variant="primary" disabled={!isValid}>
        {pulseText("pulse.show")}
      </Button>
    </form>
  );
});

interface PulseQueryViewProps {
  readonly query: string;
  readonly onShow: (query: string) => void;
}

/** What a query answers, or what a query is made of while there is none. */
export function PulseQueryView({ query, onShow }: PulseQueryViewProps) {
  const parsed = parsePulseQuery(query);
  return (
    <div className={styles.board}>
      {parsed !== undefined && (
        <Panel
          title={query}
          actions={
            <>
              <CopyButton value={location.href} label={pulseText("pulse.copyLink")} />
              <Button size="small" onClick={() => onShow("")}>
                {pulseText("pulse.toBoard")}
              </Button>
            </>
          }
        >
          <PulseGraph
            key={query}
            topic={`custom/${query}`}
            resolution="custom"
            label={pulseText("pulse.queryGraph", { query })}
            axis={axisOf(parsed.metric)}
            size="large"
          />
        </Panel>
      )}
      <QueryHelp onShow={onShow} />
    </div>
  );
}

const examples = ["cpu_usage", "1m:traffic_out", "sum:10s-tavg8:stream_clients", "max:5m:disk_io_usage"];

function QueryHelp({ onShow }: Pick<PulseQueryViewProps, "onShow">) {
  return (
    <Panel title={pulseText("pulse.helpTitle")}>
      <ul className={styles.help}>
        {(["Group", "Period", "Aggregator", "Metric", "Tags"] as const).map((part) => (
          <li key={part}>{pulseText(`pulse.help${part}`)}</li>
        ))}
      </ul>
      <h3 className={sections.part}>{pulseText("pulse.examples")}</h3>
      <ul className={styles.examples}>
        {examples.map((example) => (
          <li key={example}>
            <Button size="small" onClick={() => onShow(example)}>
              {example}
            </Button>
          </li>
        ))}
      </ul>
      <h3 className={sections.part}>{pulseText("pulse.helpMetrics")}</h3>
      <dl className={styles.metrics}>
        {[...pulseMetrics].map(([name, { title, tag }]) => (
          <div key={name}>
            <dt>
              <code>{tag === undefined ? name : `${name}{${tag}=…}`}</code>
            </dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
