import { randomUUID } from "node:crypto";
import type { AnsweringPeer } from "./AnsweringPeer.ts";
import type { EndedOnce } from "./EndedOnce.ts";
import type { WebrtcSession } from "./WebrtcSession.ts";

/** An answered peer as its signalling sees it. */
export function sessionOf(name: string, peer: AnsweringPeer, answer: string, ended: EndedOnce): WebrtcSession {
  return {
    id: randomUUID(),
    name,
    answer,
    addCandidate: (candidate, mid) => peer.addCandidate(candidate, mid),
    onEnd: (listener) => ended.onEnd(listener),
    end: (reason) => ended.end(reason),
  };
}
