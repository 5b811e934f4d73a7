import { withHiddenShown } from "../../src/model/hiddenCharacters.ts";

/** What the operator must be told whatever page is open: `notifications.errors` of the config tree. */
export class Notices {
  readonly #texts = new Map<string, string>();
  readonly #listeners = new Set<() => void>();

  /** @param onText is told every new text, for those who read the log and no page */
  constructor(private readonly onText: (topic: string, text: string) => void = () => undefined) {}

  get errors(): readonly string[] {
    return [...this.#texts.values()];
  }

  /** As `notifications.errors` of the tree has them: by topic. */
  get byTopic(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.#texts);
  }

  /** A topic has one text at a time. */
  set(topic: string, words: string): void {
    const text = withHiddenShown(words);
    if (this.#texts.get(topic) === text) return;
    this.#texts.set(topic, text);
    this.onText(topic, text);
    this.#tell();
  }

  clear(topic: string): void {
    if (this.#texts.delete(topic)) this.#tell();
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
