import type { ChildProcess } from "node:child_process";
import { PassThrough, Readable, type Writable } from "node:stream";
import { hideLogins } from "../../../src/model/addressSecrets.ts";
import type { ProcessRun } from "./ProcessPool.ts";

const MOST_ERROR_LINES = 50;
const LONGEST_LINE = 500;
const PROGRESS_PIPE = 3;

/** A started ffmpeg: its pipes, what it says of errors, how far it is. */
export class FfmpegRun implements ProcessRun {
  readonly stdin: Writable;
  readonly outputs: readonly Readable[];
  readonly ended: Promise<number | null>;
  readonly errorLines: string[] = [];
  readonly progress: Record<string, string> = {};
  readonly #listeners: ((line: string) => void)[] = [];

  /** @param outputs pipe 1 and those from pipe 4 on */
  constructor(
    private readonly child: ChildProcess,
    outputs: number,
  ) {
    this.stdin = child.stdin ?? new PassThrough();
    const pipes = Array.from({ length: outputs }, (_, index) => (index === 0 ? 1 : PROGRESS_PIPE + index));
    this.outputs = pipes.map((pipe) => readableOf(child, pipe));
    eachLine(readableOf(child, 2), (line) => this.#addErrorLine(line));
    eachLine(readableOf(child, PROGRESS_PIPE), (line) => {
      const [key = "", value = ""] = line.split("=", 2);
      if (/^[a-z_0-9]{1,40}$/.test(key) && key !== "__proto__") this.progress[key] = value.trim();
    });
    // A pipe of a process that has ended breaks: its end is told by `ended`, not by an error here.
    this.stdin.on("error", () => undefined);
    this.ended = new Promise((resolve) => {
      let isFailed = false;
      child.once("error", (error) => {
        isFailed = true;
        this.#addErrorLine(`ffmpeg could not be started: ${error.message}`);
        if (child.pid === undefined) resolve(null);
      });
      child.once("close", (code) => resolve(isFailed ? null : code));
    });
  }

  onErrorLine(listener: (line: string) => void): void {
    this.#listeners.push(listener);
  }

  kill(): void {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill("SIGKILL");
  }

  #addErrorLine(line: string): void {
    const said = withoutSecrets(line.slice(0, LONGEST_LINE));
    this.errorLines.push(said);
    for (const listener of this.#listeners) listener(said);
    if (this.errorLines.length > MOST_ERROR_LINES) this.errorLines.shift();
  }
}

function readableOf({ stdio }: ChildProcess, pipe: number): Readable {
  const stream = stdio[pipe];
  if (!(stream instanceof Readable)) return Readable.from([]);
  stream.on("error", () => undefined);
  return stream;
}

function eachLine(stream: Readable, take: (line: string) => void): void {
  let rest = "";
  stream.setEncoding("utf8");
  stream.on("data", (text: string) => {
    const lines = (rest + text).split(/\r?\n|\r/);
    rest = (lines.pop() ?? "").slice(-LONGEST_LINE);
    for (const line of lines) if (line.trim() !== "") take(line);
  });
  stream.on("end", () => {
    if (rest.trim() !== "") take(rest);
  });
}

/** A line of a media process without passwords and keys of the addresses in it. */
export function withoutSecrets(line: string): string {
  return hideLogins(line, "***").replace(
    /(?<address>(?<![a-z0-9+])[a-z0-9+]+:\/\/[^\s?'"]+)\?[^\s'"]+/gi,
    "$<address>?***",
  );
}
