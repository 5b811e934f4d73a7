import { ServerError } from "../../../ServerError.ts";

/** Lets only so many pieces of work run at the same time; the others wait for their turn. */
export class Turns {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly most: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws ServerError `unavailable` when too many wait already */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.most) {
      if (this.#waiting.length >= this.mostWaiting) {
        throw new ServerError("unavailable", "Too many pictures are being drawn. Try again in a moment.");
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
