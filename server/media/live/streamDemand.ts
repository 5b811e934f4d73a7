import { ServerError } from "../../ServerError.ts";

const DEFAULT_TIMEOUT_S = 60;

/** Who reads an on-demand stream, and for how long it goes on after the last of them. */
export class Leases {
  #count = 0;
  #endedAtMs = -Infinity;

  constructor(
    private readonly now: () => number,
    private readonly onChange: () => void,
  ) {}

  /** @returns the function that ends it */
  take(): () => void {
    this.#count += 1;
    this.onChange();
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#count -= 1;
      this.#endedAtMs = this.now();
    };
  }

  get isHeld(): boolean {
    return this.#count > 0;
  }

  /** @param timeoutS as the config has it; nothing and 0 are what the schema says */
  isWanted(timeoutS: number | undefined): boolean {
    return this.isHeld || this.now() - this.#endedAtMs < (timeoutS || DEFAULT_TIMEOUT_S) * 1000;
  }

  /** Who has left does not count any more. */
  forget(): void {
    this.#endedAtMs = -Infinity;
  }
}

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
