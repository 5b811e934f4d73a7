import { createRequire } from "node:module";
import type { BrowserContext } from "playwright";

const script = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Brings axe into every page of the context; a script put in later would be refused by the content policy. */
export async function bringAxe(context: BrowserContext): Promise<void> {
  await context.addInitScript({ path: script });
}
