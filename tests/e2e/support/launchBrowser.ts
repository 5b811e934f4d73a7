import { chromium, type Browser } from "playwright";
import { findChromium } from "./findChromium.ts";

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
      ...extraArgs,
    ],
  });
}
