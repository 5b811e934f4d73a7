import { spawn } from "node:child_process";

/** How a program ended, with what it printed on both streams in the order it came. */
export interface RunResult {
  readonly ok: boolean;
  readonly output: string;
}

/** What may be set for a run: seconds it may take, environment beside ours, and where lines go while it runs. */
export interface RunOptions {
  readonly limitMs?: number;
  readonly env?: Readonly<Record<string, string>>;
  readonly onOutput?: (chunk: string) => void;
}

/** Runs a program of the project in its root and keeps what it prints; past its limit it and its children are ended. */
export function runCaptured(
  root: string,
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<RunResult> {
  return new Promise((resolve) => {
    const chunks: string[] = [];
    const keep = (chunk: Buffer | string) => {
      chunks.push(chunk.toString());
      options.onOutput?.(chunk.toString());
    };
    // A group of its own, so that a timeout reaches browsers and servers that a test started.
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      // What is kept is shown later, perhaps in a file: no colours.
      env: { ...process.env, FORCE_COLOR: "0", ...options.env },
    });
    const endGroup = () => {
      if (child.pid === undefined) return;
      try {
        process.kill(-child.pid, "SIGKILL");
      } catch {
        // It has ended by itself meanwhile.
      }
    };
    // A signal ends us without an "exit" event unless somebody asks for one.
    const onSignal = () => process.exit(130);
    process.once("exit", endGroup).once("SIGINT", onSignal).once("SIGTERM", onSignal);
    const timer = options.limitMs === undefined ? undefined : setTimeout(onLimit, options.limitMs);
    let hasTimedOut = false;
    function onLimit() {
      hasTimedOut = true;
      keep(`\nEnded after its limit of ${Math.round((options.limitMs ?? 0) / 1000)} s.\n`);
      endGroup();
    }
    const settle = (ok: boolean) => {
      clearTimeout(timer);
      process.off("exit", endGroup).off("SIGINT", onSignal).off("SIGTERM", onSignal);
      resolve({ ok, output: chunks.join("") });
    };
    child.stdout.on("data", keep);
    child.stderr.on("data", keep);
    child.once("error", (error) => {
      keep(`${command} could not be started: ${error.message}\n`);
      settle(false);
    });
    child.once("close", (code) => settle(code === 0 && !hasTimedOut));
  });
}
