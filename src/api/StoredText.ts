import type { BrowserPage } from "./browserPage.ts";

/**
 * A text in the browser's storage, so that it outlives a reload (the unsaved draft, copied settings) or the session
 * (the columns of a list). Where storage is full or forbidden, it does not.
 */
export class StoredText {
  constructor(
    private readonly page: Pick<BrowserPage, "sessionStorage" | "localStorage">,
    private readonly key: string,
    private readonly storage: "sessionStorage" | "localStorage" = "sessionStorage",
  ) {}

  read(): string | undefined {
    try {
      return this.page[this.storage].getItem(this.key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  write(serialised: string | undefined): void {
    try {
      if (serialised !== undefined) {
        this.page[this.storage].setItem(this.key, serialised);
        return;
      }
    } catch {
      // Full. An older text must not come back as if it were this one.
    }
    this.clear();
  }

  private clear(): void {
    try {
      this.page[this.storage].removeItem(this.key);
    } catch {
      // Nothing can be stored where nothing can be removed.
    }
  }
}
