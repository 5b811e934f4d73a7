import { get } from "node:http";

/** A player of MPEG-TS over HTTP that reads and shows nothing. */
export interface TsPlayer {
  readonly status: number;
  /** What it has read so far. */
  readonly bytes: () => number;
  /** Resolves when the server, or `leave`, has ended it. */
  readonly ended: Promise<void>;
  readonly leave: () => void;
  /** The body, of an answer that is none of media. */
  readonly words: Promise<string>;
}

/** Opens an address and reads on until somebody ends it. */
export function openTs(address: string, headers: Readonly<Record<string, string>> = {}): Promise<TsPlayer> {
  return new Promise((resolve, reject) => {
    const asked = get(address, { headers, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      let bytes = 0;
      response.on("data", (piece: Buffer) => {
        bytes += piece.length;
        if (response.statusCode !== 200) pieces.push(piece);
      });
      // A player that is shown out sees its connection break.
      response.on("error", () => undefined);
      const ended = new Promise<void>((done) => response.once("close", done));
      resolve({
        status: response.statusCode ?? 0,
        bytes: () => bytes,
        ended,
        leave: () => asked.destroy(),
        words: ended.then(() => Buffer.concat(pieces).toString()),
      });
    });
    asked.on("error", reject);
  });
}
