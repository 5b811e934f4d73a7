import type { Page } from "playwright";

/** Reviews what has been edited on the open page and saves all of it, as an operator does. */
export async function saveAll(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Review \d+ changes?$/ }).click();
  const review = page.getByRole("dialog", { name: "Review changes" });
  await review.getByRole("button", { name: "Save all" }).click();
  await review.waitFor({ state: "hidden" });
}
