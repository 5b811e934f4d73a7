import { spawn, type ChildProcess } from "node:child_process";
import { onTestFinished } from "vitest";
import { ffmpegPath } from "../../support/ffmpegPath.ts";

/** An ffmpeg as a client. */
export interface FfmpegClient {
  readonly child: ChildProcess;
  /** What it printed so far. */
  readonly words: () => string;
  /** Resolves with all it wrote to its output once it has ended. */
  readonly ended: Promise<Buffer>;
}

/** Starts ffmpeg as somebody outside of the server; it is killed when the test ends. */
export function runFfmpeg(args: readonly string[], input?: Buffer): FfmpegClient {
  const child = spawn(ffmpegPath, ["-hide_banner", "-loglevel", "info", ...args], { stdio: "pipe" });
  onTestFinished(() => void child.kill("SIGKILL"));
  const pieces: Buffer[] = [];
  let words = "";
  child.stdout.on("data", (bytes: Buffer) => pieces.push(bytes));
  child.stderr.on("data", (bytes: Buffer) => {
    words += String(bytes);
  });
  child.stdin.on("error", () => undefined);
  if (input !== undefined) child.stdin.end(input);
  const ended = new Promise<Buffer>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => resolve(Buffer.concat(pieces)));
  });
  return { child, words: () => words, ended };
}
