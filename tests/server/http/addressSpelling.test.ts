import { mkdirSync, writeFileSync } from "node:fs";
import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { join } from "node:path";
import fc from "fast-check";
import type * as FastifyModule from "fastify";
import type { RouteOptions } from "fastify";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { oddSpellings } from "../../../commands/attack/oddSpellings.ts";
import type { Engine } from "../../../server/engine/Engine.ts";
import { createUpstreamServer } from "../../../server/http/upstreamServer.ts";
import { createLog } from "../../../server/log/serverLog.ts";
import { FfmpegEngine } from "../../../server/media/FfmpegEngine.ts";
import { createSimulatedEngine } from "../../../server/simulated/SimulatedEngine.ts";
import { freePort } from "../media/inputs/freePort.ts";
import { ffmpeg } from "../media/support/ffmpegPath.ts";
import { startTestServer } from "../support/startTestServer.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

/** Whatever is mounted on a server, by whom ever: a new route is in it by itself. */
const mounted = vi.hoisted((): RouteOptions[] => []);
vi.mock("fastify", async (importOriginal) => {
  const { default: create } = await importOriginal<typeof FastifyModule>();
  return {
    default: (options: object) => create(options).addHook("onRoute", (route) => void mounted.push(route)),
  };
});

const names = ["news", "admin", "flussonic/api/read_config", "flussonic/api"];
const config = {
  streams: Object.fromEntries(names.map((name) => [name, { name, inputs: [{ url: "publish://" }] }])),
  vods: { films: { prefix: "films", urls: [{ url: "films" }], download: true } },
};

interface Address {
  readonly method: string;
  readonly path: string;
  readonly isMedia: boolean;
  /** With what a media address has to end, whatever the name. */
  readonly end: RegExp;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** One address of a row: what stands for the name is a stream's, the rest is made from the pattern. */
function addressOf({ source }: RegExp): string {
  const pattern = source.replace(/\(\?<name>\.\+\??\)/, source.endsWith("(?<name>.+)$") ? "films\\/a\\.mp4" : "news");
  return fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: 1 })[0] ?? "";
}

/** The last fixed part of an address. */
function endOf(pattern: RegExp): RegExp {
  const end = /[^/]*$/.exec(addressOf(pattern))?.[0] ?? "";
  return pattern.source.endsWith("(?<name>.+)$")
    ? anyEnd
    : new RegExp(`/${end.replaceAll(".", "\\.")}$`, pattern.flags);
}

const anyEnd = /$/;
const inNames = new Set([
  "an escaped letter",
  "a letter escaped twice",
  "a parameter",
  "an escaped slash",
  "an escaped backslash",
  "capital letters",
]);
/** Of an address that is nothing but a name. */
const inNamesAlone = new Set([
  ...inNames,
  "letters escaped throughout",
  "a letter escaped at the end",
  "a dot behind",
  "a parameter behind",
  "a space behind",
]);

/** All that the server has mounted, as addresses that can be asked for. */
function addresses(): readonly Address[] {
  const all = mounted.flatMap(({ method, url, config: { call, media } = {} }): Address[] => {
    const first = call?.method ?? (Array.isArray(method) ? (method[0] ?? "") : method);
    if (media === undefined)
      return [{ method: first, path: url.replace(/:\w+/, "1").replace("*", "x"), isMedia: false, end: anyEnd }];
    return media.map((row) => ({
      method: row.method,
      path: addressOf(row.pattern),
      isMedia: true,
      end: endOf(row.pattern),
    }));
  });
  return [...new Map(all.map((one) => [`${one.method} ${one.path}`, one])).values()];
}

/** Thousands of addresses are asked for: not each by a line of its own. */
const lines = new Agent({ keepAlive: true, maxSockets: 8 });

/** Asks for an address as it is written. */
function ask(base: string, method: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const agent = "upgrade" in headers ? false : lines;
    const options = { hostname, port, method, path, headers, agent, setHost: !("host" in headers) };
    const asked = request(options, (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
      answer.on("error", () => undefined);
      // Its body is not looked at, and a stream's would go on and on.
      if ("content-length" in answer.headers) answer.resume();
      else answer.destroy();
    });
    // A line that was closed just as it was to be used once more says nothing of the address.
    asked.once("error", (error) => {
      if (asked.reusedSocket) resolve(ask(base, method, path, headers));
      else reject(error);
    });
    asked.once("upgrade", (_answer, socket) => {
      resolve({ status: 101, headers: {} });
      socket.destroy();
    });
    asked.end();
  });
}

const upgrade = {
  connection: "Upgrade",
  upgrade: "websocket",
  "sec-websocket-version": "13",
  "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
};

