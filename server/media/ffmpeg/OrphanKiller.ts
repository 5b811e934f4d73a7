import { type ChildProcess, spawn } from "node:child_process";
import { Socket } from "node:net";

/** Each line is all that runs; where the lines end, the server has. A half line at the end is not taken. */
const script = `while read -r pids; do left=$pids; done; [ -z "$left" ] || kill -KILL $left`;

/**
 * A shell that lives a moment longer than the server and kills what the server leaves behind when it is killed itself or
 * crashes: an ffmpeg that waits for its source writes to no pipe, and so would never notice.
 */
export class OrphanKiller {
  readonly #kept = new Set<number>();
  #shell: ChildProcess | undefined;

  /** @param pid of a running child of the server; a negative one stands for the group that the child leads (kill(1)) */
  keep(pid: number): void {
    this.#shell ??= startShell();
    this.#kept.add(pid);
    this.#tell();
  }

  /** It has ended: its number may soon be another's. */
  release(pid: number): void {
    if (this.#kept.delete(pid)) this.#tell();
  }

  /** Kills what is still kept. */
  end(): void {
    this.#shell?.stdin?.end();
  }

  #tell(): void {
    const { stdin } = this.#shell ?? {};
    if (stdin?.writable) stdin.write(`${[...this.#kept].join(" ")}\n`);
  }
}

function startShell(): ChildProcess {
  // Of a group of its own: what is sent to the server's, such as Ctrl-C, must not end it first.
  const shell = spawn("/bin/sh", ["-c", script], { stdio: ["pipe", "ignore", "ignore"], detached: true, env: {} });
  // Without a shell everything works but this.
  shell.on("error", () => undefined);
  shell.stdin?.on("error", () => undefined);
  shell.unref();
  if (shell.stdin instanceof Socket) shell.stdin.unref();
  return shell;
}
