import { Agent, get } from "node:http";
import { playlistAddresses } from "./playlistAddresses.ts";

/** What a player was given for one question. */
export interface PlayerAnswer {
  readonly kind: "playlist" | "segment";
  readonly bytes: number;
  /** From the question to the last byte. */
  readonly tookMs: number;
}

/** A player that throws away what it gets, on a socket of its own. */
export class HlsPlayer {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #variant: URL | undefined;
  #newest: string | undefined;

  /** @param master address of the master playlist */
  constructor(
    private readonly master: URL,
    private readonly onAnswer: (answer: PlayerAnswer) => void,
  ) {}

  /** Asks for the playlist, and for its newest segment unless it was here before. @throws when an answer is no good */
  async look(): Promise<void> {
    this.#variant ??= new URL(playlistAddresses(await this.#ask(this.master, "playlist"))[0] ?? "", this.master);
    const newest = playlistAddresses(await this.#ask(this.#variant, "playlist")).at(-1);
    if (newest === undefined) throw new Error(`${this.#variant.pathname} lists no segment.`);
    if (newest === this.#newest) return;
    this.#newest = newest;
    await this.#ask(new URL(newest, this.#variant), "segment");
  }

  close(): void {
    this.#agent.destroy();
  }

  /** @returns the text of a playlist */
  #ask(url: URL, kind: PlayerAnswer["kind"]): Promise<string> {
    const begun = performance.now();
    return new Promise((resolve, reject) => {
      const request = get(url, { agent: this.#agent }, (answer) => {
        let bytes = 0;
        let text = "";
        answer.on("data", (piece: Buffer) => {
          bytes += piece.length;
          if (kind === "playlist") text += piece.toString();
        });
        answer.on("error", reject);
        answer.on("end", () => {
          if (answer.statusCode !== 200) return reject(new Error(`${url.pathname} was answered ${answer.statusCode}.`));
          this.onAnswer({ kind, bytes, tookMs: performance.now() - begun });
          resolve(text);
        });
      });
      request.on("error", reject);
    });
  }
}
