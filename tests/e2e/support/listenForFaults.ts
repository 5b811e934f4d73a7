import type { Page } from "playwright";

/** What a page must never do: report an error, ask another host, break its own content policy. */
export interface Faults {
  readonly errors: readonly string[];
  readonly foreignRequests: readonly string[];
  /** Of the content security policy. */
  readonly violations: () => Promise<readonly string[]>;
}

/** Listens from now on; call it before the first page is opened. */
export async function listenForFaults(page: Page, ownUrl: string): Promise<Faults> {
  const errors: string[] = [];
  const foreignRequests: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    // With its address: "Failed to load resource" alone does not say which one.
    if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
  });
  const isForeign = (address: string) =>
    /^(https?|wss?):/.test(address) && new URL(address).host !== new URL(ownUrl).host;
  page.on("request", (request) => {
    if (isForeign(request.url())) foreignRequests.push(request.url());
  });
  page.on("websocket", (socket) => {
    if (isForeign(socket.url())) foreignRequests.push(socket.url());
  });
  await page.addInitScript(() => {
    // In session storage, as a walk over several documents must not lose what the first one broke.
    const key = "test.violations";
    document.addEventListener("securitypolicyviolation", (event) => {
      const known = sessionStorage.getItem(key);
      sessionStorage.setItem(
        key,
        `${known === null ? "" : `${known}\n`}${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
  return {
    errors,
    foreignRequests,
    violations: async () => {
      const found = await page.evaluate(() => sessionStorage.getItem("test.violations"));
      return found === null ? [] : found.split("\n");
    },
  };
}
