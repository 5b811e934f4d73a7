import type { Page, Request } from "playwright";

/** Requests that wait at the door until they are let go. */
export interface HeldRequests {
  /** Those that have come, let go or not. */
  readonly seen: readonly Request[];
  /** Lets all go that wait, and every later one at once. */
  readonly release: () => void;
}

/** Keeps the requests of a path waiting, as a slow server would. */
export async function holdRequests(page: Page, path: string): Promise<HeldRequests> {
  const seen: Request[] = [];
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    seen.push(route.request());
    await released;
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return { seen, release };
}
