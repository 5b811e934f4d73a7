import type { BrowserPage } from "./BrowserPage.ts";

const draftKey = "sluice.draft";

/** The unsaved draft in session storage, so that it outlives a reload; where that is full or forbidden, it does not. */
export class StoredDraft {
  constructor(private readonly page: Pick<BrowserPage, "sessionStorage">) {}

  read(): string | undefined {
    try {
      return this.page.sessionStorage.getItem(draftKey) ?? undefined;
    } catch {
      return undefined;
    }
  }

  write(serialised: string | undefined): void {
    try {
      if (serialised !== undefined) {
        this.page.sessionStorage.setItem(draftKey, serialised);
        return;
      }
    } catch {
      // Full. An older draft must not come back as if it were this one.
    }
    this.clear();
  }

  private clear(): void {
    try {
      this.page.sessionStorage.removeItem(draftKey);
    } catch {
      // Nothing can be stored where nothing can be removed.
    }
  }
}
