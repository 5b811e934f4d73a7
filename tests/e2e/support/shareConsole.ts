import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import { borrowBrowser, returnBrowser } from "./launchBrowser.ts";
import type { RunningServer } from "./RunningServer.ts";
import { startServer, type ServerOptions } from "./startServer.ts";

/** What the tests of a file share: one server and one browser; each administrator is a browser context of its own. */
export interface SharedConsole {
  readonly server: RunningServer;
  readonly browser: Browser;
  /** Another administrator, without a login; ends with the test. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Another administrator, signed in, at an address below /admin. */
  readonly open: (path?: string, prepare?: (page: Page) => Promise<unknown>) => Promise<Page>;
  /** Takes a server that was started in the place of the shared one, and ends it with the file. */
  readonly replaceServer: (next: RunningServer) => void;
}

/** Starts a server and a browser for all tests of a file, and ends them. */
export function shareConsole(options: ServerOptions = {}): SharedConsole {
  let server: RunningServer;
  let browser: Browser;
  const contexts = new Set<BrowserContext>();

  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(options), borrowBrowser()]);
  });
  afterEach(async () => {
    // What a test answers itself may be on its way yet.
    const ways = [...contexts].flatMap((context) => [context, ...context.pages()]);
    await Promise.all(ways.map((way) => way.unrouteAll({ behavior: "ignoreErrors" })));
    await Promise.all([...contexts].map((context) => context.close()));
    contexts.clear();
  });
  afterAll(async () => {
    await returnBrowser(browser);
    await server.stop();
  });

  async function newContext(settings: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await browser.newContext(settings);
    context.setDefaultTimeout(10_000);
    // A page with a draft asks before it is left; tests leave.
    context.on("dialog", (dialog) => {
      if (dialog.type() === "beforeunload") void dialog.accept();
    });
    contexts.add(context);
    return context;
  }

  return {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
    newContext,
    async open(path = "", prepare) {
      const context = await newContext();
      // The cookie of the login call: quicker than the login page, which has tests of its own.
      const form = { login: server.login, password: server.password };
      await context.request.post(`${server.url}/admin/login`, { form });
      const page = await context.newPage();
      await prepare?.(page);
      await page.goto(`${server.url}/admin${path}`);
      await page.getByRole("banner").waitFor();
      return page;
    },
    replaceServer(next) {
      server = next;
    },
  };
}
