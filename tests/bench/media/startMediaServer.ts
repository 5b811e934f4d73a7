import { setTimeout as sleep } from "node:timers/promises";
import type { RunningServer } from "../../e2e/support/RunningServer.ts";
import { startServer } from "../../e2e/support/startServer.ts";

/** The built server with real media. */
export interface MediaServer {
  readonly url: string;
  readonly pid: number;
  /** Adds a stream as the console does, with its sources in their order. @throws when the server refuses it */
  readonly addStream: (name: string, ...addresses: readonly string[]) => Promise<void>;
  /** Removes it, and all that it played. */
  readonly removeStream: (name: string) => Promise<void>;
  /** Resolves when the tracks of a stream are known: the server has done by then what it does at a stream's beginning. */
  readonly whenKnown: (name: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const knownWithinMs = 60_000;

/** Starts it, logged in. @param configText the config to start with */
export async function startMediaServer(configText = ""): Promise<MediaServer> {
  const server = await startServer({ args: ["--engine", "ffmpeg"], configText });
  try {
    const cookie = await logIn(server);
    const save = (streams: object) => modifyConfig(server, cookie, { streams });
    if (server.pid === undefined) throw new Error("The server has no process.");
    return {
      url: server.url,
      pid: server.pid,
      addStream: (name, ...addresses) => save({ [name]: { name, urls: addresses.map((url) => ({ url })) } }),
      removeStream: (name) => save({ [name]: null }),
      whenKnown: (name) => untilKnown(server, cookie, name),
      stop: server.stop,
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

async function logIn({ url, login, password }: RunningServer): Promise<string> {
  const body = new URLSearchParams({ login, password });
  const answer = await fetch(`${url}/admin/login`, { method: "POST", body, redirect: "manual" });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

async function modifyConfig({ url }: RunningServer, cookie: string, patch: object): Promise<void> {
  const { headers } = await fetch(`${url}/flussonic/api/read_config`, { headers: { cookie } });
  const answer = await fetch(`${url}/flussonic/api/modify_config`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json", "if-match": headers.get("etag") ?? "" },
    body: JSON.stringify(patch),
  });
  if (!answer.ok) throw new Error(`The server refused the stream: ${answer.status} ${await answer.text()}`);
}

async function untilKnown({ url }: RunningServer, cookie: string, name: string): Promise<void> {
  for (const deadline = Date.now() + knownWithinMs; Date.now() < deadline; await sleep(200)) {
    const answer = await fetch(`${url}/flussonic/api/media_info/${name}`, { headers: { cookie } });
    const info: unknown = await answer.json();
    const tracks: unknown = Reflect.get(Object(info), "tracks");
    if (answer.ok && Array.isArray(tracks) && tracks.length > 0) return;
  }
  throw new Error(`The tracks of ${name} did not become known within ${knownWithinMs / 1000} s.`);
}
