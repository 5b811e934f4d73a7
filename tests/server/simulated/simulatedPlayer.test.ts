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
