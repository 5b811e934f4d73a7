const DEFAULT_TIMEOUT_S = 60;

/** Who reads an on-demand stream, and for how long it goes on after the last of them. */
export class Holds {
  #count = 0;
  #endedAtMs = -Infinity;

  constructor(
    private readonly now: () => number,
    private readonly onChange: () => void,
  ) {}

  hold(): () => void {
    this.#count += 1;
    this.onChange();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
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
