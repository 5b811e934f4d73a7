import { chromium, type Browser } from "playwright";
import { findChromium } from "./findChromium.ts";

/**
 * What Chromium is to do without. It keeps the last list of its command line, so that those of Playwright's own list which
 * matter here are named again. The drop-down of the address bar, in which nobody types, would else be drawn as two pages of
 * its own for each context, at half the work of a page of the console.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  // WebRTC between page and server is to work within one machine.
  "WebRtcHideLocalIpsWithMdns",
];

/** For measures of work, without the wait for the screen's next refresh. */
export const unlimitedFrames: readonly string[] = ["--disable-frame-rate-limit", "--disable-gpu-vsync"];

/** A headless Chromium that asks no other host for anything; close it with `browser.close()`. */
export async function launchBrowser(extraArgs: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) {
    throw new Error("No Chromium found: install one, or name it in the environment variable CHROMIUM.");
  }
  return chromium.launch({
    executablePath,
    args: [
      // Chromium refuses to run as root with its sandbox.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--disable-quic",
      "--autoplay-policy=no-user-gesture-required",
      // Pages are drawn by the processor either way; without a graphics card to play for them with less work.
      "--disable-gpu",
      `--disable-features=${disabledFeatures.join()}`,
      ...extraArgs,
    ],
  });
}

/** A browser whose pages fetch no others ahead: that takes half as long as to open the one that is tested. */
export function savingData(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(saveData, true);
    return context;
  };
  return browser;
}

/** For `addInitScript`: whether a page finds its browser told to save data. */
export function saveData(isSaving: boolean): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: isSaving }, configurable: true });
}

let lent: Promise<Browser> | undefined;

/**
 * The Chromium of this test process, for the files it runs one after another: starting one costs more than most tests.
 * Give it back with `returnBrowser`; it ends with the process.
 */
export async function borrowBrowser(): Promise<Browser> {
  const browser = await lent?.catch(() => undefined);
  if (browser?.isConnected()) return browser;
  lent = launchBrowser().then(savingData);
  return lent;
}

/** Closes what a file opened in the Chromium it borrowed. */
export async function returnBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
