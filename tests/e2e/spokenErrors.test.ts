import { describe, expect, it } from "vitest";
import { de } from "../../src/texts/de.ts";
import { shareConsole } from "./support/shareConsole.ts";

const here = shareConsole({
  args: ["--engine", "ffmpeg", "--probe-any"],
  configText: "stream lost { input rtmp://127.0.0.1:9/live/x; }\n",
});
const speakGerman = () => localStorage.setItem("sluice.preferences", '{"language":"de"}');

describe("a source that fails, to a console that speaks German", () => {
  it("fails in German: in the list, on its page, and in the test of it", async () => {
    const page = await here.open("", (one) => one.addInitScript(speakGerman));
    const why = page.getByText(/^Verbindung abgelehnt/).first();
    await why.waitFor({ timeout: 30_000 });
    await page.goto(`${here.server.url}/admin/standalone/lost/input`);
    await why.waitFor({ timeout: 30_000 });
    await page.getByRole("button", { name: de.texts["sourceTest.test"] }).first().click();
    const alert = page.getByRole("alert").filter({ hasText: de.texts["said.test_away_server"] });
    await alert.waitFor({ timeout: 30_000 });
    expect(await page.getByText("connection refused").count()).toBe(0);
  }, 120_000);
});
