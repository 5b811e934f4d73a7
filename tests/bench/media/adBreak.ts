import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { ffmpegPath } from "../../server/media/support/ffmpegPath.ts";
import type { Figure } from "../Figure.ts";
import { figureOf } from "../figureOf.ts";
import { benchTs } from "./benchTs.ts";
import { startMediaServer } from "./startMediaServer.ts";
import { playHls } from "./viewers.ts";

const execute = promisify(execFile);
const load = { viewers: 500, everyMs: 2000, turnMs: 4000, turns: 5 };
/** From when the servers start. */
const slotAfterMs = 20_000;
/** All turns lie in it. */
const slotS = 120;

/**
 * 500 HLS players of one live stream at 2.5 Mbit/s while advertising of the same rate is aired in it, beside as many of the
 * same stream without, in turns of 4 s: the server's processor time for each turn.
 */
export async function adBreakBench(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "sluice-bench-"));
  const endings = [() => rm(folder, { recursive: true, force: true })];
  try {
    const source = await benchTs();
    const quiet = ["-hide_banner", "-loglevel", "error", "-nostdin"];
    const once = join(folder, "once.mp4");
    await execute(ffmpegPath, [...quiet, "-i", source, "-c", "copy", "-bsf:a", "aac_adtstoasc", once]);
    await execute(ffmpegPath, [...quiet, "-stream_loop", "8", "-i", once, "-c", "copy", join(folder, "ad.mp4")]);
    const begins = new Date(Date.now() + slotAfterMs);
    const from = [begins.getHours(), begins.getMinutes(), begins.getSeconds()].map((part) =>
      String(part).padStart(2, "0"),
    );
    const stream = `input file://${source};`;
    const schedule = `ad_schedule day {\n  slot ${from.join(":")} ${slotS};\n  file ads/ad.mp4;\n}\n`;
    const vod = `vod ads {\n  storage ${folder};\n}\n`;
    const spliced = await startMediaServer(`${vod}${schedule}stream live {\n  ${stream}\n  ad_schedule day;\n}\n`);
    endings.unshift(spliced.stop);
    const plain = await startMediaServer(`stream live {\n  ${stream}\n}\n`);
    endings.unshift(plain.stop);
    await Promise.all([spliced, plain].map(({ url }) => fetch(`${url}/live/index.m3u8`)));
    // The players come when nothing but advertising is listed.
    await sleep(begins.getTime() - Date.now() + 15_000);
    await refuseWithoutBreak(spliced.url);
    const servers = [spliced, plain].map(({ url, pid }) => ({ url: `${url}/live/index.m3u8`, pid }));
    const [ours, peer] = await playHls({ ...load, servers });
    return [figureOf("media.ads.cpu", ours?.serverMs ?? Number.NaN, peer?.serverMs ?? Number.NaN, "ms")];
  } finally {
    for (const end of endings) await end();
  }
}

/** @throws where no advertising is aired: nothing would be measured */
async function refuseWithoutBreak(url: string): Promise<void> {
  const list = await fetch(`${url}/live/video.m3u8`).then((answer) => answer.text());
  const [, count = "0"] = /DISCONTINUITY-SEQUENCE:(\d+)/.exec(list) ?? [];
  if (Number(count) === 0 && !list.includes("#EXT-X-DISCONTINUITY\n"))
    throw new Error("The advertising did not begin.");
}
