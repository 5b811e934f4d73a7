import { Worker } from "node:worker_threads";
import type { JsonObject } from "../../../src/model/Json.ts";
import type { ConfigPath } from "../../../src/model/configPath.ts";
import { ServerError } from "../../ServerError.ts";
import type { ConfigProblem, TextPlace } from "../configProblems.ts";
import type { Rename } from "../../../src/model/entity/entityPlace.ts";

/** A text that the thread may remember; it is sent along where it has forgotten it. */
interface KnownText {
  readonly document: number | undefined;
  readonly text?: string;
}

/** What the thread is asked to do. */
export type ThreadTask =
  | { readonly kind: "parse"; readonly text: string; readonly against: number | undefined }
  | { readonly kind: "edit"; readonly of: KnownText; readonly delta: JsonObject; readonly renames: readonly Rename[] }
  | { readonly kind: "locate"; readonly of: KnownText; readonly pointers: readonly string[] }
  | { readonly kind: "check"; readonly config: JsonObject; readonly touched: readonly ConfigPath[] };

/** A document as it comes from the thread: what it says as a merge patch to one that both sides know, or whole. */
export interface ThreadDocument {
  readonly document: number;
  /** Absent where it is the text that was sent. */
  readonly text?: string;
  readonly config: { readonly patch: JsonObject } | { readonly whole: JsonObject };
  readonly problems: readonly ConfigProblem[];
  readonly unlisted: number;
}

/** What the thread answers to a task of each kind. */
interface ThreadResults {
  readonly parse: ThreadDocument;
  readonly edit: ThreadDocument;
  readonly locate: readonly (TextPlace | undefined)[];
  readonly check: readonly ConfigProblem[];
}

/** `forgotten`: the document is not known any more; the same task with its text will do. */
export type ThreadAnswer<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly forgotten: true }
  | { readonly id: number; readonly failure: string };

/** What a thread runs, and how long a task may take. */
interface ThreadWork {
  /** Module of the sources that answers, from this folder; once built it stands beside the server as `configWorker.js`. */
  readonly module: string;
  readonly longestMs: number;
}

/** The media server's: a text of tens of thousands of streams takes its time. */
const rawConfigWork: ThreadWork = { module: "./configWorker.ts", longestMs: 120_000 };

/** A text that needs more than this is no config that anybody runs. */
const resourceLimits = { maxOldGenerationSizeMb: 1024 };

interface Waiting {
  /** Each waits for the answer to its own task. */
  readonly resolve: (answer: ThreadAnswer<never>) => void;
  readonly reject: (error: Error) => void;
}

/** The document is not remembered any more; the same task with its text will do. */
export const FORGOTTEN = Symbol("forgotten");

/**
 * The thread for large config texts. It begins with the first task and again after one that was too much for it, which
 * alone is refused; while nothing is asked it keeps no process alive.
 */
export class ConfigThread {
  #worker: Worker | undefined;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  /** How often a thread has begun: documents of an earlier one are not known. */
  generation = 0;

  constructor(private readonly work: ThreadWork = rawConfigWork) {}

  /** @throws ServerError `too_large` for what takes more memory or time than a config may */
  async run<Kind extends ThreadTask["kind"]>(
    task: Extract<ThreadTask, { readonly kind: Kind }>,
  ): Promise<ThreadResults[Kind] | typeof FORGOTTEN> {
    this.#lastId += 1;
    const id = this.#lastId;
    const worker = (this.#worker ??= this.#begin());
    // Only an answer that somebody waits for keeps the process alive.
    worker.ref();
    const timer = setTimeout(() => this.#stop(tooLong()), this.work.longestMs);
    try {
      const answer = await new Promise<ThreadAnswer<ThreadResults[Kind]>>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        worker.postMessage({ id, task });
      });
      if ("forgotten" in answer) return FORGOTTEN;
      if ("failure" in answer) throw new Error(answer.failure);
      return answer.result;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) worker.unref();
    }
  }

  /** Ends what is under way; the next task begins anew. */
  stop(): void {
    this.#stop(tooMuch());
  }

  #stop(error: Error): void {
    const worker = this.#worker;
    if (worker === undefined) return;
    this.#end(worker, error);
    void worker.terminate();
  }

  #begin(): Worker {
    // A file beside this one's bundle once built, and one of the sources before.
    const entry = import.meta.url.endsWith(".ts") ? "./configWorkerOfSources.mjs" : "./configWorker.js";
    const workerData = { module: this.work.module };
    const worker = new Worker(new URL(entry, import.meta.url), { execArgv: [], resourceLimits, workerData });
    this.generation += 1;
    worker.on("message", (answer: ThreadAnswer<never>) => this.#waiting.get(answer.id)?.resolve(answer));
    worker.on("error", (error: NodeJS.ErrnoException) => this.#end(worker, toRefusal(error)));
    worker.on("exit", () => this.#end(worker, tooMuch()));
    return worker;
  }

  #end(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
  }
}

function toRefusal(error: NodeJS.ErrnoException): Error {
  return error.code === "ERR_WORKER_OUT_OF_MEMORY" ? tooMuch(error) : error;
}

function tooLong(): ServerError {
  const message =
    "This configuration takes too long to be read or checked: nothing was changed. Split it, or leave parts of it out. " +
    "If it is small, a pattern of the schemas takes endless over one of its texts.";
  return new ServerError("too_large", message);
}

function tooMuch(cause?: Error): ServerError {
  const message =
    "This configuration is too large to be read: nothing was changed. Split it, or leave parts of it out.";
  return new ServerError("too_large", message, {}, cause === undefined ? undefined : { cause });
}
