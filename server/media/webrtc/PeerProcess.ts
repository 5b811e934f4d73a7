import type { ChildProcess } from "node:child_process";
import { ServerError } from "../../ServerError.ts";
import { EndSignal } from "./EndSignal.ts";
import { type PeerOffer, type PeerOrder, type PeerReport, readPeerReport } from "./peers/peerMessages.ts";

/** A connection in the process for WebRTC. */
interface AnsweredPeer {
  /** SDP for the other side. */
  readonly answer: string;
  addCandidate(candidate: string, mid: string): void;
  end(): void;
}

/** Where the process for WebRTC takes a stream as RTP: ports of the loopback address. */
interface FeedPorts {
  readonly id: number;
  readonly video: number;
  readonly audio: number;
}

/** Who is told of a connection in the process for WebRTC. */
interface PeerListener {
  /** Whose log tells that the process crashed. */
  readonly streamName: string;
  /** Media went through; several times a second at most. */
  onBytes(bytes: number): void;
  /** Called once, unless the connection was ended from here. */
  onEnd(reason: string): void;
}

/** Who waits for a report. */
interface Waiting {
  readonly resolve: (report: PeerReport) => void;
  readonly reject: (error: ServerError) => void;
}

/** What is told of the whole process. */
interface PeerProcessOptions {
  /** It crashed while somebody published this stream or played it. */
  readonly onCrash: (streamName: string, words: string) => void;
  /** Nobody publishes or plays any more. */
  readonly onUnused: () => void;
  /** It reports several times a second: one that says nothing this long is ended like one that crashed. */
  readonly silenceMs?: number;
}

const CRASHED = "WebRTC crashed on the server and was restarted";
const SILENCE_MS = 10_000;
const STOPPING_MS = 2000;
/** Waits for the first word. */
const START = 0;

/** The process that the native WebRTC library runs in, from its start to its end. */
export class PeerProcess {
  readonly ended = new EndSignal();
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Map<number, PeerListener>();
  readonly #silence: NodeJS.Timeout;
  #lastId = START;

  private constructor(
    private readonly child: ChildProcess,
    private readonly options: PeerProcessOptions,
  ) {
    this.#silence = setTimeout(() => child.kill("SIGKILL"), options.silenceMs ?? SILENCE_MS).unref();
    child.on("message", (message) => {
      this.#silence.refresh();
      const report = readPeerReport(message);
      if (report !== undefined) this.#take(report);
    });
    child.on("error", (error) => this.#crash(error.message));
    child.on("exit", (code, signal) => this.#crash(`its process ended with ${signal ?? code}`));
  }

  /** @returns undefined where the WebRTC library is missing; @throws ServerError when the process cannot be started */
  static async start(fork: () => ChildProcess, options: PeerProcessOptions): Promise<PeerProcess | undefined> {
    try {
      const process = new PeerProcess(fork(), options);
      const { kind } = await process.#wait(START);
      if (kind === "ready") return process;
      await process.stop();
      return undefined;
    } catch (error) {
      throw new ServerError("unavailable", "WebRTC cannot be started on the server.", {}, { cause: error });
    }
  }

  get isUsed(): boolean {
    return this.#listeners.size > 0;
  }

  /** @throws ServerError for an offer that cannot be answered, and when the process crashed over it */
  async open(offer: PeerOffer, listener: PeerListener): Promise<AnsweredPeer> {
    const id = ++this.#lastId;
    this.#listeners.set(id, listener);
    const report = await this.#ask({ kind: "open", id, offer });
    if (report.kind !== "answer") {
      this.#forget(id);
      throw new ServerError("bad_request", "The offer cannot be answered.");
    }
    return {
      answer: report.sdp,
      addCandidate: (candidate, mid) => this.#send({ kind: "candidate", id, candidate, mid }),
      end: () => {
        this.#forget(id);
        this.#send({ kind: "end", id });
      },
    };
  }

  /** @throws ServerError when there are no ports left */
  async openFeed(): Promise<FeedPorts> {
    const report = await this.#ask({ kind: "openFeed", id: ++this.#lastId });
    if (report.kind === "feed") return report;
    throw new ServerError("unavailable", "The stream cannot be played over WebRTC now.");
  }

  closeFeed(id: number): void {
    this.#send({ kind: "closeFeed", id });
  }

  async stop(): Promise<void> {
    const { child } = this;
    const exited = new Promise((resolve) => child.once("exit", resolve));
    const isRunning = child.exitCode === null && child.signalCode === null;
    this.#end("The server is shutting down.");
    if (!isRunning) return;
    // It ends by itself when nobody is there to tell it what to do.
    if (child.connected) child.disconnect();
    const late = setTimeout(() => child.kill("SIGKILL"), STOPPING_MS);
    await exited;
    clearTimeout(late);
  }

  #take(report: PeerReport): void {
    if (report.kind === "bytes") {
      for (const [id, bytes] of report.counts) this.#listeners.get(id)?.onBytes(bytes);
    } else if (report.kind === "ended") {
      const listener = this.#listeners.get(report.id);
      this.#forget(report.id);
      listener?.onEnd(report.reason);
    } else {
      const id = "id" in report ? report.id : START;
      this.#waiting.get(id)?.resolve(report);
      this.#waiting.delete(id);
    }
  }

  #ask(order: PeerOrder): Promise<PeerReport> {
    this.#send(order);
    return this.#wait(order.id);
  }

  #wait(id: number): Promise<PeerReport> {
    if (this.ended.hasEnded) return Promise.reject(new ServerError("unavailable", `${CRASHED}.`));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  #send(order: PeerOrder): void {
    // One that cannot be told any more has ended, or is about to.
    if (this.child.connected) this.child.send(order, () => undefined);
  }

  #forget(id: number): void {
    if (this.#listeners.delete(id) && !this.isUsed) this.options.onUnused();
  }

  #crash(words: string): void {
    if (this.ended.hasEnded) return;
    const names = new Set([...this.#listeners.values()].map(({ streamName }) => streamName));
    for (const name of names) this.options.onCrash(name, `${CRASHED}: ${words}.`);
    this.#end(`${CRASHED}.`);
  }

  #end(reason: string): void {
    clearTimeout(this.#silence);
    for (const listener of this.#listeners.values()) this.ended.onEnd((words) => listener.onEnd(words));
    this.#listeners.clear();
    for (const { reject } of this.#waiting.values()) reject(new ServerError("unavailable", reason));
    this.#waiting.clear();
    this.ended.end(reason);
  }
}
