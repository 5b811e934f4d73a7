import { createHash } from "node:crypto";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { createSimulatedEngine } from "../../../server/simulated/SimulatedEngine.ts";
import { startTestServer } from "../support/startTestServer.ts";

it("answers the player page of streams and of files of a VOD, and of nothing else", async () => {
  const config = {
    streams: { news: { name: "news" } },
    vods: { "films/new": { prefix: "films/new", urls: [{ url: "films" }] } },
  };
  const { client } = await startTestServer({
    parts: { initialText: JSON.stringify(config), engine: createSimulatedEngine() },
  });
  const status = async (name: string) => (await fetch(`${client.url}/${name}/embed.html`)).status;
  expect(await status("news")).toBe(200);
  expect(await status("films/new/season/a%20b.mp4")).toBe(200);
  expect(await status("films/a.mp4")).toBe(404);
  expect(await status("none")).toBe(404);
});

it.each([
  [{ frameElement: { lang: "de" }, navigator: { language: "en-US" } }, "de", /^Auf diesem Server läuft/],
  [{ frameElement: { lang: "" }, navigator: { language: "de-AT" } }, "de", /^Auf diesem Server läuft/],
  [{ frameElement: null, navigator: { language: "fr" } }, "en", /^This server runs/],
  [{}, "en", /^This server runs/],
])("says that it has no picture in the language of its frame, else of the browser: %j", async (frame, lang, words) => {
  const parts = {
    initialText: JSON.stringify({ streams: { news: { name: "news" } } }),
    engine: createSimulatedEngine(),
  };
  const { client } = await startTestServer({ parts });
  const answer = await fetch(`${client.url}/news/embed.html`);
  const page = await answer.text();
  const [, script = ""] = /<script>(.*)<\/script>/s.exec(page) ?? [];
  const digest = createHash("sha256").update(script).digest("base64");
  expect(answer.headers.get("content-security-policy")).toContain(`script-src 'sha256-${digest}'`);
  expect(page, "without scripts").toContain("<p>This server runs the simulated engine");
  const said = { textContent: "" };
  const documentElement = { lang: "" };
  runInNewContext(script, { ...frame, document: { documentElement, querySelector: () => said } });
  expect([documentElement.lang, said.textContent]).toEqual([lang, expect.stringMatching(words)]);
});
