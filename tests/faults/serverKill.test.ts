import { describe, expect, it } from "vitest";
import type { HistorySession } from "../../src/generated/types/HistorySession.ts";
import { freePort as freeUdpPort } from "../server/media/inputs/freePort.ts";
import { temporaryFolder } from "../server/support/temporaryFolder.ts";
import type { MediaClient } from "../e2e/media/support/MediaClient.ts";
import { openTs } from "../e2e/media/support/openTs.ts";
import { killServer } from "../e2e/support/killServer.ts";
import { mediaProcessesOf } from "./support/mediaProcessesOf.ts";
import { playArchive } from "./support/playArchive.ts";
import { rawServer } from "./support/rawServer.ts";
import { recordedRanges } from "./support/recordedRanges.ts";
import { runningProcesses } from "./support/runningProcesses.ts";
import { startMedia } from "./support/startMedia.ts";

describe("a server with real media that is killed", () => {
  it("leaves no media process behind, not even one that waits for its source", async () => {
    const mute = await rawServer(() => undefined);
    const configText = `
      stream runs { input fake://fake?size=160x90; }
      stream hangs { input tshttp://${mute}/x; }
      stream waits { input udp://127.0.0.1:${await freeUdpPort()}; }
    `;
    const media = await startMedia({ configText });
    await media.untilOnline("runs");
    const left = mediaProcessesOf(media.server).map(({ pid }) => pid);
    expect(left).toHaveLength(3);
    await killServer(media.server);
    const still = () => runningProcesses().filter(({ pid }) => left.includes(pid));
    await expect.poll(still, { timeout: 3000 }).toEqual([]);
  });

  it("keeps who watched in the history, until the last sign of life", async () => {
    const dataDir = temporaryFolder();
    const configText = "stream camera { input fake://fake?size=160x90; }\n";
    const before = await startMedia({ dataDir, configText });
    await before.untilOnline("camera");
    const player = await openTs(`${before.url}/camera/mpegts`);
    const list = async (media: MediaClient) => {
      const query = "history?vsn=2&sessions=true&name=camera";
      return (await media.ask<{ sessions: readonly HistorySession[] }>(query)).sessions;
    };
    await expect.poll(() => list(before), { timeout: 10_000 }).toHaveLength(1);
    const [running] = await list(before);
    expect(running).not.toHaveProperty("deleted_at");
    await killServer(before.server);
    player.leave();

    const after = await startMedia({ dataDir });
    const [kept, ...others] = await list(after);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ id: running?.id, type: "mpegts", deleted_at: expect.any(Number) });
    expect(kept?.bytes_sent).toBeGreaterThan(0);
    expect(kept?.deleted_at).toBeLessThanOrEqual(Date.now());
  });

  it("has its streams online again after the start, and what it had recorded listed and playable", async () => {
    const dataDir = temporaryFolder();
    const configText = "stream camera { input fake://fake?size=160x90; dvr 1d; }\n";
    const before = await startMedia({ dataDir, configText });
    const first = async () => (await recordedRanges(before, "camera"))[0];
    await expect.poll(async () => (await first())?.duration, { timeout: 20_000 }).toBeGreaterThan(4);
    const recorded = await first();
    await killServer(before.server);

    const after = await startMedia({ dataDir });
    await after.untilOnline("camera");
    const [listed] = await recordedRanges(after, "camera");
    expect(listed?.from).toBe(recorded?.from);
    expect(await playArchive(after, "camera", { from: recorded?.from ?? 0, duration: 4 })).toBeGreaterThan(3.5);
    const startedAtS = Date.now() / 1000;
    const endS = async () => Math.max(...(await recordedRanges(after, "camera")).map((one) => one.from + one.duration));
    await expect.poll(endS, { timeout: 20_000 }).toBeGreaterThan(startedAtS);
  });
});
