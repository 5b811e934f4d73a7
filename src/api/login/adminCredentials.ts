import type { BrowserPage } from "../browserPage.ts";

const authKey = "sluice.auth";
const cookieName = "sluice_session";

/** The administrator's login, held in memory for the Authorization header and, when asked, in the browser's storage. */
export interface Credentials {
  readonly login: string;
  readonly password: string;
}

/** base64 of `login:password` in UTF-8 (RFC 7617). */
export function basicToken({ login, password }: Credentials): string {
  const bytes = new TextEncoder().encode(`${login}:${password}`);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

/** Login and password in local storage, for whoever asked to stay signed in. */
export class StoredLogin {
  constructor(private readonly page: Pick<BrowserPage, "localStorage"> & { readonly document: { cookie: string } }) {}

  /** What is stored, undefined when nothing is or when it is damaged. */
  read(): Credentials | undefined {
    try {
      const stored: unknown = JSON.parse(this.page.localStorage.getItem(authKey) ?? "null");
      return credentialsIn(stored);
    } catch {
      // Damaged storage, or none at all (private windows): the login page is the answer.
      return undefined;
    }
  }

  write(credentials: Credentials): void {
    try {
      this.page.localStorage.setItem(authKey, JSON.stringify(credentials));
    } catch {
      // A full or forbidden storage only means that the next reload asks again.
    }
  }

  /** Clears the stored login and the cookie, as far as a page can: ours is HttpOnly and dies with POST /admin/logout. */
  clear(): void {
    try {
      this.page.localStorage.removeItem(authKey);
    } catch {
      // Nothing can be stored where nothing can be removed.
    }
    this.page.document.cookie = `${cookieName}=; Max-Age=0; path=/`;
  }
}

function credentialsIn(value: unknown): Credentials | undefined {
  if (typeof value !== "object" || value === null || !("login" in value) || !("password" in value)) return undefined;
  const { login, password } = value;
  return typeof login === "string" && typeof password === "string" ? { login, password } : undefined;
}
