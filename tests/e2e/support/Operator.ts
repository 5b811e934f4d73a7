import type { Locator, Page } from "playwright";

/** Someone at the console who does one thing after the other, counted: what a task takes them. */
export class Operator {
  #actions = 0;

  constructor(readonly page: Page) {}

  /** Clicks, keys pressed, values typed, files chosen; typing a value is one action. */
  get actions(): number {
    return this.#actions;
  }

  async click(target: Locator): Promise<void> {
    this.#actions += 1;
    await target.click();
  }

  async type(target: Locator, value: string): Promise<void> {
    this.#actions += 1;
    await target.fill(value);
  }

  /** Types without looking where: what has the focus gets it. */
  async write(value: string): Promise<void> {
    this.#actions += 1;
    await this.page.keyboard.type(value);
  }

  async press(key: string): Promise<void> {
    this.#actions += 1;
    await this.page.keyboard.press(key);
  }

  async choose(target: Locator, option: string): Promise<void> {
    this.#actions += 1;
    await target.selectOption(option);
  }

  async give(target: Locator, file: { readonly name: string; readonly buffer: Buffer }): Promise<void> {
    this.#actions += 1;
    await target.setInputFiles({ ...file, mimeType: "video/mp4" });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name, exact: typeof name === "string" });
  }

  field(name: string): Locator {
    return this.page.getByRole("textbox", { name, exact: true });
  }

  /** A tab of the item that is open. */
  tab(item: string, name: string): Locator {
    return this.page.getByRole("navigation", { name: item }).getByRole("link", { name, exact: true });
  }

  /** A row of the list of streams. */
  row(name: string): Locator {
    return this.page
      .getByRole("grid", { name: "Streams" })
      .getByRole("row")
      .filter({ has: this.page.getByRole("link", { name, exact: true }) });
  }

  /** Saves the page and waits until it is. */
  async save(): Promise<void> {
    const save = this.button("Save");
    await save.and(this.page.locator(":enabled")).waitFor();
    await this.click(save);
    await save.and(this.page.locator(":disabled")).waitFor();
  }
}
