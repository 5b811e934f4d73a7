import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type axe from "axe-core";
import type { Browser, BrowserContext, ConsoleMessage, Page } from "playwright";
import type { RunningServer } from "../../tests/e2e/support/RunningServer.ts";
import { logIn } from "../../tests/e2e/support/logIn.ts";
import { startExample } from "../../tests/e2e/support/startExample.ts";
import { type ShotRoute, shotRoutes } from "./shotRoutes.ts";

/** One look at a route. */
export interface Shot {
  readonly route: string;
  readonly theme: "light" | "dark";
  readonly width: number;
  /** Errors in the browser's console and uncaught ones of the page. */
  readonly consoleErrors: readonly string[];
  /** Pixels by which the page is wider than the window; 0 where it fits. */
  readonly overflowPx: number;
  /** What axe finds: rule and the first element it concerns. */
  readonly violations: readonly string[];
}

interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const wide: Size = { name: "wide", width: 1440, height: 900 };
const medium: Size = { name: "medium", width: 768, height: 1024 };
const narrow: Size = { name: "narrow", width: 360, height: 740 };

interface Series {
  readonly theme: Shot["theme"];
  readonly sizes: readonly [Size, ...Size[]];
}

/** Each page is loaded once a theme, at one width, and then looked at in others too. */
const allSeries: readonly Series[] = [
  { theme: "light", sizes: [wide, medium, narrow] },
  { theme: "dark", sizes: [narrow, wide] },
];

/** Both themes and both widths, each once: half the time, and few faults are of one pair alone. */
export const shortSeries: readonly Series[] = [
  { theme: "light", sizes: [wide] },
  { theme: "dark", sizes: [narrow] },
];

/** Looks at every route in both themes and both widths, and writes a picture of each into the folder, if one is given. */
export async function takeShots(
  browser: Browser,
  server: RunningServer,
  folder: string | undefined,
  series: readonly Series[] = allSeries,
  routes: readonly ShotRoute[] = shotRoutes,
): Promise<readonly Shot[]> {
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  // Both themes at once: each waits for its page now and then. Never by a change of theme, whose colours axe would see in between.
  return (await Promise.all(series.map((one) => takeAll(browser, server, folder, one, routes)))).flat();
}

async function takeAll(
  browser: Browser,
  server: RunningServer,
  folder: string | undefined,
  series: Series,
  routes: readonly ShotRoute[],
): Promise<readonly Shot[]> {
  const isApart = (route: ShotRoute) => route.isApart === true;
  const together = await takeEach(
    browser,
    server,
    folder,
    series,
    routes.filter((route) => !isApart(route)),
  );
  const apart = routes.filter(isApart);
  if (apart.length === 0) return together;
  const own = await startExample();
  try {
    return [...together, ...(await takeEach(browser, own, folder, series, apart))];
  } finally {
    await own.stop();
  }
}

async function takeEach(
  browser: Browser,
  server: RunningServer,
  folder: string | undefined,
  { theme, sizes }: Series,
  routes: readonly ShotRoute[],
): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  const context = await browser.newContext({ colorScheme: theme, reducedMotion: "reduce" });
  await bringAxe(context);
  let page = await context.newPage();
  await logIn(page, server);
  for (const route of routes) {
    // What was done for a state is no matter of the pages that follow.
    if (route.act) {
      await page.close();
      page = await context.newPage();
    }
    const look = () => lookAt(page, `${server.url}/admin/${route.path}`, { route, theme, sizes, folder });
    shots.push(
      ...(await withinLimit(look()).catch(async (error: unknown) => {
        console.warn(`${route.name}, ${theme}, is looked at once more: ${String(error)}`);
        await page.close();
        page = await context.newPage();
        return withinLimit(look());
      })),
    );
    // Some cut the line.
    if (route.act) await context.setOffline(false);
  }
  await context.close();
  return shots;
}

/** Chromium may stop drawing a page, or running its scripts, for good; other pages go on. */
const lookLimitMs = 90_000;

async function withinLimit<T>(look: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${lookLimitMs / 1000} s`)), lookLimitMs);
  });
  return Promise.race([look, limit]).finally(() => clearTimeout(timer));
}

interface Looked {
  readonly route: ShotRoute;
  readonly theme: Shot["theme"];
  readonly sizes: (typeof allSeries)[number]["sizes"];
  readonly folder: string | undefined;
}

async function lookAt(page: Page, address: string, { route, theme, sizes, folder }: Looked): Promise<readonly Shot[]> {
  const consoleErrors: string[] = [];
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === "error" && route.logs?.test(message.text()) !== true) consoleErrors.push(message.text());
  };
  const onError = (error: Error) => consoleErrors.push(String(error));
  page.on("console", onConsole).on("pageerror", onError);
  const shots: Shot[] = [];
  await page.setViewportSize(sizes[0]);
  await page.goto(address);
  await page
    .getByRole("banner")
    .waitFor({ timeout: 10_000 })
    .catch(() => consoleErrors.push("The console's header did not appear within 10 s."));
  await settled(page);
  await route.act?.(page);
  for (const { name, ...size } of sizes) {
    if (shots.length > 0) await resize(page, size);
    await settled(page);
    if (folder !== undefined) await page.screenshot({ path: join(folder, `${route.name}.${theme}.${name}.png`) });
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    const violations = await fromTheTop(page, () => findViolations(page));
    const looked = { route: route.name, theme };
    shots.push({ ...looked, width: size.width, consoleErrors: [...consoleErrors], overflowPx, violations });
  }
  page.off("console", onConsole).off("pageerror", onError);
  return shots;
}

/** What lies half under a bar that stays in sight would be called too small a target. */
async function fromTheTop<Answer>(page: Page, look: () => Promise<Answer>): Promise<Answer> {
  const scrolledPx = await page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 0));
  const answer = await look();
  await page.evaluate((y) => window.scrollTo(0, y), scrolledPx);
  return answer;
}

/** Resolves once the page is laid out and drawn anew: its observers of sizes have run, and what they asked for is there. */
async function resize(page: Page, size: Omit<Size, "name">): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  });
}

/** Waits until what is loaded or drawn later has come: no text saying so is left, or 3 s have passed. */
async function settled(page: Page): Promise<void> {
  // Rows are drawn in a turn of their own, when nothing else is to be done.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  await page
    .waitForFunction(() => !/Loading/i.test(document.querySelector("main")?.textContent ?? "Loading"), undefined, {
      timeout: 3000,
    })
    .catch(() => undefined);
}

const script = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Brings axe into every page of the context; a script put in later would be refused by the content policy. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: script });
}

/** What axe has against the page by WCAG 2.2 AA: rule, and the first element it concerns. Needs `bringAxe` before. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    // What fades has another contrast on its way; what turns for ever is waited for by nobody.
    const fading = document
      .getAnimations()
      .filter((one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map((one) => one.finished));
    const { run }: typeof axe = Reflect.get(globalThis, "axe");
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    // Of what is in order, axe is to gather no selectors and no texts.
    const options = { runOnly: { type: "tag" as const, values: tags }, resultTypes: ["violations" as const] };
    const { violations } = await run(document, options);
    return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html.slice(0, 160) ?? ""})`);
  });
}