/** A server with every kind of route, the ports and ways it can be reached by, and who comes there. */
async function startEntrances(engine: Engine) {
  mounted.length = 0;
  const folder = temporaryFolder();
  mkdirSync(join(folder, "films"));
  writeFileSync(join(folder, "films", "a.mp4"), "film");
  const { server, client } = await startTestServer({
    options: { folder },
    parts: { engine, initialText: JSON.stringify(config) },
  });
  const own = addresses();
  const [mediaPort, adminPort] = [await freePort(), await freePort()];
  await client.modify({ http: [mediaPort], admin_http: [adminPort] }, 1);
  const front = await createUpstreamServer(
    { host: "127.0.0.1", port: 0, consoleFolder: temporaryFolder() },
    new URL(server.url),
    createLog(() => undefined),
  );
  onTestFinished(front.stop);
  const media = `http://127.0.0.1:${mediaPort}`;
  await expect
    .poll(() =>
      ask(media, "GET", "/admin")
        .then(({ status }) => status)
        .catch(() => 0),
    )
    .toBe(404);
  const { cookie } = client;
  const doors: readonly (readonly [words: string, base: string, headers: Record<string, string>])[] = [
    ["without a login", server.url, {}],
    ["from another site", server.url, { cookie, origin: "http://evil.test" }],
    ["under another name", server.url, { cookie, host: "evil.test" }],
    ["at a media port", media, { cookie }],
    ["through a console in front", front.url, {}],
    ["from another site, through a console in front", front.url, { cookie, origin: "http://evil.test" }],
    ["under another name, through a console in front", front.url, { cookie, host: "evil.test" }],
  ];
  return { client, server, front, own, doors, mediaPort };
}

describe.each([
  ["real", async (): Promise<Engine> => new FfmpegEngine({ ffmpeg })],
  ["simulated", async (): Promise<Engine> => createSimulatedEngine()],
] as const)("an oddly spelled address, with the %s engine", (_name, createEngine) => {
  it("opens nothing that its plain spelling does not, on any route, by any door", { timeout: 300_000 }, async () => {
    const { own, doors } = await startEntrances(await createEngine());
    expect(own.filter(({ isMedia }) => !isMedia).length).toBeGreaterThan(30);
    expect(own.filter(({ isMedia }) => isMedia).length).toBeGreaterThan(0);
    const opened: string[] = [];
    let asked = 0;
    const tryDoor = async (door: string, base: string, headers: Record<string, string>): Promise<void> => {
      // Who asks for media, and at which port, changes nothing; so it is with what a page is told that it may ask for.
      const hasLogin = headers["cookie"] !== undefined;
      const all = hasLogin ? own.filter(({ isMedia }) => !isMedia) : own;
      for (const { method, path, isMedia, end } of all) {
        const plain = isMedia ? 0 : (await ask(base, method, path, headers)).status;
        const tries = oddSpellings(path).map(async ([words, odd]) => {
          // Another spelling of a name, or another name: as good as any.
          if (isMedia && (end === anyEnd ? inNamesAlone : inNames).has(words) && end.test(odd)) return;
          for (const by of door === "without a login" ? [method, "OPTIONS"] : [method]) {
            const { status, headers: said } = await ask(base, by, odd, headers);
            asked += 1;
            const isMore = status < 400 && (isMedia || plain >= 400);
            const isOpen = said["access-control-allow-origin"] !== undefined;
            if (isMore || isOpen) opened.push(`${door}: ${by} ${odd} (${words}): ${status}`);
          }
        });
        await Promise.all(tries);
      }
    };
    await Promise.all(doors.map(([door, base, headers]) => tryDoor(door, base, headers)));
    expect(opened).toEqual([]);
    expect(asked).toBeGreaterThan(5000);
  });

  it("opens no socket, and neither does the address of anything but a socket", { timeout: 60_000 }, async () => {
    const { own, doors, client, server } = await startEntrances(await createEngine());
    const sockets = ["/flussonic/api/events", "/news/webrtc?publish=true", "/admin", "/admin/webrtc?publish=true"];
    const paths = [...own.map(({ path }) => path), ...sockets];
    const odd = sockets.flatMap((path) => {
      const [address = "", query] = path.split("?");
      const all = oddSpellings(address).filter(([words]) => !inNames.has(words));
      return all.map(([, one]) => (query === undefined ? one : `${one}?${query}`));
    });
    const opened: string[] = [];
    for (const [door, base, headers] of [...doors, ["with a login", server.url, { cookie: client.cookie }] as const]) {
      const statusOf = async (path: string) => (await ask(base, "GET", path, { ...headers, ...upgrade })).status;
      for (const path of [...paths, ...odd]) {
        const isSocket = (path === sockets[0] && door === "with a login") || path === sockets[1];
        if (!isSocket && (await statusOf(path)) < 400) opened.push(`${door}: ${path}`);
      }
    }
    expect(opened).toEqual([]);
  });

  it("tells what plain addresses need: a login, a known name, a page of the console's own", async () => {
    const { own, doors } = await startEntrances(await createEngine());
    const calls = own.filter(({ path }) => path.startsWith("/flussonic/"));
    const answers: Record<string, ReadonlySet<number>> = {};
    for (const [door, base, headers] of doors) {
      const statuses = calls.map(async ({ method, path }) =>
        method === "OPTIONS" ? 0 : (await ask(base, method, path, headers)).status,
      );
      answers[door] = new Set((await Promise.all(statuses)).filter((status) => status > 0));
    }
    expect(answers).toEqual({
      "without a login": new Set([401]),
      "from another site": new Set([403]),
      "under another name": new Set([421]),
      "at a media port": new Set([404]),
      "through a console in front": new Set([401]),
      "from another site, through a console in front": new Set([403]),
      "under another name, through a console in front": new Set([421]),
    });
  });
});
