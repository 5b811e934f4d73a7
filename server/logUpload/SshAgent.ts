import { type ChildProcess, spawn } from "node:child_process";
import type { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import type { Notices } from "../log/Notices.ts";
import { redactWords, type ServerLog } from "../log/serverLog.ts";
import { OrphanKiller } from "../media/ffmpeg/OrphanKiller.ts";
import { ServerError } from "../ServerError.ts";

/** The program that lets support in, as the command line names it. */
export interface SshAgentCommand {
  readonly path: string;
  readonly args: readonly string[];
}

interface SshAgentParts {
  /** Absent: this server has no agent. */
  readonly command: SshAgentCommand | undefined;
  readonly log: ServerLog;
  readonly notices: Notices;
  readonly limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  /** One that ends by then has not started. */
  startingMs: 500,
  /** It may say goodbye to the other side. */
  endingMs: 2000,
  loggedLines: 200,
  longestLine: 500,
};
const TOPIC = "ssh_agent";

/**
 * Runs the SSH agent while an administrator lets support in: one at most, without a shell, off after a start of the
 * server, and none left behind it, however that ends. What it starts itself ends with it: they are a group of processes.
 */
export class SshAgent {
  readonly #orphans = new OrphanKiller();
  readonly #limits: typeof LIMITS;
  #child: ChildProcess | undefined;
  /** What was asked last waits for what was asked before. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly parts: SshAgentParts) {
    this.#limits = { ...LIMITS, ...parts.limits };
  }

  get isThere(): boolean {
    return this.parts.command !== undefined;
  }

  get isEnabled(): boolean {
    return this.#child !== undefined;
  }

  /** @returns whether it runs; @throws ServerError `unavailable` where there is none, or it cannot be started */
  enable(who: string): Promise<boolean> {
    return this.#inTurn(() => this.#start(who));
  }

  /** @returns whether it still runs */
  disable(who: string): Promise<boolean> {
    return this.#inTurn(async () => {
      if (this.#child !== undefined) this.parts.log.info("ssh agent disabled", { who });
      this.parts.notices.clear(TOPIC);
      await this.#end();
      return this.isEnabled;
    });
  }

  async stop(): Promise<void> {
    await this.#inTurn(() => this.#end());
    this.#orphans.end();
  }

  async #start(who: string): Promise<boolean> {
    const { command, log, notices } = this.parts;
    if (command === undefined)
      throw new ServerError("unavailable", "This server has no SSH agent: start it with --ssh-agent PATH.");
    if (this.#child !== undefined) return true;
    notices.clear(TOPIC);
    // Leads a group of its own, so that what it starts can be ended with it. Nothing of the server's environment.
    const { PATH, HOME, LANG } = process.env;
    const child = spawn(command.path, command.args, {
      shell: false,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { PATH, HOME, LANG },
    });
    const lines = this.#log([child.stdout, child.stderr]);
    const ended = new Promise<string>((resolve) => {
      child.once("error", (error) => resolve(error.message));
      child.once("exit", (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
    });
    const { pid } = child;
    if (pid !== undefined) {
      this.#orphans.keep(-pid);
      this.#child = child;
    }
    void ended.then((how) => this.#forget(child, how, lines));
    const early = await Promise.race([ended, wait(this.#limits.startingMs, undefined, { ref: false })]);
    if (early !== undefined) {
      notices.clear(TOPIC);
      const said = lines.at(-1);
      throw new ServerError(
        "unavailable",
        `The SSH agent ${command.path} did not start: ${early}${said === undefined ? "" : ` (${said})`}.`,
      );
    }
    log.info("ssh agent enabled", { who, pid });
    return this.isEnabled;
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    const exited = new Promise((resolve) => child.once("exit", resolve));
    // Its end is wanted: nobody need be told.
    this.#child = undefined;
    signalGroup(child, "SIGTERM");
    const over = new AbortController();
    const late = wait(this.#limits.endingMs, undefined, { signal: over.signal }).catch(() => undefined);
    await Promise.race([exited, late]);
    over.abort();
    signalGroup(child, "SIGKILL");
    await exited;
  }

  #forget(child: ChildProcess, how: string, lines: readonly string[]): void {
    // What it started and left behind is nobody's any more.
    signalGroup(child, "SIGKILL");
    if (child.pid !== undefined) this.#orphans.release(-child.pid);
    if (this.#child !== child) return;
    this.#child = undefined;
    const said = lines.at(-1);
    this.parts.log.warning("ssh agent ended", { how });
    this.parts.notices.set(
      TOPIC,
      `SSH access is disabled: the SSH agent has ended by itself (${how}${said === undefined ? "" : `: ${said}`}).`,
    );
  }

  /** What it prints goes to the log, as far as there is room; the array grows with it. */
  #log(outputs: readonly Readable[]): readonly string[] {
    const { loggedLines, longestLine } = this.#limits;
    const kept: string[] = [];
    const take = (line: string): void => {
      if (line === "" || kept.length > loggedLines) return;
      const said = kept.length === loggedLines ? "more lines are left out" : String(redactWords(line));
      kept.push(said);
      this.parts.log.info("ssh agent", { said });
    };
    for (const output of outputs) {
      let begun = "";
      output.setEncoding("utf8").on("data", (text: string) => {
        const [first = "", ...others] = text.split("\n");
        // A line without an end must not fill the memory.
        begun = (begun + first).slice(0, longestLine);
        for (const next of others) {
          take(begun);
          begun = next.slice(0, longestLine);
        }
      });
      output.on("end", () => take(begun)).on("error", () => undefined);
    }
    return kept;
  }

  #inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const turn = this.#turn.then(work, work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

/** All of the group that is still there. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody is left.
  }
}
