import { ServerError } from "../../ServerError.ts";

/** Who waits for the first segment of a stream. */
export class Waiters {
  readonly #waiting = new Set<{ resolve(): void; reject(error: ServerError): void }>();

  /** @param why says at the end of the time why there is nothing */
  async wait(timeoutMs: number, why: () => string): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#waiting.delete(waiter);
      };
      const waiter = {
        resolve: () => (end(), resolve()),
        reject: (error: ServerError) => (end(), reject(error)),
      };
      const timer = setTimeout(() => waiter.reject(new ServerError("unavailable", why())), timeoutMs);
      this.#waiting.add(waiter);
    });
  }

  ready(): void {
    for (const waiter of this.#waiting) waiter.resolve();
  }

  refuse(error: ServerError): void {
    for (const waiter of this.#waiting) waiter.reject(error);
  }
}
