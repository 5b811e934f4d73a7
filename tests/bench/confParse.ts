import { productConf } from "../../src/model/conf/ConfLanguage.ts";
import { productDesk } from "../../src/model/conf/TextDesk.ts";

const STREAMS = 10_000;
const RUNS = 9;

/** What it costs to read a config text of 10,000 streams, against JSON.parse of the same config. Medians of one run. */
export async function confParseBench(): Promise<
  { bench: string; ours: number; peer: number; ratio: number; unit: string }[]
> {
  const text = streamsText(STREAMS);
  const json = JSON.stringify(productConf().read(productConf().parse(text)).config);
  const tree = productConf().parse(text);
  productConf().read(tree);
  const rounds = Array.from({ length: RUNS }, (_, round) => ({
    ours: timed(() => productConf().read(productConf().parse(text))),
    peer: timed(() => JSON.parse(json)),
    edit: timed(
      () => productConf().edit(tree, { streams: { [`stream-${round * 1000}`]: { title: `Title ${round}` } } }).text,
    ),
  }));
  const key = await keyAtTheEnd(text);
  const ours = median(rounds.map((round) => round.ours));
  const peer = median(rounds.map((round) => round.peer));
  const edit = median(rounds.map((round) => round.edit));
  return [
    { bench: "conf-parse-10000-streams", ours, peer, ratio: ours / peer, unit: "ms" },
    { bench: "conf-edit-one-of-10000-streams", ours: edit, peer, ratio: edit / peer, unit: "ms" },
    { bench: "conf-key-after-10000-streams", ours: key, peer: ours, ratio: key / ours, unit: "ms" },
  ];
}

/** What the editor's worker does after each pause in typing: what is said, wrong and changed, with all checks. */
async function keyAtTheEnd(text: string): Promise<number> {
  const desk = productDesk();
  await desk.open(text);
  await desk.type(`${text}#`);
  const times: number[] = [];
  for (let round = 0; round < RUNS; round++) {
    const start = performance.now();
    await desk.type(`${text}# ${"x".repeat(round)}`);
    times.push(performance.now() - start);
  }
  return median(times);
}

/** A config text of many streams, about 300 bytes each. */
export function streamsText(count: number): string {
  const streams = Array.from(
    { length: count },
    (_, index) => `
stream stream-${index} {
  title "Channel ${index} HD";
  input udp://239.${index >> 16}.${(index >> 8) & 255}.${index & 255}:1234 priority=1 source_timeout=20;
  input tshttp://spare.example.com/stream-${index}/mpegts priority=2;
  source_timeout 60;
  clients_timeout 30;
  dvr @main 7d 90%;
  push rtmp://cdn.example.com/live/key-${index};
  protocols -mpegts -hls;
  thumbnails;
  auth auth://main;
  max_sessions 100;
}
`,
  );
  return `http 80;\ndvr main { root /archive; }\nauth_backend main { allow default; }\n${streams.join("")}`;
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
