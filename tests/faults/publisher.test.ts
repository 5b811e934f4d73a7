import type { ChildProcess } from "node:child_process";
import { describe, expect, it } from "vitest";
import { freePort } from "../e2e/support/freePort.ts";
import { runFfmpeg } from "../server/media/rtmp/support/runFfmpeg.ts";
import { testPicture } from "../server/media/rtmp/support/testPicture.ts";
import { readLivePlaylist } from "./support/readLivePlaylist.ts";
import { startMedia } from "./support/startMedia.ts";

/** The playlist of a stream that no publishers is held back for a while. */
const PATIENCE = { timeout: 20_000 };

/** An encoder that publishes until it is killed. */
const publish = (address: string): ChildProcess => runFfmpeg([...testPicture({}), "-f", "flv", address]).child;

describe("an RTMP publisher that drops and comes back", () => {
  it.each([
    ["a stream of the config", "show", "static/show"],
    ["a stream of a location", "studio/show", "studio/show"],
  ])("brings %s online again, whose playlist goes on and tells of the jump", async (_, name, path) => {
    const port = await freePort();
    const configText = `rtmp ${port};\nstream show { input publish://; }\nlive studio {}\n`;
    const media = await startMedia({ configText });
    const address = `rtmp://127.0.0.1:${port}/${path}`;
    const playlist = async () => readLivePlaylist(media, name).catch(() => []);
    const first = publish(address);
    await expect.poll(async () => (await playlist()).length, PATIENCE).toBeGreaterThan(2);
    const [oldest, ...others] = await playlist();
    const before = others.at(-1);
    expect(before).toMatchObject({ discontinuity: 0 });

    first.kill("SIGKILL");
    publish(address);
    await expect.poll(async () => (await playlist()).at(-1)?.discontinuity, PATIENCE).toBe(1);
    const after = await playlist();
    expect(after[0]?.sequence).toBeGreaterThanOrEqual(oldest?.sequence ?? Infinity);
    expect(after.find(({ discontinuity }) => discontinuity === 1)?.sequence).toBeGreaterThan(
      before?.sequence ?? Infinity,
    );
  });
});
