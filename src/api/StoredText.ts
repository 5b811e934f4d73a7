import type { BrowserPage } from "./BrowserPage.ts";

/**
 * A text in session storage, so that it outlives a reload: the unsaved draft, copied settings. Where that is full or
 * forbidden, it does not.
 */
export class StoredText {
  constructor(
    private readonly page: Pick<BrowserPage, "sessionStorage">,
    private readonly key: string,
  ) {}

  read(): string | undefined {
    try {
      return this.page.sessionStorage.getItem(this.key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  write(serialised: string | undefined): void {
    try {
      if (serialised !== undefined) {
        this.page.sessionStorage.setItem(this.key, serialised);
        return;
      }
    } catch {
      // Full. An older text must not come back as if it were this one.
    }
    this.clear();
  }

  private clear(): void {
    try {
      this.page.sessionStorage.removeItem(this.key);
    } catch {
      // Nothing can be stored where nothing can be removed.
    }
  }
}
