import { Field } from "./TextField.tsx";
import { zonedMs, zonedText } from "../../model/units/zonedTime.ts";

interface MomentFieldProps {
  readonly label: string;
  /** Epoch milliseconds; undefined: none yet. */
  readonly ms: number | undefined;
  /** By whose clock it is shown and typed; that of this machine when absent. */
  readonly zone: string | undefined;
  readonly onChange: (ms: number | undefined) => void;
  readonly help?: string;
  /** Its label stands beside it. */
  readonly isRow?: boolean;
  readonly error?: string | undefined;
}

/** A date and a time of day, by the clock of a zone. */
export function MomentField({ label, ms, zone, onChange, help, isRow = false, error }: MomentFieldProps) {
  return (
    <Field label={label} help={help} isRow={isRow} error={error}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          value={ms === undefined ? "" : zonedText(ms, zone)}
          onChange={({ currentTarget: { value } }) => onChange(zonedMs(value, zone))}
        />
      )}
    </Field>
  );
}
