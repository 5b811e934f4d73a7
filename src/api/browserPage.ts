/** What network and storage need of the page they run in; a `Window` is one, a test makes a small one. */
export interface BrowserPage {
  readonly location: Pick<Location, "protocol" | "host" | "pathname" | "reload">;
  /** Reading either throws where the browser forbids storage. */
  readonly localStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly document: {
    cookie: string;
    readonly visibilityState: DocumentVisibilityState;
    /** Absent in a test. */
    readonly documentElement?: DressedElement;
  } & Listening;
  /** Absent in a test. */
  readonly matchMedia?: (query: string) => { readonly matches: boolean };
  readonly addEventListener: Listening["addEventListener"];
  readonly removeEventListener: Listening["removeEventListener"];
}

/** The root of the page, by whose attributes the style sheets know theme and density. */
interface DressedElement {
  lang: string;
  readonly dataset: { [name: string]: string | undefined };
}

/**
 * Dresses the page: the style sheets know theme and density by the attributes of its root, and what reads it aloud knows
 * its language. Undefined is what the style sheets do by themselves.
 */
export function dressPage(
  page: Pick<BrowserPage, "document">,
  look: { readonly theme: string | undefined; readonly density: string | undefined; readonly language: string },
): void {
  const root = page.document.documentElement;
  if (root === undefined) return;
  root.lang = look.language;
  for (const name of ["theme", "density"] as const) {
    if (look[name] === undefined) delete root.dataset[name];
    else root.dataset[name] = look[name];
  }
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

const logoutChannel = "sluice.logout";

/** Tells the other pages of this console in this browser that its login was ended here. */
export function tellLogout(): void {
  const channel = new BroadcastChannel(logoutChannel);
  channel.postMessage(null);
  channel.close();
}

/** Hears of it. @returns the function that ends it */
export function watchLogout(onLogout: () => void): () => void {
  const channel = new BroadcastChannel(logoutChannel);
  channel.addEventListener("message", onLogout);
  return () => channel.close();
}
