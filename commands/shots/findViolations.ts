import type axe from "axe-core";
import type { Page } from "playwright";

/** What axe has against the page by WCAG 2.2 AA: rule, and the first element it concerns. Needs `bringAxe` before. */
export async function findViolations(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const { run }: typeof axe = Reflect.get(globalThis, "axe");
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
    const { violations } = await run(document, { runOnly: { type: "tag", values: tags } });
    return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html.slice(0, 160) ?? ""})`);
  });
}
