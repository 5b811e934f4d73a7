import type { Page } from "playwright";
import type { RunningServer } from "./RunningServer.ts";

/** Stores the login in the browser, as the login page does: it outlives the server's sessions. */
export async function keepSignedIn(page: Page, { login, password }: RunningServer): Promise<void> {
  const stored = JSON.stringify({ login, password });
  await page.addInitScript((value) => localStorage.setItem("sluice.auth", value), stored);
}
