import { randomUUID } from "node:crypto";
import type { Viewer } from "../viewers/Viewer.ts";
import type { EndedOnce } from "./EndedOnce.ts";
import type { PeerProcess } from "./PeerProcess.ts";
import type { PeerOffer } from "./peers/PeerOffer.ts";
import { safely } from "./safely.ts";
import type { WebrtcSession } from "./WebrtcSession.ts";

/** Whose connection it is. */
interface AnswerOptions {
  readonly viewer: Viewer;
  readonly ended: EndedOnce;
  readonly onBytes: (bytes: number) => void;
}

/** Opens a connection that ends with `ended`, and the other way round. @throws ServerError with words for the other side */
export async function answerOffer(
  process: PeerProcess,
  offer: PeerOffer,
  { viewer, ended, onBytes }: AnswerOptions,
): Promise<WebrtcSession> {
  const peer = await process.open(offer, {
    streamName: viewer.name,
    onBytes: safely(
      (bytes: number) => {
        if (!ended.hasEnded) onBytes(bytes);
      },
      () => ended.end("The server failed at this."),
    ),
    onEnd: safely(
      (reason: string) => ended.end(reason),
      // All others had their turn all the same.
      () => undefined,
    ),
  });
  ended.onEnd(() => peer.end());
  return {
    id: randomUUID(),
    name: viewer.name,
    viewer,
    answer: peer.answer,
    addCandidate: (candidate, mid) => peer.addCandidate(candidate, mid),
    onEnd: (listener) => ended.onEnd(listener),
    end: (reason) => ended.end(reason),
  };
}
