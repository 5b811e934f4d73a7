/** One of the servers that `npm run cluster` starts. */
export interface PlannedServer {
  /** What the others know it by: `north.localhost`, which browsers take for this machine. */
  readonly hostname: string;
  readonly port: number;
  /** The config it begins with. */
  readonly configText: string;
}

interface PlanParts {
  /** A server each. */
  readonly ports: readonly number[];
  readonly key: string;
}

const NAMES = ["north", "east", "south", "west"];

/** Servers that are peers of each other, with streams of which one is set otherwise on the last: something to look at. */
export function planCluster({ ports, key }: PlanParts): readonly PlannedServer[] {
  const places = ports.map((port, index) => ({ hostname: `${nameAt(index)}.localhost`, port }));
  return places.map((place, index) => {
    const peers = places.filter((other) => other !== place);
    return { ...place, configText: configText(key, peers, streamsOf(index, ports.length)) };
  });
}

function nameAt(index: number): string {
  return NAMES[index] ?? `server${index + 1}`;
}

function streamsOf(index: number, count: number): readonly string[] {
  const title = index === count - 1 ? "News, the old title" : "News";
  return [
    `stream news {\n  title "${title}";\n  input fake://;\n}`,
    ...(index < 2 ? ["stream sport {\n  input fake://;\n}"] : []),
    `stream ${nameAt(index)} {\n  input fake://;\n}`,
  ];
}

function configText(
  key: string,
  peers: readonly { readonly hostname: string; readonly port: number }[],
  streams: readonly string[],
): string {
  const statements = peers.map(({ hostname, port }) => `peer ${hostname} port=${port};`);
  return [
    "# A server of the cluster that `npm run cluster` made; edit it as you like.",
    `cluster_key ${key};`,
    ...statements,
    "",
    ...streams,
    "",
  ].join("\n");
}
