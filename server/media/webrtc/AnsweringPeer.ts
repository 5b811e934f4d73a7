import type { PeerConnection } from "node-datachannel";
import { ServerError } from "../../ServerError.ts";
import { safely } from "./safely.ts";
import type { WebrtcParts } from "./WebrtcParts.ts";

/** How a peer is made. */
interface AnsweringPeerOptions extends Pick<WebrtcParts, "library"> {
  /** Where the port for media is opened; everywhere when undefined. */
  readonly bindAddress: string | undefined;
  /** Called once; also when no connection came about. */
  readonly onEnd: (reason: string) => void;
}

const GATHERING_MS = 3000;
const CONNECTING_MS = 20_000;
/** A connection that is interrupted may come back. */
const INTERRUPTED_MS = 8000;

/** The server's side of a WebRTC connection that the other side offered. */
export class AnsweringPeer {
  readonly connection: PeerConnection;
  #timer: NodeJS.Timeout | undefined;
  #isEnded = false;

  constructor(private readonly options: AnsweringPeerOptions) {
    const { library, bindAddress } = options;
    this.connection = new library.PeerConnection("sluice", {
      iceServers: [],
      ...(bindAddress === undefined ? {} : { bindAddress }),
    });
    const fail = (): void => this.end("The server failed at this.");
    this.connection.onStateChange(safely((state: string) => this.#follow(state), fail));
    this.#endAfter(CONNECTING_MS, "No connection came about.");
  }

  /** The answer with all addresses of this server in it. @throws ServerError for an offer that cannot be answered */
  async answer(offer: string): Promise<string> {
    const gathered = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, GATHERING_MS);
      this.connection.onGatheringStateChange((state) => {
        if (state !== "complete") return;
        clearTimeout(timer);
        resolve();
      });
    });
    try {
      this.connection.setRemoteDescription(offer, "offer");
      await gathered;
      const { sdp } = this.connection.localDescription() ?? {};
      if (sdp !== undefined) return sdp;
    } catch (error) {
      throw new ServerError("bad_request", "The offer cannot be answered.", {}, { cause: error });
    }
    throw new ServerError("bad_request", "The offer cannot be answered.");
  }

  /** One more address of the other side; one that makes no sense is left out. */
  addCandidate(candidate: string, mid: string): void {
    try {
      if (!this.#isEnded && candidate !== "") this.connection.addRemoteCandidate(candidate, mid);
    } catch {
      // The others may do.
    }
  }

  end(reason: string): void {
    if (this.#isEnded) return;
    this.#isEnded = true;
    clearTimeout(this.#timer);
    try {
      this.connection.close();
    } catch {
      // It was closed by the library already.
    }
    this.options.onEnd(reason);
  }

  #follow(state: string): void {
    if (this.#isEnded) return;
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
