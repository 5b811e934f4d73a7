import type { Readable, Writable } from "node:stream";

/** Starts media processes, within a cap, and leaves none behind. */
export interface ProcessPool {
  /** @throws ServerError `unavailable` when the cap is reached; the words say how many run */
  start(plan: ProcessPlan): ProcessRun;
  /** Kills all and waits for them. */
  stop(): Promise<void>;
}

/** What is asked of a media process. */
export interface ProcessPlan {
  /** Of ffmpeg; each an argument of its own, never a shell's line. */
  readonly args: readonly string[];
  /** Further pipes beyond 0 input, 1 output, 2 errors and 3 progress. */
  readonly extraOutputs?: number;
  /** Said in the log instead of an address with its password. */
  readonly label: string;
  /** Streams and pushes share a cap; a thumbnail, a file of advertising and a conversion have others, and take no place from a stream. */
  readonly kind: "stream" | "push" | "advert" | "conversion" | "short";
}

/** A running ffmpeg. */
export interface ProcessRun {
  readonly stdin: Writable;
  /** Pipe 1, then the extra ones. */
  readonly outputs: readonly Readable[];
  /** The last lines of its errors and warnings, without secrets. */
  readonly errorLines: readonly string[];
  /** Called with each of them as it comes. */
  onErrorLine?(listener: (line: string) => void): void;
  /** Figures of its last progress lines (`fps`, `speed`, `drop_frames`, ...). */
  readonly progress: Readonly<Record<string, string>>;
  /** Resolves with its exit code, null for a signal; never rejects. */
  readonly ended: Promise<number | null>;
  kill(): void;
}

/** How much media a process has written, in milliseconds; undefined before it tells. */
export function playedMs({ progress }: Pick<ProcessRun, "progress">): number | undefined {
  // Its `out_time_ms` are microseconds as well.
  const microseconds = Number(progress["out_time_us"]);
  return Number.isFinite(microseconds) ? Math.max(0, microseconds / 1000) : undefined;
}
