import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { shareConsole } from "./support/shareConsole.ts";

const names = ["news", "drama", ...Array.from({ length: 38 }, (_, at) => `cam${at}`)];
const configText = names.map((name) => `stream ${name} {\n  title "T ${name}";\n}\n`).join("");
const here = shareConsole({ configText });

const read = async (page: Page, path: string): Promise<string> =>
  (await page.request.get(`${here.server.url}/flussonic/api/${path}`)).text();

async function removeDrama(page: Page): Promise<void> {
  await page.request.post(`${here.server.url}/flussonic/api/modify_config`, {
    data: { streams: { drama: null } },
    headers: { origin: here.server.url, "if-match": '"1"' },
  });
}

describe("one of forty streams that was deleted", () => {
  it("is back where it was by one press in the history, as the review shows it, and nothing else is told to have changed", async () => {
    const page = await here.open("/history");
    const before = await read(page, "read_raw_config");
    await removeDrama(page);
    await page.getByText("Stream drama: deleted").waitFor();
    await page.getByRole("button", { name: "Show what revision 2 changed" }).click();
    await page.getByRole("button", { name: "Bring it back: Stream drama" }).click();
    await page.getByText("1 change is in the draft, back to revision 1.").waitFor();
    await page.getByRole("status").getByRole("button", { name: "Review" }).click();
    const shown = page.getByRole("dialog").getByText("stream drama {");
    await shown.waitFor();
    await page.getByRole("button", { name: "Save all" }).click();
    const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "3", exact: true }) });
    await row.getByText("1 change: Stream drama: created").waitFor();
    expect(await read(page, "read_raw_config")).toBe(before);
    const { revisions }: { revisions: readonly object[] } = JSON.parse(await read(page, "revisions?limit=2"));
    expect(revisions).toMatchObject([
      { changes: 1, paths: ["streams/drama"], added: ["streams/drama"] },
      { changes: 1, paths: ["streams/drama"], removed: ["streams/drama"] },
    ]);
    expect(await read(page, "audit?kind=save")).toContain("streams: drama (created).");
  });
});
