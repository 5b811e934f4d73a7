import { ServerError } from "../../../ServerError.ts";

const MOST_WAITING = 200;

/** Somebody in the queue. */
interface Waiting {
  readonly most: number;
  readonly letIn: () => void;
}

/** Lets so many in at once; further ones wait in the order they came. */
export class Turnstile {
  #inside = 0;
  readonly #waiting: Waiting[] = [];

  get inside(): number {
    return this.#inside;
  }

  get isIdle(): boolean {
    return this.#inside === 0 && this.#waiting.length === 0;
  }

  /**
   * @param most that may be inside, as configured at this moment
   * @param words said to who does not get in within `waitMs`
   * @returns the function that leaves
   * @throws ServerError `unavailable`
   */
  async enter(most: number, waitMs: number, words: string): Promise<() => void> {
    if (this.#inside < most && this.#waiting.length === 0) this.#inside += 1;
    else await this.#wait(most, waitMs, words);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      this.#inside -= 1;
      this.#letIn();
    };
  }

  #wait(most: number, waitMs: number, words: string): Promise<void> {
    if (this.#waiting.length >= MOST_WAITING) throw new ServerError("unavailable", words);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(new ServerError("unavailable", words));
        this.#letIn();
      }, waitMs);
      const waiting: Waiting = {
        most,
        letIn: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#waiting.push(waiting);
    });
  }

  #letIn(): void {
    for (let [first] = this.#waiting; first && this.#inside < first.most; [first] = this.#waiting) {
      this.#waiting.shift();
      this.#inside += 1;
      first.letIn();
    }
  }
}
