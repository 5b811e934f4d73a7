import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { collectDefaultMetrics, Registry } from "prom-client";
import { parse } from "yaml";
import { machineFamilies } from "../../../server/metrics/machineFamilies.ts";
import { serverFamilies } from "../../../server/metrics/serverFamilies.ts";
import { streamFamilies } from "../../../server/metrics/streamFamilies.ts";

const read = (path: string): string => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), "utf8");
const page = read("metrics.md");
const families = [...streamFamilies, ...serverFamilies, ...machineFamilies];

function served(): ReadonlyMap<string, readonly string[]> {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  const process = own.getMetricsAsArray().map(({ name }): [string, readonly string[]] => [name, []]);
  return new Map([...process, ...families.map(({ name, labels }): [string, readonly string[]] => [name, labels])]);
}

/** Names of metrics in an expression, and in the braces behind each the labels that are asked for. */
function metricsIn(expression: string): readonly { readonly name: string; readonly labels: readonly string[] }[] {
  return [...expression.matchAll(/\b((?:sluice|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = "", braces = ""]) => ({
      name,
      labels: [...braces.matchAll(/(\w+)\s*[!=]~?=?"/g)].map(([, label = ""]) => label),
    }),
  );
}

interface Panel {
  readonly title: string;
  readonly gridPos: Readonly<Record<"x" | "y" | "w" | "h", number>>;
  readonly targets?: readonly { readonly expr: string; readonly datasource: { readonly uid: string } }[];
}

interface Board {
  readonly panels: readonly Panel[];
  readonly templating: {
    readonly list: readonly { readonly name: string; readonly type: string; readonly definition?: string }[];
  };
}

const board: Board = JSON.parse(read("grafana/sluice.json"));
const targets = board.panels.flatMap(({ targets: own = [] }) => own);
const given = ["instance", "job"];

describe("the board for Grafana", () => {
  it("asks for metrics that are served, by labels that they have", () => {
    const known = served();
    const asked = targets.flatMap(({ expr }) => metricsIn(expr));
    expect(asked.length).toBeGreaterThan(30);
    for (const { name, labels } of asked) {
      expect([name, known.has(name)]).toEqual([name, true]);
      for (const label of labels)
        expect([name, [...given, ...(known.get(name) ?? [])]]).toEqual([name, expect.arrayContaining([label])]);
    }
  });

  it("takes the rate of counters and of nothing else", () => {
    const counters = new Set(families.filter(({ type }) => type === "counter").map(({ name }): string => name));
    for (const { expr } of targets) {
      const rated = [...expr.matchAll(/(?:rate|increase)\((\w+)/g)].map(([, name = ""]) => name);
      for (const { name } of metricsIn(expr)) {
        const isCounter = counters.has(name) || name === "process_cpu_seconds_total";
        expect([expr, name, isCounter]).toEqual([expr, name, rated.includes(name)]);
      }
    }
  });

  it("shows streams, viewers, traffic, errors, saves, processor, memory, event loop and disks", () => {
    const asked = new Set(targets.flatMap(({ expr }) => metricsIn(expr).map(({ name }) => name)));
    for (const name of [
      "sluice_streams_online",
      "sluice_clients",
      "sluice_input_bytes_per_second",
      "sluice_output_bytes_per_second",
      "sluice_stream_clients",
      "sluice_stream_source_error",
      "sluice_config_saves_total",
      "sluice_machine_cpu_seconds_total",
      "sluice_machine_memory_used_bytes",
      "sluice_event_loop_busy_seconds_total",
      "sluice_disk_busy_seconds_total",
      "sluice_partition_free_bytes",
    ])
      expect(asked).toContain(name);
  });

  it("reads from the data source that is chosen, of the servers that are chosen", () => {
    const [source, instance] = board.templating.list;
    expect(source).toMatchObject({ name: "source", type: "datasource" });
    expect(metricsIn(instance?.definition ?? "").map(({ name }) => name)).toEqual(["sluice_info"]);
    for (const { expr, datasource } of targets) {
      expect(datasource.uid).toBe("${source}");
      for (const { name, labels } of metricsIn(expr))
        expect([name, labels]).toEqual([name, expect.arrayContaining(["instance"])]);
    }
  });

  it("has a place of its own for each panel", () => {
    const taken = new Map<string, string>();
    for (const { title, gridPos } of board.panels) {
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      for (let x = gridPos.x; x < gridPos.x + gridPos.w; x++)
        for (let y = gridPos.y; y < gridPos.y + gridPos.h; y++) {
          expect([title, taken.get(`${x} ${y}`)]).toEqual([title, undefined]);
          taken.set(`${x} ${y}`, title);
        }
    }
  });
});

describe("the page about metrics", () => {
  it("has a row for each family, in the words that are served, and for nothing else", () => {
    const rows = page.split("\n").filter((line) => line.startsWith("| `sluice_"));
    const cells = rows.map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
    expect(cells).toEqual(
      families.map(({ name, type, labels, help }) => [`\`${name}\``, type, labels.join(", "), help]),
    );
  });

  it("names no metric that is not served", () => {
    const known = served();
    for (const { name } of metricsIn(page)) expect([name, known.has(name)]).toEqual([name, true]);
  });

  it("shows how to scrape with a login, and two alerts, as YAML that can be read", () => {
    const [scrape, alerts] = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = ""]): unknown => parse(text));
    expect(scrape).toMatchObject({ scrape_configs: [{ basic_auth: { username: "prometheus" } }] });
    expect(alerts).toMatchObject({
      groups: [{ rules: [{ expr: expect.stringContaining("sluice_stream_up") }, { expr: expect.any(String) }] }],
    });
  });
});
