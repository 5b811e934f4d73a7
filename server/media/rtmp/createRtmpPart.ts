import type { Socket } from "node:net";
import type { Certificates } from "../../certificates/Certificates.ts";
import type { MediaContext, MediaPart } from "../MediaPart.ts";
import { RtmpConnection } from "./RtmpConnection.ts";
import { RtmpFeeds } from "./RtmpFeeds.ts";
import { RtmpListener } from "./RtmpListener.ts";

/** What the RTMP port needs beside the media side's parts. */
interface RtmpPartOptions {
  /** Where a port without an address listens, as the server's own does. */
  readonly host: string;
  readonly certificates: Pick<Certificates, "current" | "onChange">;
  /** Tells every page what is wrong with a topic; `undefined` when it is mended. */
  readonly onNotice: (topic: string, words: string | undefined) => void;
}

/** Publishing and playing over RTMP at the config's `rtmp` port, and inside TLS at `rtmps`. */
export function createRtmpPart(context: MediaContext, { host, certificates, onNotice }: RtmpPartOptions): MediaPart {
  const { streams, viewers, log, ffmpeg } = context;
  const feeds = new RtmpFeeds(context);
  const onSocket = (socket: Socket) => void new RtmpConnection(socket, { streams, viewers, log, ffmpeg, feeds });
  const plain = new RtmpListener({ host, onNotice, onSocket });
  const encrypted = new RtmpListener({ host, onNotice, onSocket, certificates });
  const stopFollowing = certificates.onChange(() => encrypted.takeCertificate());
  const forget = streams.onStream((stream) => () => feeds.end(stream));
  return {
    configure: () => {
      plain.follow(context.config().rtmp);
      encrypted.follow(context.config().rtmps);
    },
    stop: async () => {
      forget();
      stopFollowing();
      plain.stop();
      encrypted.stop();
    },
  };
}
