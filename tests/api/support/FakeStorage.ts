/** Storage of a browser: full or forbidden when a test says so. */
export class FakeStorage {
  isFull = false;
  isForbidden = false;
  private readonly items = new Map<string, string>();

  getItem(key: string): string | null {
    this.refuse();
    return this.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.refuse();
    if (this.isFull) throw new Error("QuotaExceededError");
    this.items.set(key, value);
  }

  removeItem(key: string): void {
    this.refuse();
    this.items.delete(key);
  }

  get keys(): readonly string[] {
    return [...this.items.keys()];
  }

  private refuse(): void {
    if (this.isForbidden) throw new Error("SecurityError");
  }
}
