import { ServerError } from "../ServerError.ts";

/** How somebody waits for a place. */
interface Patience {
  /** Said to who gets none. */
  readonly words: string;
  /** Ends the waiting; without it one waits as long as it takes. */
  readonly signal?: AbortSignal;
}

/** Somebody in the queue. */
interface Waiting {
  readonly most: number;
  readonly letIn: () => void;
}

/** Lets so many in at once; further ones wait in the order they came. */
export class Semaphore {
  #inside = 0;
  readonly #queue: Waiting[] = [];

  /** @param mostWaiting who comes to a longer queue is refused at once */
  constructor(private readonly mostWaiting = 200) {}

  get inside(): number {
    return this.#inside;
  }

  get isIdle(): boolean {
    return this.#inside === 0 && this.#queue.length === 0;
  }

  /** Does a job in a place. @throws ServerError `unavailable`; what the job throws */
  async run<T>(most: number, patience: Patience, job: () => Promise<T>): Promise<T> {
    const leave = await this.enter(most, patience);
    try {
      return await job();
    } finally {
      leave();
    }
  }

  /**
   * @param most that may be inside, as configured at this moment
   * @returns the function that leaves
   * @throws ServerError `unavailable`; the reason of a signal that has come before
   */
  async enter(most: number, { words, signal }: Patience): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#inside < most && this.#queue.length === 0) this.#inside += 1;
    else await this.#turn(most, words, signal);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      this.#inside -= 1;
      this.#letIn();
    };
  }

  #turn(most: number, words: string, signal: AbortSignal | undefined): Promise<void> {
    if (this.#queue.length >= this.mostWaiting) throw new ServerError("unavailable", words);
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(new ServerError("unavailable", words, {}, { cause: signal?.reason }));
        this.#letIn();
      };
      const letIn = (): void => {
        signal?.removeEventListener("abort", giveUp);
        resolve();
      };
      const waiting: Waiting = { most, letIn };
      this.#queue.push(waiting);
      signal?.addEventListener("abort", giveUp, { once: true });
    });
  }

  #letIn(): void {
    for (let [first] = this.#queue; first && this.#inside < first.most; [first] = this.#queue) {
      this.#queue.shift();
      this.#inside += 1;
      first.letIn();
    }
  }
}
