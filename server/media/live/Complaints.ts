/** What fails around a stream, by subject: shown where the error of its source is. */
export class Complaints {
  readonly #words = new Map<string, string>();

  /** @returns whether anything is said that was not said before */
  set(subject: string, words: string | undefined): boolean {
    if (this.#words.get(subject) === words) return false;
    if (words === undefined) this.#words.delete(subject);
    else this.#words.set(subject, words);
    return words !== undefined;
  }

  /**
   * All in one line, the source's own error first. Missing thumbnails do not count as an error (C266), and a line with
   * their word in it would not either: they are said only where there is nothing else.
   */
  with(sourceError: string | undefined): string | undefined {
    const all = [...(sourceError === undefined ? [] : [sourceError]), ...this.#words.values()];
    const real = all.filter((words) => !words.includes("thumbnails_not_fetched"));
    return real.length > 0 ? real.join("; ") : all[0];
  }
}
