/**
 * A process of many HLS players, so that what they cost is neither the bench's nor a server's. Its one argument is a
 * ViewerPlan as JSON; it prints a list with a ViewerReport for each server as JSON.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { HlsPlayer } from "./HlsPlayer.ts";
import { processorTime } from "./processorTime.ts";
import type { ViewerPlan } from "./ViewerPlan.ts";
import type { ViewerReport } from "./ViewerReport.ts";

const { servers, viewers, everyMs, turnMs, turns }: ViewerPlan = JSON.parse(process.argv[2] ?? "");

/** A server with what is noted of it. */
function standOf({ url, pid }: ViewerPlan["servers"][number]) {
  const times: { playlist: number[]; segment: number[] } = { playlist: [], segment: [] };
  const failures: string[] = [];
  let [bytes, serverMs] = [0, 0];
  let isCounting = false;
  const players = Array.from(
    { length: viewers },
    () =>
      new HlsPlayer(new URL(url), (answer) => {
        if (!isCounting) return;
        bytes += answer.bytes;
        times[answer.kind].push(answer.tookMs);
      }),
  );
  return {
    look: (index: number) =>
      players[index]?.look().catch((error: unknown) => failures.push(error instanceof Error ? error.message : "?")),
    takeTurn: async (isCounted: boolean) => {
      isCounting = isCounted;
      const before = processorTime(pid, "own");
      await sleep(turnMs);
      if (isCounted) serverMs += processorTime(pid, "own") - before;
      isCounting = false;
    },
    close: () => players.forEach((player) => player.close()),
    report: (): ViewerReport => {
      const { playlist: playlistMs, segment: segmentMs } = times;
      return { serverMs, bytes, playlistMs, segmentMs, failures };
    },
  };
}

const stands = servers.map(standOf);
let present = stands[0];
let isOver = false;

/** One viewer: a player for each server. They do not come in step. */
async function view(index: number): Promise<void> {
  let next = performance.now() + (index / viewers) * everyMs;
  while (!isOver) {
    await sleep(Math.max(0, next - performance.now()));
    await present?.look(index);
    next += everyMs;
  }
}

const all = Array.from({ length: viewers }, (_, index) => view(index));
for (let turn = 0; turn <= turns; turn++) {
  for (const stand of stands) {
    present = stand;
    await stand.takeTurn(turn > 0);
  }
}
isOver = true;
await Promise.all(all);
for (const stand of stands) stand.close();
process.stdout.write(JSON.stringify(stands.map((stand) => stand.report())));
