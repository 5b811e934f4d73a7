import { expect, it } from "vitest";
import { logIn } from "../support/logIn.ts";
import { shareBrowser } from "./support/shareBrowser.ts";
import { shareMedia } from "./support/shareMedia.ts";
import { startFfmpeg } from "./support/startFfmpeg.ts";

const chromium = shareBrowser();
const here = shareMedia((folder) => ({
  plugins: { iptv: { database: `sqlite://${folder}/tv.db` } },
  streams: { news: { name: "news", urls: [{ url: "fake://fake?size=320x180" }] } },
}));

it("a playlist made in the IPTV page plays in a player under its key, until the user is removed there", async ({
  task,
}) => {
  // A second try finds the user of the first.
  const user = `Ann ${String(task.result?.retryCount ?? 0)}`;
  const page = await chromium.browser.newPage();
  await logIn(page, here.client.server);
  await page.goto(`${here.client.url}/admin/iptv`);
  await page.getByRole("switch", { name: "IPTV for news" }).check();
  // The list shows at once what the server has yet to save.
  await page.locator("[role=switch]:checked:not([aria-busy])").waitFor();
  await page.getByRole("button", { name: "Add user" }).click();
  const dialog = page.getByRole("dialog", { name: "New user" });
  await dialog.getByRole("textbox", { name: /^Name/ }).fill(user);
  await dialog.getByRole("textbox", { name: /^Email/ }).fill(`${user.replace(" ", ".")}@example.com`);
  await page.keyboard.press("Enter");
  const link = page.getByRole("link", { name: `MPEG-TS playlist of ${user}` });
  const playlist = await fetch((await link.getAttribute("href")) ?? "");
  const [address = ""] = (await playlist.text()).split("\n").filter((line) => line.startsWith("http"));
  expect(new URL(address).pathname).toBe("/news/mpegts");

  const refused = await fetch(address.replace(/token=[^&]+/, "token=another"));
  expect(refused.status).toBe(403);
  const player = startFfmpeg(["-i", address, "-c", "copy", "-f", "null", "-"]);
  const isPlaying = () => expect.poll(player.words, { timeout: 30_000 }).toMatch(/time=00:00:0[2-9]/);
  await isPlaying();
  await page.getByRole("button", { name: `Remove ${user}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await player.ended;
  expect(player.child.exitCode).not.toBeNull();
  expect((await fetch(address)).status).toBe(403);
  await page.close();
}, 90_000);
