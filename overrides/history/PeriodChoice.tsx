import { Field } from "../../src/components/controls/TextField.tsx";
import { Select } from "../../src/components/controls/Choices.tsx";
import { type HistoryPeriod, periodNames } from "../../src/model/historyView.ts";
import { shownZone } from "../../src/model/units/formatTime.ts";
import { zonedMs, zonedText } from "../../src/model/units/zonedTime.ts";
import styles from "./History.module.css";
import { DAY_MS } from "../../src/model/units/durations.ts";
import { clientsText } from "../../src/texts/en/clients.ts";

interface PeriodChoiceProps {
  readonly period: HistoryPeriod;
  readonly onChange: (period: HistoryPeriod) => void;
}

/** Of which time the history is shown: by a word, or from a moment to another. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const { name, fromMs, toMs } = period;
  const options = periodNames.map((value) => ({ value, label: clientsText(`history.period.${value}`) }));
  const isWrong = fromMs !== undefined && toMs !== undefined && toMs < fromMs;
  const choose = (chosen: HistoryPeriod["name"]) => {
    const now = Math.floor(Date.now() / 60_000) * 60_000;
    onChange(
      chosen === "custom" ? { name: chosen, fromMs: fromMs ?? now - DAY_MS, toMs: toMs ?? now } : { name: chosen },
    );
  };
  return (
    <div className={styles.period}>
      <Select aria-label={clientsText("history.period")} options={options} value={name} onChange={choose} />
      {name === "custom" && (
        <>
          <Moment
            label={clientsText("history.from")}
            ms={fromMs}
            onChange={(ms) => onChange({ ...period, fromMs: ms })}
          />
          <Moment
            label={clientsText("history.to")}
            ms={toMs}
            error={isWrong ? clientsText("history.wrongPeriod") : undefined}
            onChange={(ms) => onChange({ ...period, toMs: ms })}
          />
        </>
      )}
    </div>
  );
}

interface MomentProps {
  readonly label: string;
  readonly ms: number | undefined;
  readonly error?: string | undefined;
  readonly onChange: (ms: number | undefined) => void;
}

function Moment({ label, ms, error, onChange }: MomentProps) {
  return (
    <Field label={label} isRow error={error}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          value={ms === undefined ? "" : zonedText(ms, shownZone())}
          onChange={({ currentTarget: { value } }) => onChange(zonedMs(value, shownZone()))}
        />
      )}
    </Field>
  );
}
