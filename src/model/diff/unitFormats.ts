import type { FieldUnit } from "../../generated/shapes/FieldInfo.ts";
import { formatSizeString } from "../units/formatSizeString.ts";
import { formatTimeString } from "../units/formatTimeString.ts";

type Format = (value: number, defaultUnit: string | undefined) => string;

const asIs =
  (suffix: string): Format =>
  (value) =>
    `${value} ${suffix}`;

/** A number with its unit, exact to the last digit: two different values never read the same. */
export const unitFormats: Readonly<Partial<Record<FieldUnit, Format>>> = {
  seconds: (value, defaultUnit) => (defaultUnit === undefined ? `${value} s` : spaced(formatTimeString(value))),
  milliseconds: asIs("ms"),
  bytes: (value) => (value < 1024 ? `${value} B` : `${spaced(formatSizeString(value))}B`),
  bitrate: bitrate,
  kilobits: asIs("kbit/s"),
  percent: asIs("%"),
  pixels: asIs("px"),
};

/** With a selector (`defaultUnit`) in its powers of 1024, else in thousands, as encoders count. */
function bitrate(value: number, defaultUnit: string | undefined): string {
  if (defaultUnit !== undefined && value >= 1024) return `${spaced(formatSizeString(value))}bit/s`;
  return value >= 1000 ? `${value / 1000} kbit/s` : `${value} bit/s`;
}

function spaced(amount: string): string {
  return amount.replace(/(?=[a-zA-Z]+$)/, " ");
}
