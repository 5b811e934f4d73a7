import type * as dataChannel from "node-datachannel";
import type { Audio, PeerConnection, Track, Video } from "node-datachannel";
import { EndSignal } from "../EndSignal.ts";

const GATHERING_MS = 3000;
const CONNECTING_MS = 20_000;
/** A connection that is interrupted may come back. */
const INTERRUPTED_MS = 8000;
/** Threads of the library have pointers to what JavaScript has closed: it is not collected before they are done. */
const LINGER_MS = 10_000;

/** The native WebRTC library. */
export type DataChannelLibrary = typeof dataChannel;

/** The WebRTC library, which is optional: it has a binary that not every platform gets. `undefined` without it. */
export async function loadDataChannel(): Promise<DataChannelLibrary | undefined> {
  try {
    return await import("node-datachannel");
  } catch {
    return undefined;
  }
}

/**
 * The server's side of a WebRTC connection that the other side offered. A track that is touched after its end, or a
 * connection that is closed by its own callback, can end the whole process: whoever uses a track looks at `ended` first.
 */
export class AnsweringPeer {
  readonly ended = new EndSignal();
  readonly #connection: PeerConnection;
  readonly #tracks = new Set<Track>();
  #timer: NodeJS.Timeout | undefined;

  constructor(library: DataChannelLibrary, bindAddress: string | undefined) {
    this.#connection = new library.PeerConnection("sluice", {
      iceServers: [],
      ...(bindAddress === undefined ? {} : { bindAddress }),
    });
    this.#connection.onStateChange((state) => void setImmediate(() => this.#follow(state)));
    this.#endAfter(CONNECTING_MS, "No connection came about.");
  }

  /** A track to send on. */
  addTrack(description: Audio | Video): Track {
    const track = this.#connection.addTrack(description);
    this.#tracks.add(track);
    return track;
  }

  /** For each track that the other side sends. */
  onTrack(take: (track: Track) => void): void {
    this.#connection.onTrack((track) => {
      this.#tracks.add(track);
      if (!this.ended.hasEnded) take(track);
    });
  }

  /** The answer with all addresses of this server in it. @throws Error for an offer that cannot be answered */
  async answer(offer: string): Promise<string> {
    const gathered = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, GATHERING_MS);
      const stop = (): void => {
        clearTimeout(timer);
        resolve();
      };
      this.ended.onEnd(stop);
      this.#connection.onGatheringStateChange((state) => state === "complete" && stop());
    });
    this.#connection.setRemoteDescription(offer, "offer");
    await gathered;
    const { sdp } = (this.ended.hasEnded ? null : this.#connection.localDescription()) ?? {};
    if (sdp === undefined) throw new Error("The offer could not be answered.");
    return sdp;
  }

  /** One more address of the other side; one that makes no sense is left out. */
  addCandidate(candidate: string, mid: string): void {
    try {
      if (!this.ended.hasEnded && candidate !== "") this.#connection.addRemoteCandidate(candidate, mid);
    } catch {
      // The others may do.
    }
  }

  /** The connection is closed a moment later, when nobody touches it or its tracks any more. */
  end(reason: string): void {
    if (this.ended.hasEnded) return;
    clearTimeout(this.#timer);
    setImmediate(() => this.#close());
    this.ended.end(reason);
  }

  #close(): void {
    for (const one of [...this.#tracks, this.#connection]) {
      try {
        one.close();
      } catch {
        // It was closed by the library already.
      }
    }
    setTimeout(() => this.#tracks.clear(), LINGER_MS).unref();
  }

  #follow(state: string): void {
    if (this.ended.hasEnded) return;
    clearTimeout(this.#timer);
    if (state === "connected") return;
    if (state === "disconnected") this.#endAfter(INTERRUPTED_MS, "The connection was lost.");
    else if (state === "failed" || state === "closed") this.end("The other side has left.");
    else this.#endAfter(CONNECTING_MS, "No connection came about.");
  }

  #endAfter(ms: number, reason: string): void {
    this.#timer = setTimeout(() => this.end(reason), ms).unref();
  }
}
