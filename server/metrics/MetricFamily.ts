import type { JsonObject } from "../../src/model/Json.ts";
import type { ServerReport } from "./ServerReport.ts";

/** One value of a family, for instance that of one disk. */
export interface MetricSample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** One row of the tables of metrics: a name by the conventions of Prometheus, in base units, and where its values come from. */
export interface MetricFamily<Source> {
  /** A counter's ends in `_total`; it only grows, or begins anew at 0. */
  readonly name: `sluice_${string}`;
  readonly type: "gauge" | "counter";
  readonly labels: readonly string[];
  readonly help: string;
  /** What is not known has no value. */
  readonly read: (source: Source) => Iterable<MetricSample>;
}

/** A figure of the server: one value, or one a label. */
export type ServerFamily = MetricFamily<ServerReport>;

/** A figure that each stream has; of streams by name, as the live tree has them. */
export type StreamFamily = MetricFamily<readonly (readonly [name: string, stream: JsonObject])[]>;

/** The one value of a family without labels; none where it is not known. */
export function single(value: number | undefined): readonly MetricSample[] {
  return value === undefined ? [] : [{ labels: {}, value }];
}
