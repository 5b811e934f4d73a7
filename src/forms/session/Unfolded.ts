/** Which sections and list items are open; the form's own matter, forgotten with it. */
export class Unfolded {
  readonly #sections = new Map<string, boolean>();
  readonly #items = new Map<string, string>();

  constructor(private readonly onChange: () => void) {}

  isSectionOpen(name: string, byDefault: boolean): boolean {
    return this.#sections.get(name) ?? byDefault;
  }

  setSection(name: string, isOpen: boolean): void {
    this.#sections.set(name, isOpen);
    this.onChange();
  }

  /** Id of the one open item of a list. */
  openItem(list: string): string | undefined {
    return this.#items.get(list);
  }

  setItem(list: string, id: string | undefined): void {
    if (id === undefined) this.#items.delete(list);
    else this.#items.set(list, id);
    this.onChange();
  }
}
