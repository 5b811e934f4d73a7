/** A server that a test started. */
export interface RunningServer {
  /** Without a slash at the end, for example `http://127.0.0.1:40123`. */
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  readonly login: string;
  readonly password: string;
  readonly pid: number | undefined;
  /** What it has printed so far. */
  readonly output: () => string;
  /** Its exit code, once it has ended. */
  readonly exited: Promise<number | null>;
  readonly stop: () => Promise<void>;
}
