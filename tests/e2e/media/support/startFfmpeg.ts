import { spawn, type ChildProcess } from "node:child_process";
import { ffmpegPath } from "../../../server/media/support/ffmpegPath.ts";
import { runningClients } from "./runningClients.ts";

/** An ffmpeg as a client of the server. */
export interface FfmpegClient {
  readonly child: ChildProcess;
  /** What it printed so far. */
  readonly words: () => string;
  /** All it wrote to its output, once it has ended. */
  readonly ended: Promise<Buffer>;
}

/** Starts ffmpeg as somebody outside of the server; it is killed with the file's server. */
export function startFfmpeg(args: readonly string[]): FfmpegClient {
  const child = spawn(ffmpegPath, ["-hide_banner", "-nostdin", "-loglevel", "info", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  runningClients.add(child);
  const pieces: Buffer[] = [];
  let words = "";
  child.stdout.on("data", (bytes: Buffer) => pieces.push(bytes));
  child.stderr.on("data", (bytes: Buffer) => {
    words += String(bytes);
  });
  const ended = new Promise<Buffer>((resolve) => {
    child.once("close", () => {
      runningClients.delete(child);
      resolve(Buffer.concat(pieces));
    });
  });
  return { child, words: () => words, ended };
}
