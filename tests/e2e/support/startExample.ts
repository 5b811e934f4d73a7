import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exampleConfig } from "./exampleConfig.ts";
import type { RunningServer } from "./RunningServer.ts";
import { startServer } from "./startServer.ts";

/** The users of its IPTV database. */
const viewers = ["Anna Berg", "Bo Lind", "Cleo Maximiliane von und zu Hohenstein-Sonderburg"];

/** What was changed and taken back, so that there is a history, and a comparison of revisions 1 and 2 tells of each kind. */
const changes = [
  {
    streams: {
      news: { title: "News of the day", clients_timeout: 90, dvr: { dvr_limit: 259_200 } },
      movies: { urls: [{ url: "tshttp://headend.example.com/movies/mpegts" }] },
      weather: { name: "weather", urls: [{ url: "udp://239.0.0.1:1234" }] },
    },
  },
  {
    streams: {
      news: { title: "News", clients_timeout: null, dvr: { dvr_limit: 604_800 } },
      movies: {
        urls: [
          { url: "tshttp://headend.example.com/movies/mpegts" },
          { url: "hls://spare.example.com/movies/index.m3u8" },
        ],
      },
      weather: null,
    },
  },
];

/** A server with something of everything, and a folder for its files; both go with `stop`. */
export async function startExample(): Promise<RunningServer> {
  // The file browser shows a folder that is there.
  const films = await mkdtemp(join(tmpdir(), "films-"));
  const server = await startServer({ configText: exampleConfig.replace("/storage/films", films) });
  const authorization = `Basic ${btoa(`${server.login}:${server.password}`)}`;
  const headers = { authorization, "content-type": "application/json", "if-match": "*" };
  const post = async (call: string, body: object) => {
    const answer = await fetch(`${server.url}/flussonic/api/${call}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${call}: ${await answer.text()}`);
  };
  for (const name of viewers)
    await post("iptv/users", { name, email: `${name.toLowerCase().replaceAll(" ", ".")}@example.com` });
  for (const change of changes) await post("modify_config", change);
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(films, { recursive: true });
    },
  };
}
