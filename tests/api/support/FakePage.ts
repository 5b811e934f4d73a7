import type { BrowserPage } from "../../../src/api/browserPage.ts";
import { FakeStorage } from "./FakeStorage.ts";

/** A browser page without a screen: storage, cookie, address, and the events of waking up. */
export class FakePage implements BrowserPage {
  reloads = 0;
  readonly location;
  readonly localStorage = new FakeStorage();
  readonly sessionStorage = new FakeStorage();
  readonly document;
  private readonly listeners = new Map<string, Set<() => void>>();

  constructor(address: { readonly protocol?: string; readonly host?: string; readonly pathname?: string } = {}) {
    this.location = {
      protocol: "http:",
      host: "media.test:8080",
      pathname: "/admin/",
      ...address,
      reload: () => (this.reloads += 1),
    };
    this.document = {
      /** The last thing that was written, as a test reads it. */
      cookie: "",
      visibilityState: "visible" as DocumentVisibilityState,
      addEventListener: this.addEventListener,
      removeEventListener: this.removeEventListener,
    };
  }

  readonly addEventListener = (type: string, listener: () => void): void => {
    const found = this.listeners.get(type) ?? new Set();
    this.listeners.set(type, found.add(listener));
  };

  readonly removeEventListener = (type: string, listener: () => void): void => {
    this.listeners.get(type)?.delete(listener);
  };

  /** Something happens to the page: `online`, `visibilitychange`. */
  emit(type: string): void {
    for (const listener of this.listeners.get(type) ?? []) listener();
  }

  get listenerCount(): number {
    return [...this.listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }
}
