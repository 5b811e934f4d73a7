import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { configEntities } from "../../src/model/config/configEntities.ts";
import { createConfigRecord } from "../../server/config/createConfigRecord.ts";
import { ConfigThread } from "../../server/config/thread/ConfigThread.ts";
import { threadCheck, threadLanguage } from "../../server/config/thread/threadedConfig.ts";
import { Notices } from "../../server/log/Notices.ts";
import { productConf } from "../../src/model/conf/ConfLanguage.ts";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";
import { median } from "./median.ts";

const STREAMS = 26_000;
const RUNS = 3;

/**
 * The longest that a viewer waits while an administrator saves a text of 3 MB of which every stream is new, and one of
 * which a line is; against the time that JSON.parse of the same config holds everything up.
 */
export async function confSaveBench(): Promise<readonly Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "sluice-bench-"));
  const thread = new ConfigThread();
  const { record, close } = await createConfigRecord({
    folder,
    language: threadLanguage(thread),
    check: threadCheck(thread),
    entities: configEntities,
    notices: new Notices(),
    onError: (error) => {
      throw error;
    },
  });
  try {
    const json = JSON.stringify(productConf().read(productConf().parse(textOf(0))).config);
    const rounds: { readonly all: number; readonly line: number; readonly peer: number }[] = [];
    for (let round = 0; round < RUNS; round++) {
      const text = textOf(round);
      const all = await longestWait(() => record.saveText(text, { ifMatch: "any", who: "bench" }));
      const line = await longestWait(() => record.saveText(`${text}# saved\n`, { ifMatch: "any", who: "bench" }));
      const start = performance.now();
      JSON.parse(json);
      rounds.push({ all, line, peer: performance.now() - start });
    }
    const peer = median(rounds.map((round) => round.peer));
    return [
      figureOf("conf.save.all", median(rounds.map(({ all }) => all)), peer, "ms"),
      figureOf("conf.save.line", median(rounds.map(({ line }) => line)), peer, "ms"),
    ];
  } finally {
    await close();
    thread.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function textOf(round: number): string {
  return Array.from(
    { length: STREAMS },
    (_, index) =>
      `stream stream-${index} {\n  input udp://239.0.0.1:1234 priority=1;\n  title "Channel ${index} of ${round}";\n  source_timeout 60;\n}\n`,
  ).join("");
}

/** The longest between two turns of the event loop while something is done, in ms. */
async function longestWait(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = performance.now();
  let isOver = false;
  const turn = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  await work();
  isOver = true;
  return longest;
}
