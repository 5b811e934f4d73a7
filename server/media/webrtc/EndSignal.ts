/** What is to be done once, when something ends; who comes later is told at once. */
export class EndSignal {
  readonly #listeners: ((reason: string) => void)[] = [];
  #reason: string | undefined;

  get hasEnded(): boolean {
    return this.#reason !== undefined;
  }

  onEnd(listener: (reason: string) => void): void {
    if (this.#reason === undefined) this.#listeners.push(listener);
    else listener(this.#reason);
  }

  /** Everybody gets their turn, whatever those before did. @throws what the first one threw */
  end(reason: string): void {
    if (this.#reason !== undefined) return;
    this.#reason = reason;
    const failures: unknown[] = [];
    for (const listener of this.#listeners.splice(0)) {
      try {
        listener(reason);
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}

/**
 * A callback for the WebRTC library, or for its process. An error that leaves one ends the process that it is called in at
 * once, so none does: `onFailure` is called instead, later and outside of the library.
 */
export function safely<A extends readonly unknown[]>(
  action: (...args: A) => void,
  onFailure: () => void,
): (...args: A) => void {
  return (...args) => {
    try {
      action(...args);
    } catch {
      setImmediate(onFailure);
    }
  };
}
