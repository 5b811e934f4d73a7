/** Runs tasks one after the other, in the order they came: the config has one writer at a time. */
export class WriterQueue {
  #tail: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(task);
    // A failed task is its caller's business; the next one runs all the same.
    this.#tail = result.catch(() => undefined);
    return result;
  }

  /** Resolves when all that was asked for until now has run. */
  async idle(): Promise<void> {
    await this.#tail;
  }
}
