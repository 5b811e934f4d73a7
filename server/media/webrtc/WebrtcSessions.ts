import { randomUUID } from "node:crypto";
import { ServerError } from "../../ServerError.ts";
import type { MediaContext } from "../MediaPart.ts";
import type { Viewer } from "../viewers/Viewer.ts";
import { type EndSignal, safely } from "./EndSignal.ts";
import type { PeerProcess } from "./PeerProcess.ts";
import type { WebrtcCaller } from "./WebrtcCaller.ts";
import type { PeerOffer } from "./peers/peerMessages.ts";

const MOST_SESSIONS = 200;

/** A WebRTC connection as its signalling sees it. */
export interface WebrtcSession {
  readonly id: string;
  readonly name: string;
  /** Who was let in for it. */
  readonly viewer: Viewer;
  /** SDP for the other side. */
  readonly answer: string;
  addCandidate(candidate: string, mid: string): void;
  /** Called once when it has ended, whoever ended it; at once when it has already. */
  onEnd(listener: (reason: string) => void): void;
  end(reason: string): void;
}

/** What WebRTC connections are made with. */
export interface WebrtcParts {
  readonly context: Pick<MediaContext, "streams" | "viewers" | "log" | "now">;
  readonly process: PeerProcess;
}

/** Answers an offer. @throws ServerError with words for the caller; undefined where WebRTC is missing */
export type OpenSession = (caller: WebrtcCaller, offer: string) => Promise<WebrtcSession | undefined>;

/** The answer (501) where the WebRTC library did not come with the installation. */
export const webrtcMissing = {
  error: "not_implemented",
  message:
    "WebRTC is not available on this server: the optional package node-datachannel has no build for this platform. Publish over RTMP instead.",
} as const;

/** Whose connection it is. */
interface AnswerOptions {
  readonly viewer: Viewer;
  readonly ended: EndSignal;
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

/** The WebRTC connections that are open, by the id that is in their address. */
export class WebrtcSessions {
  readonly #sessions = new Map<string, WebrtcSession>();
  #opening = 0;

  /** @throws ServerError when there are too many, or what `make` throws */
  async open(make: () => Promise<WebrtcSession>): Promise<WebrtcSession> {
    if (this.#sessions.size + this.#opening >= MOST_SESSIONS) {
      throw new ServerError(
        "unavailable",
        `${MOST_SESSIONS} WebRTC connections are open, which is the most at one time.`,
      );
    }
    this.#opening += 1;
    try {
      const session = await make();
      this.#sessions.set(session.id, session);
      session.onEnd(() => this.#sessions.delete(session.id));
      return session;
    } finally {
      this.#opening -= 1;
    }
  }

  /** @throws ServerError when it is not there (any more) */
  find(name: string, id: string): WebrtcSession {
    const session = this.#sessions.get(id);
    if (session?.name !== name) throw new ServerError("not_found", "This WebRTC connection has ended.");
    return session;
  }

  endAll(): void {
    for (const session of this.#sessions.values()) session.end("The server is shutting down.");
  }
}
