/** What network and storage need of the page they run in; a `Window` is one, a test makes a small one. */
export interface BrowserPage {
  readonly location: Pick<Location, "protocol" | "host" | "pathname" | "reload">;
  /** Reading either throws where the browser forbids storage. */
  readonly localStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly document: { cookie: string; readonly visibilityState: DocumentVisibilityState } & Listening;
  readonly addEventListener: Listening["addEventListener"];
  readonly removeEventListener: Listening["removeEventListener"];
}

interface Listening {
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}
