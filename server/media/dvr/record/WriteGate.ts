/** How many pieces are on their way to disks, over all streams: a slow disk fills it, not the memory. */
export class WriteGate {
  #inside = 0;

  constructor(private readonly most: number) {}

  /** @returns whether there was room */
  enter(): boolean {
    if (this.#inside >= this.most) return false;
    this.#inside += 1;
    return true;
  }

  leave(): void {
    this.#inside -= 1;
  }
}
