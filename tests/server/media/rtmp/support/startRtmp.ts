import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import type { Server } from "../../../../../src/generated/types/Server.ts";
import type { MediaPart } from "../../../../../server/media/MediaPart.ts";
import { FfmpegPool } from "../../../../../server/media/ffmpeg/FfmpegPool.ts";
import { createRtmpPart } from "../../../../../server/media/rtmp/createRtmpPart.ts";
import { freePort } from "../../../../e2e/support/freePort.ts";
import type { FakeStream } from "./FakeStream.ts";
import { FakeStreams } from "./FakeStreams.ts";
import { FakeViewers } from "./FakeViewers.ts";
import { ffmpeg } from "../../support/ffmpegPath.ts";

/** An RTMP port with its surroundings, which goes when the test ends. */
export interface StartedRtmp {
  readonly part: MediaPart;
  readonly port: number;
  readonly url: string;
  readonly config: { rtmp?: number | string };
  readonly streams: FakeStreams;
  readonly viewers: FakeViewers;
  readonly notes: string[];
  readonly notices: Map<string, string>;
  readonly open: () => Promise<Socket>;
}

/** Opens an RTMP port that serves these streams; `secrets` are asked of who comes. */
export async function startRtmp(
  all: readonly FakeStream[],
  secrets: Readonly<Record<string, string>> = {},
): Promise<StartedRtmp> {
  const port = await freePort();
  const config: { rtmp?: number | string } & Server = { rtmp: port };
  const [streams, viewers, processes] = [new FakeStreams(all), new FakeViewers(secrets), new FfmpegPool(ffmpeg)];
  const notes: string[] = [];
  const notices = new Map<string, string>();
  const log = {
    note: (name: string, level: string, text: string) => void notes.push(`${name} ${level}: ${text}`),
    rename: () => undefined,
  };
  const part = createRtmpPart(
    { folder: "", ffmpeg, processes, streams, viewers, log, config: () => config, now: Date.now },
    {
      host: "127.0.0.1",
      certificates: { current: undefined, onChange: () => () => undefined },
      onNotice: (topic, words) => void (words === undefined ? notices.delete(topic) : notices.set(topic, words)),
    },
  );
  part.configure?.();
  onTestFinished(async () => {
    await part.stop?.();
    await processes.stop();
  });
  const open = (): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(config.rtmp === undefined ? port : Number(config.rtmp), "127.0.0.1");
      onTestFinished(() => void socket.destroy());
      socket.once("error", reject);
      socket.once("connect", () => resolve(socket.on("error", () => undefined)));
    });
  return { part, port, url: `rtmp://127.0.0.1:${port}`, config, streams, viewers, notes, notices, open };
}
