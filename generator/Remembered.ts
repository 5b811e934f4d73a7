/**
 * What was made in this process, by what it was made of: while schemas are followed, an edit of one leaves most of what
 * follows from them as it was. The last used are kept.
 */
export class Remembered<T> {
  private readonly made = new Map<string, T>();

  constructor(private readonly most = 2000) {}

  /** @param of all that goes into it, as text */
  get(of: string, make: () => T): T {
    const known = this.made.get(of);
    const value = known === undefined ? make() : known;
    this.made.delete(of);
    this.made.set(of, value);
    for (const oldest of this.made.keys()) {
      if (this.made.size <= this.most) break;
      this.made.delete(oldest);
    }
    return value;
  }
}
