/**
 * Lets one graph be drawn a frame: a dozen that are told of the same second would else be one long task. What waits is the
 * newest of each, and nothing is drawn on a page that nobody sees.
 */
export class DrawingTurns {
  readonly #waiting = new Map<object, () => void>();
  #hasFrame = false;

  /** @param who takes the place of what waits of the same */
  ask(who: object, draw: () => void): void {
    this.#waiting.set(who, draw);
    this.#askFrame();
  }

  /** It is no longer on the page. */
  forget(who: object): void {
    this.#waiting.delete(who);
  }

  #askFrame(): void {
    if (this.#hasFrame || this.#waiting.size === 0) return;
    this.#hasFrame = true;
    requestAnimationFrame(() => this.#drawNext());
  }

  #drawNext(): void {
    this.#hasFrame = false;
    const [next] = this.#waiting;
    if (next === undefined) return;
    const [who, draw] = next;
    this.#waiting.delete(who);
    this.#askFrame();
    draw();
  }
}

/** Of all graphs of the page. */
export const drawingTurns = new DrawingTurns();
