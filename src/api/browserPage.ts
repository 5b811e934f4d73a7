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

/**
 * Tells when the machine may have come back: the browser says it is online again, or the page is seen again.
 * @returns the function that ends it
 */
export function watchWake(
  page: Pick<BrowserPage, "document" | "addEventListener" | "removeEventListener">,
  onWake: () => void,
) {
  const handleVisibility = () => {
    if (page.document.visibilityState === "visible") onWake();
  };
  page.addEventListener("online", onWake);
  page.addEventListener("pageshow", onWake);
  page.document.addEventListener("visibilitychange", handleVisibility);
  return () => {
    page.removeEventListener("online", onWake);
    page.removeEventListener("pageshow", onWake);
    page.document.removeEventListener("visibilitychange", handleVisibility);
  };
}

/** What a page needs to be asked before it is left. */
interface LeavingPage {
  addEventListener(type: "beforeunload", listener: (event: Event) => void): void;
  removeEventListener(type: "beforeunload", listener: (event: Event) => void): void;
}

/**
 * Lets the browser ask before the page is closed or left while something would be lost. Addresses within the console
 * need no question: the draft goes along.
 * @returns the function that ends it
 */
export function watchLeave(page: LeavingPage, hasUnsaved: () => boolean): () => void {
  const handleLeave = (event: Event) => {
    if (hasUnsaved()) event.preventDefault();
  };
  page.addEventListener("beforeunload", handleLeave);
  return () => page.removeEventListener("beforeunload", handleLeave);
}
