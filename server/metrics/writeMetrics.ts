import { setImmediate as nextTurn } from "node:timers/promises";
import { collectDefaultMetrics, Counter, Gauge, Registry } from "prom-client";
import { streamsOfTree } from "../../src/model/stream/reportedStream.ts";
import { machineFamilies } from "./machineFamilies.ts";
import type { MetricFamily, MetricSample } from "./MetricFamily.ts";
import { serverFamilies } from "./serverFamilies.ts";
import type { MeasuredServer } from "./ServerReport.ts";
import { streamFamilies } from "./streamFamilies.ts";

/** Of the text that `writeMetrics` makes. */
export const metricsType: string = Registry.PROMETHEUS_CONTENT_TYPE;

/** A part of more streams than this would keep others waiting for longer than they notice. */
const STREAMS_AT_ONCE = 1000;

/**
 * All metrics as Prometheus reads them, in parts; between two of them others have their turn. What one scrape tells of
 * the streams is of one moment. Nothing of it is kept: a stream that is gone is gone from the next one.
 */
export async function* writeMetrics(server: MeasuredServer): AsyncGenerator<string> {
  for await (const part of partsOf(server)) {
    if (part !== "") yield `${part}\n`;
    await nextTurn();
  }
}

async function* partsOf({ tree, engine, ...counted }: MeasuredServer): AsyncGenerator<string> {
  // Each name once: two values of one name would make a scrape worthless.
  const streams = [...streamsOfTree(tree.tree)];
  const report = { ...counted, engine: engine.name, info: engine.serverInfo() };
  for (const family of [...serverFamilies, ...machineFamilies]) yield textOf(family, report);
  for (const family of streamFamilies) {
    yield textOf(family, streams.slice(0, STREAMS_AT_ONCE));
    for (let from = STREAMS_AT_ONCE; from < streams.length; from += STREAMS_AT_ONCE)
      yield withoutHead(await textOf(family, streams.slice(from, from + STREAMS_AT_ONCE)));
  }
  const own = processRegistry();
  for (const { name } of own.getMetricsAsArray()) yield own.getSingleMetricAsString(name);
}

/** The library begins each text with the lines HELP and TYPE, of which a family has one each. */
function withoutHead(text: string): string {
  return text.split("\n").slice(2).join("\n");
}

async function textOf<Source>(family: MetricFamily<Source>, source: Source): Promise<string> {
  const { name, type, help, labels } = family;
  const registry = new Registry();
  const row = { name, help, labelNames: [...labels], registers: [registry] };
  const read = (): MetricSample[] => [...family.read(source)];
  if (type === "counter") new ReadCounter(row, read);
  else new ReadGauge(row, read);
  return registry.getSingleMetricAsString(name);
}

/** A gauge whose values are read when they are asked for; the library's own keeps each one it was ever told. */
class ReadGauge extends Gauge {
  constructor(
    row: ConstructorParameters<typeof Gauge>[0],
    private readonly read: () => MetricSample[],
  ) {
    super(row);
  }

  override async get(): ReturnType<Gauge["get"]> {
    return { ...(await super.get()), values: this.read() };
  }
}

/** The same for a counter that is counted elsewhere. */
class ReadCounter extends Counter {
  constructor(
    row: ConstructorParameters<typeof Counter>[0],
    private readonly read: () => MetricSample[],
  ) {
    super(row);
  }

  override async get(): ReturnType<Counter["get"]> {
    return { ...(await super.get()), values: this.read() };
  }
}

let processMetrics: Registry | undefined;

/**
 * What the library knows of the process: processor, memory, open files, garbage collection. It is of the process, whatever
 * servers run in it, and is measured from the first scrape on.
 */
function processRegistry(): Registry {
  if (processMetrics === undefined) {
    processMetrics = new Registry();
    collectDefaultMetrics({ register: processMetrics });
    // They are the dearest to count, and go by names that Prometheus keeps for counters.
    for (const { name } of processMetrics.getMetricsAsArray())
      if (name.startsWith("nodejs_active_")) processMetrics.removeSingleMetric(name);
  }
  return processMetrics;
}
