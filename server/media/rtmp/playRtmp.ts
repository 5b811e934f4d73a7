import { ServerError } from "../../ServerError.ts";
import { isProtocolOn } from "../../../src/model/status/isProtocolOn.ts";
import type { RtmpClient } from "./RtmpClient.ts";
import type { RtmpCommand } from "./RtmpCommand.ts";
import type { RtmpParts } from "./RtmpParts.ts";
import { RtmpRefusal } from "./RtmpRefusal.ts";
import { rtmpTarget } from "./rtmpTarget.ts";

/** An on-demand stream gets this long for its first picture. */
const READY_MS = 15_000;

/**
 * Lets a client play: its permission is asked, the stream held, and its feed joined.
 *
 * @throws RtmpRefusal with words for the client
 */
export async function playRtmp(parts: RtmpParts, client: RtmpClient, command: RtmpCommand): Promise<void> {
  const { streams, viewers, feeds } = parts;
  const { names, query, token } = rtmpTarget(command.app, command.streamName);
  const stream = names.map((name) => streams.find(name)).find((found) => found !== undefined);
  if (stream === undefined) throw new RtmpRefusal("NetStream.Play.StreamNotFound", "There is no stream of this name.");
  if (!isProtocolOn(stream.config.protocols, "rtmp")) {
    throw new RtmpRefusal("NetStream.Play.Failed", "This stream is not played over RTMP.");
  }
  const { userAgent, referer } = command;
  const asked = { name: stream.name, kind: "play", proto: "rtmp", ip: client.ip, isPolling: false } as const;
  try {
    const viewer = await viewers.open({ ...asked, token, userAgent, referer, query });
    client.onEnd(() => viewer.close("The player has left."));
    viewer.onClose(() => client.drop());
    client.onEnd(stream.hold());
    await stream.whenReady(READY_MS);
    if (!client.isOpen || !viewer.isOpen) return;
    client.protocol.acceptPlayer();
    const leave = feeds.join(stream, {
      onMessage: (bytes) => {
        if (client.send(bytes)) viewer.addBytes(bytes.length);
      },
      onEnd: () => client.drop(),
    });
    client.onEnd(leave);
  } catch (error) {
    const words = error instanceof ServerError ? error.message : "The server failed at this.";
    throw new RtmpRefusal("NetStream.Play.Failed", words, { cause: error });
  }
}
