import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FakeCamera } from "../server/media/support/FakeCamera.ts";
import { shareConsole } from "./support/shareConsole.ts";

const password = "p@ss/w:rd?#";
const here = shareConsole({ args: ["--engine", "ffmpeg", "--probe-any"] });
let camera: FakeCamera;
beforeAll(async () => {
  camera = await FakeCamera.start({ login: { name: "admin", password } });
});
afterAll(() => camera.stop());

const field = (page: Page, name: string) => page.getByRole("textbox", { name });

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Add a camera" }).click();
  await field(page, "Address of the camera").fill(`127.0.0.1:${camera.port}/live`);
  await field(page, "Login of the camera").fill("admin");
  await page.getByLabel("Password of the camera", { exact: true }).fill("wrong");
  await field(page, "Name").fill(name);
}

describe("an operator with a camera", () => {
  it("is told a wrong password, tests the right one, adds the camera, and sees it on air with its picture [C013]", async () => {
    const page = await here.open();
    await page.getByRole("link", { name: "IP Cameras" }).click();
    await page.getByText("No cameras yet").waitFor();
    await add(page, "gate");
    await page.getByRole("button", { name: "Test the camera" }).click();
    await page.getByText("does not let this login and password in").waitFor({ timeout: 20_000 });
    await page.getByLabel("Password of the camera", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Test the camera" }).click();
    await page.getByText(/^The camera works/).waitFor({ timeout: 20_000 });
    await page.getByText("h264, 320 × 180, 25 fps").waitFor();
    await page.getByRole("button", { name: "Create" }).click();
    await page.waitForURL("**/standalone/gate");
    await page.goto(`${here.server.url}/admin/watcher`);
    const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: "gate", exact: true }) });
    await row.getByText("online").waitFor({ timeout: 30_000 });
    await row.getByRole("img", { name: /gate/ }).waitFor({ timeout: 30_000 });
    expect(await row.innerText()).toContain(`rtsp://127.0.0.1:${camera.port}/live`);
    expect(await page.content()).not.toContain("p%40ss");
    expect(here.server.output()).not.toMatch(/p@ss|p%40ss/);
  }, 120_000);

  it("keeps what was typed when another administrator takes the name, on a phone", async () => {
    const [page, other] = [await here.open("/watcher"), await here.open("/watcher")];
    await page.setViewportSize({ width: 390, height: 800 });
    await add(page, "yard");
    await add(other, "yard");
    await other.getByRole("button", { name: "Create" }).click();
    await other.waitForURL("**/standalone/yard");
    await page.getByRole("alert").filter({ hasText: "used" }).waitFor();
    expect(await page.getByLabel("Password of the camera", { exact: true }).inputValue()).toBe("wrong");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await field(page, "Name").fill("yard2");
    await page.getByRole("button", { name: "Create" }).click();
    await page.waitForURL("**/standalone/yard2");
  }, 60_000);
});
