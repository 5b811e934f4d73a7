import { EventEmitter, once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import type { ProbeRules } from "../../../../server/media/probe/probeAddress.ts";
import { WebGuard } from "../../../../server/media/probe/WebGuard.ts";

const anywhere: ProbeRules = { resolve: () => Promise.resolve(["127.0.0.1"]), mayProbeAny: true };

async function guardOf(rules: ProbeRules = anywhere): Promise<WebGuard> {
  const guard = await WebGuard.open(rules);
  onTestFinished(() => guard.close());
  return guard;
}

/** A server of bare sockets, which need not speak HTTP as it is meant. */
async function peerOf(
  onSocket: (socket: Socket) => void,
): Promise<{ readonly host: string; readonly calls: () => number }> {
  let calls = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    calls += 1;
    open.add(socket);
    socket.on("error", () => undefined);
    onSocket(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return { host: `127.0.0.1:${portOf(server.address())}`, calls: () => calls };
}

function portOf(told: AddressInfo | string | null): number {
  return typeof told === "object" && told !== null ? told.port : 0;
}

/** Asks for a web address through the guard. */
function asked(guard: WebGuard, url: string): Promise<number | undefined> {
  const { hostname, port } = new URL(guard.address);
  return new Promise((resolve, reject) => {
    get({ host: hostname, port, path: url, agent: false }, (answer: IncomingMessage) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on("error", reject);
  });
}

/** Asks for a tunnel. */
function tunnelOf(guard: WebGuard, target: string): Socket {
  const { hostname, port } = new URL(guard.address);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => undefined);
  socket.write(`CONNECT ${target} HTTP/1.1\r\nHost: ${target}\r\n\r\n`);
  return socket;
}

describe("the guard of a web source that is tested", () => {
  it("answers 502 for a server whose status is none", async () => {
    const { host } = await peerOf((socket) => socket.end("HTTP/1.1 000 x\r\nContent-Length: 0\r\n\r\n"));
    expect(await asked(await guardOf(), `http://${host}/a.m3u8`)).toBe(502);
  });

  it("does not go where a playlist leads into a private network, and says why", async () => {
    const guard = await guardOf({ ...anywhere, mayProbeAny: false });
    expect(await asked(guard, "http://10.0.0.7/part.ts")).toBe(403);
    expect(guard.refusal).toMatchObject({ words: expect.stringContaining("10.0.0.7 is in a private network") });
    const [head] = await once(tunnelOf(guard, "192.168.0.7:443"), "data");
    expect(String(head)).toContain("403 Forbidden");
  });

  it("ends its tunnels with the test", async () => {
    const { host } = await peerOf(() => undefined);
    const guard = await guardOf();
    const socket = tunnelOf(guard, host);
    const [head] = await once(socket, "data");
    expect(String(head)).toContain("200 OK");
    guard.close();
    await once(socket, "close");
  });

  it("ends a tunnel through which more comes than the seconds that are watched take", async () => {
    const piece = Buffer.alloc(1_000_000);
    const { host } = await peerOf((socket) => {
      // After the end each write fails at once: going on would never let the end be seen.
      const more = (error?: Error | null): unknown => error ?? (socket.destroyed || socket.write(piece, more));
      more();
    });
    const socket = tunnelOf(await guardOf(), host);
    let got = 0;
    socket.on("data", ({ length }: Buffer) => (got += length));
    await once(socket, "close");
    expect(got).toBeLessThan(70_000_000);
  });

  it("opens no tunnel whose look-up ends after the test", async () => {
    const { host, calls } = await peerOf(() => undefined);
    const lookUp = new EventEmitter();
    const resolve = async () => {
      lookUp.emit("begun");
      await once(lookUp, "end");
      return ["127.0.0.1"];
    };
    const guard = await guardOf({ ...anywhere, resolve });
    const begun = once(lookUp, "begun");
    const socket = tunnelOf(guard, host.replace("127.0.0.1", "late.example"));
    await begun;
    guard.close();
    lookUp.emit("end");
    await once(socket, "close");
    await new Promise((done) => setTimeout(done, 100));
    expect(calls()).toBe(0);
  });
});
