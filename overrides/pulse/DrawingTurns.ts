/**
 * Lets one graph be drawn a frame: a dozen that are told of the same second would else be one long task. What waits is the
 * newest of each, and nothing is drawn on a page that nobody sees.
 */
export class DrawingTurns {
  readonly #waiting = new Map<object, () => void>();
  #frame: number | undefined;

  /** @param who takes the place of what waits of the same */
  ask(who: object, draw: () => void): void {
    this.#waiting.set(who, draw);
    this.#frame ??= requestAnimationFrame(this.#drawNext);
  }

  /** It is no longer on the page. */
  forget(who: object): void {
    this.#waiting.delete(who);
  }

  readonly #drawNext = (): void => {
    const [next] = this.#waiting;
    this.#frame = undefined;
    if (next === undefined) return;
    const [who, draw] = next;
    this.#waiting.delete(who);
    if (this.#waiting.size > 0) this.#frame = requestAnimationFrame(this.#drawNext);
    draw();
  };
}

/** Of all graphs of the page. */
export const drawingTurns = new DrawingTurns();
