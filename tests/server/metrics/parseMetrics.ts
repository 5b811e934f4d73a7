/** One line of values. */
export interface ParsedSample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A scrape taken apart. */
export interface ParsedMetrics {
  readonly types: ReadonlyMap<string, string>;
  readonly helps: ReadonlyMap<string, string>;
  readonly samples: readonly ParsedSample[];
  /** The value of a family, by its labels; undefined where there is none. */
  readonly valueOf: (name: string, labels?: Readonly<Record<string, string>>) => number | undefined;
}

const SAMPLE = /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{([^\n]*)\})? (\S+)$/;
const LABEL = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(,|$)/y;
const escaped: Readonly<Record<string, string>> = { "\\\\": "\\", '\\"': '"', "\\n": "\n" };

/**
 * Reads the text format of Prometheus, version 0.0.4, and throws where it is not one: a line that is none, a family told
 * of twice or in two places, a value before its head, two values of the same labels.
 */
export function parseMetrics(text: string): ParsedMetrics {
  if (!text.endsWith("\n")) throw new Error("The last line does not end.");
  const types = new Map<string, string>();
  const helps = new Map<string, string>();
  const samples: ParsedSample[] = [];
  const seen = new Set<string>();
  let family = "";
  for (const line of text.split("\n").filter((one) => one !== "")) {
    const [, kind, name = "", rest = ""] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
    if (kind !== undefined) {
      const known = kind === "HELP" ? helps : types;
      if (known.has(name)) throw new Error(`Told twice: ${line}`);
      known.set(name, rest);
      family = name;
      continue;
    }
    const sample = parseSample(line);
    if (sample.name !== family && !(types.get(family) === "histogram" && sample.name.startsWith(`${family}_`)))
      throw new Error(`A value outside of its family: ${line}`);
    const key = JSON.stringify([sample.name, sample.labels]);
    if (seen.has(key)) throw new Error(`Two values: ${line}`);
    seen.add(key);
    samples.push(sample);
  }
  return {
    types,
    helps,
    samples,
    valueOf: (name, labels = {}) =>
      samples.find((one) => one.name === name && JSON.stringify(one.labels) === JSON.stringify(labels))?.value,
  };
}

function parseSample(line: string): ParsedSample {
  const [, name, list = "", number = ""] = SAMPLE.exec(line) ?? [];
  // Of what was not measured yet the library says so.
  const value = number === "Nan" ? Number.NaN : Number(number);
  if (name === undefined || number === "" || (Number.isNaN(value) && number !== "Nan"))
    throw new Error(`No value: ${line}`);
  return { name, labels: parseLabels(list), value };
}

function parseLabels(list: string): Record<string, string> {
  const labels: Record<string, string> = {};
  let at = 0;
  while (at < list.length) {
    LABEL.lastIndex = at;
    const [whole, name = "", text = ""] = LABEL.exec(list) ?? [];
    if (whole === undefined) throw new Error(`No labels: ${list}`);
    labels[name] = text.replaceAll(/\\[\\"n]/g, (one) => escaped[one] ?? one);
    at += whole.length;
  }
  return labels;
}
