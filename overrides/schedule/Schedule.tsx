import { Button, IconButton } from "../../src/components/controls/Button.tsx";
import type { CustomFieldProps } from "../../src/forms/WidgetTable.ts";
import type { Json } from "../../src/model/Json.ts";
import { panelText } from "../../src/texts/en/panels.ts";
import fields from "../../src/theme/fields.module.css";
import styles from "./Schedule.module.css";

type Range = readonly [from: number, to: number];

/** A whole day. */
const newRange: Range = [0, 2359];

/** Hours of the day as ranges of two times; stored as HHMM numbers, 900 for nine in the morning. */
export function Schedule({
  labelId,
  id,
  path,
  label,
  description,
  value,
  disabled,
  state,
  onChange,
}: CustomFieldProps) {
  const ranges = readRanges(value);
  const put = (next: readonly Range[]) =>
    onChange(path, next.length === 0 ? undefined : next.map((range) => [...range]));
  const setTime = (index: number, side: 0 | 1, time: string) => {
    const read = readTime(time);
    // An input that is being emptied has no time yet.
    if (read === undefined) return;
    put(ranges.map((range, at) => (at !== index ? range : side === 0 ? [read, range[1]] : [range[0], read])));
  };
  const errors = state.problems.filter(({ level }) => level === "error");
  return (
    <div className={styles.schedule} role="group" aria-labelledby={labelId} id={id} tabIndex={-1}>
      <span id={labelId} className={fields.label}>
        {label}
      </span>
      <p className={fields.help}>{description}</p>
      {ranges.map((range, index) => (
        <div
          key={index}
          className={styles.range}
          role="group"
          aria-label={panelText("panels.schedule.range", { index: index + 1 })}
        >
          {([0, 1] as const).map((side) => (
            <label key={side} className={styles.time}>
              {panelText(side === 0 ? "panels.schedule.from" : "panels.schedule.to")}
              <input
                type="time"
                className={fields.input}
                value={showTime(range[side])}
                disabled={disabled}
                required
                onChange={({ currentTarget }) => setTime(index, side, currentTarget.value)}
              />
            </label>
          ))}
          {range[0] > range[1] && <span className={fields.help}>{panelText("panels.schedule.overMidnight")}</span>}
          <IconButton
            icon="trash"
            size="small"
            label={panelText("panels.schedule.remove", { index: index + 1 })}
            disabled={disabled}
            onClick={() => put(ranges.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      {ranges.length === 0 && <p className={fields.help}>{panelText("panels.schedule.always")}</p>}
      {errors.map(({ pointer, message }) => (
        <p key={`${pointer} ${message}`} className={fields.error} role="alert">
          {message}
        </p>
      ))}
      <Button size="small" icon="plus" disabled={disabled} onClick={() => put([...ranges, newRange])}>
        {panelText("panels.schedule.add")}
      </Button>
    </div>
  );
}

function readRanges(value: Json | undefined): readonly Range[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((range) => {
    if (!Array.isArray(range)) return [];
    const [from, to] = range;
    return [[typeof from === "number" ? from : 0, typeof to === "number" ? to : 0] as const];
  });
}

/** 930 is 09:30. */
function showTime(hhmm: number): string {
  const digits = String(hhmm).padStart(4, "0");
  return `${digits.slice(0, 2)}:${digits.slice(2)}`;
}

function readTime(time: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? undefined : Number(hours) * 100 + Number(minutes);
}
