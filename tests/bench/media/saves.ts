import { setTimeout as sleep } from "node:timers/promises";
import { mediaProcessesOf } from "../../faults/support/mediaProcessesOf.ts";
import { startServer } from "../../e2e/support/startServer.ts";
import type { Figure } from "../Figure.ts";
import { figureOf } from "../figureOf.ts";
import { median } from "../median.ts";
import { benchTs } from "./benchTs.ts";

const transcodes = 30;
const saves = 60;
/** Between two saves, so that they meet the machine at many moments. */
const pauseMs = 150;
const startedWithinMs = 120_000;

/**
 * How long a save waits beside 30 transcodes, which are more than most machines can do, and on the same server before
 * they begin: 19 in 20, and the usual one.
 */
export async function savesBench(): Promise<Figure[]> {
  const file = await benchTs();
  const names = Array.from({ length: transcodes }, (_, index) => `s${index + 1}`);
  const stream = (name: string) =>
    `stream ${name} {\n  disabled;\n  input file://${file};\n  transcoder vb=800k size=640x360 preset=veryfast ab=64k;\n}\n`;
  const configText = `stream saved {\n  disabled;\n}\n${names.map(stream).join("")}`;
  const server = await startServer({ args: ["--engine", "ffmpeg"], configText });
  const authorization = `Basic ${Buffer.from(`${server.login}:${server.password}`).toString("base64")}`;
  const save = async (streams: object): Promise<number> => {
    const { headers } = await fetch(`${server.url}/flussonic/api/read_config`, { headers: { authorization } });
    const began = performance.now();
    const answer = await fetch(`${server.url}/flussonic/api/modify_config`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json", "if-match": headers.get("etag") ?? "" },
      body: JSON.stringify({ streams }),
    });
    const took = performance.now() - began;
    if (!answer.ok) throw new Error(`A save was refused: ${answer.status} ${await answer.text()}`);
    return took;
  };
  const measure = async (): Promise<readonly number[]> => {
    const times: number[] = [];
    for (let count = 0; count < saves; count++) {
      times.push(await save({ saved: { title: `Save ${performance.now()}` } }));
      await sleep(pauseMs);
    }
    return times.toSorted((one, other) => one - other);
  };
  try {
    await measure();
    const idle = await measure();
    await save(Object.fromEntries(names.map((name) => [name, { disabled: null }])));
    for (const until = Date.now() + startedWithinMs; mediaProcessesOf(server, "libx264").length < transcodes;) {
      if (Date.now() > until) throw new Error(`Not all of ${transcodes} transcodes run.`);
      await sleep(500);
    }
    const beside = await measure();
    return [
      figureOf("media.saves.p95", late(beside), late(idle), "ms"),
      // A save that takes longer is felt as waiting, whatever the machine does beside it.
      figureOf("media.saves.p95.budget", late(beside), 500, "ms"),
      figureOf("media.saves.median", median(beside), median(idle), "ms"),
    ];
  } finally {
    await server.stop();
  }
}

function late(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
}
