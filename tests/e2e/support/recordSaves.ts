import type { Page } from "playwright";

/** The deltas that a page sends to be saved, from now on, in their order. */
export function recordSaves(page: Page): readonly unknown[] {
  const saves: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/flussonic/api/modify_config")) {
      saves.push(request.postDataJSON());
    }
  });
  return saves;
}
