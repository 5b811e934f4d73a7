import type { WebSocket } from "ws";
import { ServerError } from "../../ServerError.ts";
import type { WebrtcCaller } from "./WebrtcCaller.ts";
import { type OpenSession, webrtcMissing, type WebrtcSession } from "./WebrtcSessions.ts";

const OFFER_MS = 20_000;
const PING_MS = 20_000;
const MOST_MESSAGES = 200;
const closeCodes = { ended: 1000, refused: 1008, failed: 1011, later: 1013 } as const;
const LONGEST_CANDIDATE = 500;

/**
 * Publishing from the console: the browser sends `{type: "offer", sdp}` and gets `{type: "answer", sdp}`; it may send
 * `{type: "candidate", candidate, mid}`. `{type: "error", message}` comes before the server closes. The publication ends
 * with the socket.
 */
export class PublishSocket {
  #session: WebrtcSession | undefined;
  #early: { candidate: string; mid: string }[] = [];
  #state: "waiting" | "answering" | "open" | "closed" = "waiting";
  #messages = 0;
  #isAlive = true;

  constructor(
    private readonly socket: WebSocket,
    private readonly caller: WebrtcCaller,
    private readonly open: OpenSession,
  ) {
    const late = setTimeout(
      () => this.#state === "waiting" && this.#fail("No offer was sent in time.", closeCodes.refused),
      OFFER_MS,
    );
    const ping = setInterval(() => this.#ping(), PING_MS);
    socket.on("message", (data, isBinary) =>
      this.#take(Buffer.isBuffer(data) && !isBinary ? data.toString("utf8") : ""),
    );
    socket.on("pong", () => {
      this.#isAlive = true;
    });
    // What broke it changes nothing: "close" follows.
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearTimeout(late);
      clearInterval(ping);
      this.#state = "closed";
      this.#session?.end("The publisher disconnected.");
    });
  }

  #take(text: string): void {
    this.#messages += 1;
    const signal = this.#messages > MOST_MESSAGES ? undefined : readSignal(text);
    if (signal === undefined) return this.#fail("Unknown message.", closeCodes.refused);
    if (signal.type === "candidate") {
      if (this.#session === undefined) this.#early.push(signal);
      else this.#session.addCandidate(signal.candidate, signal.mid);
      return;
    }
    if (this.#state !== "waiting") return this.#fail("An offer was sent already.", closeCodes.refused);
    this.#state = "answering";
    void this.#answer(signal.sdp).catch((error: unknown) => {
      const words = error instanceof ServerError ? error.message : "The server failed at this.";
      this.#fail(words, closeCodeOf(error));
    });
  }

  async #answer(offer: string): Promise<void> {
    const session = await this.open(this.caller, offer);
    if (session === undefined) return this.#fail(webrtcMissing.message, closeCodes.failed);
    this.#session = session;
    if (this.#state === "closed") return session.end("The publisher disconnected.");
    this.#state = "open";
    for (const { candidate, mid } of this.#early.splice(0)) session.addCandidate(candidate, mid);
    this.#send({ type: "answer", sdp: session.answer });
    session.onEnd((reason) => this.#fail(reason, closeCodes.ended));
  }

  #fail(message: string, code: number): void {
    if (this.#state === "closed") return;
    this.#state = "closed";
    this.#send({ type: "error", message });
    this.socket.close(code);
    this.#session?.end(message);
  }

  #ping(): void {
    if (!this.#isAlive) return this.socket.terminate();
    this.#isAlive = false;
    this.socket.ping();
  }

  #send(message: Readonly<Record<string, string>>): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(message));
  }
}

function closeCodeOf(error: unknown): number {
  if (!(error instanceof ServerError)) return closeCodes.failed;
  return error.kind === "unavailable" ? closeCodes.later : closeCodes.refused;
}

/** A message of a browser that publishes. */
type Signal =
  | { readonly type: "offer"; readonly sdp: string }
  | { readonly type: "candidate"; readonly candidate: string; readonly mid: string };

/** Reads a message of a browser that publishes; undefined for anything else. */
export function readSignal(text: string): Signal | undefined {
  const message = parsed(text);
  if (typeof message !== "object" || message === null || !("type" in message)) return undefined;
  if (message.type === "offer" && "sdp" in message && typeof message.sdp === "string") {
    return { type: "offer", sdp: message.sdp };
  }
  if (message.type !== "candidate" || !("candidate" in message) || typeof message.candidate !== "string")
    return undefined;
  const { candidate } = message;
  const mid = "mid" in message && typeof message.mid === "string" ? message.mid.slice(0, 32) : "0";
  return candidate.length > LONGEST_CANDIDATE ? undefined : { type: "candidate", candidate, mid };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
