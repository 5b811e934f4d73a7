import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Server } from "../../../../src/generated/types/Server.ts";
import type { AdCounter, IptvKeys } from "../../../../server/engine/EngineHost.ts";
import { createApp } from "../../../../server/http/createApp.ts";
import { createLog } from "../../../../server/log/serverLog.ts";
import { createMediaSide, type MediaSide } from "../../../../server/media/createMediaSide.ts";
import { mountMedia } from "../../../../server/media/mountMedia.ts";
import { filmOf } from "../vod/filmOf.ts";
import { ffmpeg } from "./ffmpegPath.ts";

/** The whole media side at a port, with real media, as the engine puts it together. */
export interface StartedSide {
  readonly url: string;
  readonly side: MediaSide;
  readonly folder: string;
  readonly viewToken: string;
  /** The log of all streams. */
  readonly lines: readonly string[];
  /** What operators are told, by topic. */
  readonly notices: ReadonlyMap<string, string>;
  /** Another config from now on, as after a save. */
  follow(config: Server): void;
  stop(): Promise<void>;
}

/** Starts it with a film at `films/film.mp4` of its folder. */
export async function startSide(
  configOf: (folder: string) => Server,
  {
    iptv = { userOfKey: async () => undefined, onChange: () => () => undefined },
    adCounts = { addShow: () => undefined, addView: () => undefined },
  }: { readonly iptv?: IptvKeys; readonly adCounts?: AdCounter } = {},
): Promise<StartedSide> {
  const folder = mkdtempSync(join(tmpdir(), "sluice-side-"));
  mkdirSync(join(folder, "films"));
  copyFileSync(await filmOf(), join(folder, "films", "film.mp4"));
  const viewToken = "of-an-administrator";
  let config = configOf(folder);
  const lines: string[] = [];
  const notices = new Map<string, string>();
  const app = createApp(createLog(() => undefined));
  const side = createMediaSide(ffmpeg, {
    app,
    address: "127.0.0.1",
    hostname: "test.example",
    folder,
    config: () => config,
    log: { note: (name, level, text) => lines.push(`${name} ${level} ${text}`), rename: () => undefined },
    isViewToken: (token) => token === viewToken,
    certificates: { current: undefined, onChange: () => () => undefined },
    tellNotice: (topic, words) => void (words === undefined ? notices.delete(topic) : notices.set(topic, words)),
    onSession: () => undefined,
    adCounts,
    onAuthAnswer: () => undefined,
    iptv,
    now: Date.now,
  });
  mountMedia(
    app,
    side.parts.flatMap(({ routes = [] }) => routes),
  );
  const follow = (next: Server): void => {
    config = next;
    for (const part of side.parts) part.configure?.();
  };
  follow(config);
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return {
    ...{ url, side, folder, viewToken, lines, notices, follow },
    async stop() {
      await Promise.all(side.parts.map(async (part) => part.stop?.()));
      side.viewers.stop();
      await side.processes.stop();
      app.server.closeAllConnections();
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
