/** The calls of the API that were begun and are not answered yet: a server that stops waits for them, but not for ever. */
export class CallsUnderWay {
  readonly #running = new Set<Promise<unknown>>();

  follow<Answer>(call: Promise<Answer>): Promise<Answer> {
    const forget = (): void => void this.#running.delete(call);
    this.#running.add(call);
    call.then(forget, forget);
    return call;
  }

  /** Resolves when none runs any more. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }
}
