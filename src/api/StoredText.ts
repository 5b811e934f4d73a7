import type { BrowserPage } from "./browserPage.ts";

/** Where a text outlives a reload; undefined takes it away. */
export interface TextStorage {
  readonly read: () => string | undefined;
  readonly write: (serialised: string | undefined) => void;
}

/**
 * A text in the browser's storage, so that it outlives a reload (the unsaved draft, copied settings) or the session
 * (the columns of a list). Where storage is full or forbidden, it does not.
 */
export class StoredText implements TextStorage {
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
