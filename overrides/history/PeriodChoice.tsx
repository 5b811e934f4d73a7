import { MomentField } from "../../src/components/controls/MomentField.tsx";
import { Select } from "../../src/components/controls/Choices.tsx";
import { type HistoryPeriod, periodNames } from "../../src/model/historyView.ts";
import { shownZone } from "../../src/model/units/formatTime.ts";
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
          <MomentField
            isRow
            zone={shownZone()}
            label={clientsText("history.from")}
            ms={fromMs}
            onChange={(ms) => onChange({ ...period, fromMs: ms })}
          />
          <MomentField
            isRow
            zone={shownZone()}
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
