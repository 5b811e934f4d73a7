import type { MediaContext, MediaPart } from "../MediaPart.ts";
import { RtmpConnection } from "./RtmpConnection.ts";
import { RtmpFeeds } from "./RtmpFeeds.ts";
import { RtmpListener } from "./RtmpListener.ts";

/** What the RTMP port needs beside the media side's parts. */
interface RtmpPartOptions {
  /** Where a port without an address listens, as the server's own does. */
  readonly host: string;
  /** Tells every page what is wrong with a topic; `undefined` when it is mended. */
  readonly onNotice: (topic: string, words: string | undefined) => void;
}

/** Publishing and playing over RTMP at the config's `rtmp` port. */
export function createRtmpPart(context: MediaContext, { host, onNotice }: RtmpPartOptions): MediaPart {
  const { streams, viewers, log, ffmpeg } = context;
  const feeds = new RtmpFeeds(context);
  const listener = new RtmpListener({
    host,
    onNotice,
    onSocket: (socket) => void new RtmpConnection(socket, { streams, viewers, log, ffmpeg, feeds }),
  });
  const forget = streams.onStream((stream) => () => feeds.end(stream));
  return {
    configure: () => listener.follow(context.config().rtmp),
    stop: async () => {
      forget();
      listener.stop();
    },
  };
}
