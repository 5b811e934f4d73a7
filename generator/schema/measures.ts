import type { Measure, MeasuredSetting } from "../contracts/CrossCheck.ts";
import type { FieldUnit } from "../contracts/FieldInfo.ts";
import { readAnnotations } from "./annotations.ts";
import { alternatives } from "./checksAnnotation.ts";
import type { SchemaNode } from "./schemaNode.ts";

/** How the value of a setting becomes a quantity, and of what: only quantities of the same kind can be compared. */
interface Measured extends Omit<MeasuredSetting, "path"> {
  /** In words, for messages. */
  readonly kind: string;
}

/** Undefined for what no rule can compare: an object, a switch. */
export function measureOf(node: SchemaNode): Measured | undefined {
  const types = new Set(alternatives(node).flatMap(({ type }) => (type === undefined ? [] : [type].flat())));
  const unit = alternatives(node)
    .map((one) => readAnnotations(one).ui.unit)
    .find((one) => one !== undefined);
  if (types.has("array") || isMap(node)) return { as: "count", kind: "a number" };
  const measured = unit === undefined ? undefined : units[unit];
  if (measured !== undefined) return measured;
  if (types.has("integer") || types.has("number")) return { as: "number", kind: "a number" };
  if (!types.has("string")) return undefined;
  const formats = alternatives(node).map((one) => one["format"]);
  const format = formats.find((one) => typeof one === "string" && Object.hasOwn(byFormat, one));
  return (typeof format === "string" ? byFormat[format] : undefined) ?? { as: "text", kind: "a text" };
}

function isMap(node: SchemaNode): boolean {
  return alternatives(node).some((one) => typeof one.additionalProperties === "object" && one.properties === undefined);
}

const quantity = (as: Measure, kind: string, factor?: number): Measured => ({
  as,
  kind,
  ...(factor === undefined ? {} : { factor }),
});

/** By `x-ui.unit`. */
const units: Readonly<Record<FieldUnit, Measured>> = {
  seconds: quantity("number", "a length of time"),
  milliseconds: quantity("number", "a length of time", 0.001),
  "time-string": quantity("time", "a length of time"),
  bytes: quantity("number", "a size"),
  "size-string": quantity("size", "a size"),
  bitrate: quantity("number", "a bitrate"),
  kilobits: quantity("number", "a bitrate", 1000),
  percent: quantity("number", "a share"),
  pixels: quantity("number", "a number of pixels"),
};

/** What `x-ui.unit` may say. */
export const unitNames: readonly string[] = Object.keys(units);

/** By the format of a text. */
const byFormat: Readonly<Record<string, Measured>> = {
  "time-string": quantity("time", "a length of time"),
  "size-string": quantity("size", "a size"),
  clock: quantity("clock", "a time of the day"),
  hhmm: quantity("clock", "a time of the day"),
  time: quantity("clock", "a time of the day"),
  date: quantity("date", "a date"),
  "date-time": quantity("date", "a date"),
};

/** Whether two quantities can stand on the two sides of a comparison; a bare number may be anything that is counted. */
export function areComparable(one: Measured, other: Measured): boolean {
  if (one.kind === other.kind) return true;
  const numbers = [one, other].filter(({ kind }) => kind === "a number");
  return numbers.length === 1 && [one, other].every(({ as }) => as === "number" || as === "count");
}
