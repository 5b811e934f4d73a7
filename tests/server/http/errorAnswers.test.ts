import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { PassThrough } from "node:stream";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { refuseUpgrade } from "../../../server/http/errorAnswers.ts";
import { ServerError } from "../../../server/ServerError.ts";
import { startTestServer } from "../support/startTestServer.ts";

async function refusingServer(): Promise<Server> {
  const server = createServer();
  server.on("upgrade", (_request, socket) => refuseUpgrade(socket, new ServerError("unauthorized", "Log in first.")));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return server;
}

describe("a file of the console", () => {
  it.each([
    ["range", "bytes=99999999-", 416, "range_not_satisfiable"],
    ["if-match", '"x"', 412, "precondition_failed"],
  ])("says by the status what of %s cannot be met", async (name, value, status, error) => {
    const { client } = await startTestServer();
    const answer = await fetch(`${client.url}/admin/assets/index-Ab3dE6gh.js`, { headers: { [name]: value } });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error });
  });
});

describe("what is not there", () => {
  it("is told in a body by who asks, which no cache may give to others or keep", async () => {
    const { client } = await startTestServer();
    for (const accept of ["text/html", "*/*"]) {
      const { headers } = await fetch(`${client.url}/nothing`, { headers: { accept } });
      expect([headers.get("vary"), headers.get("cache-control")]).toEqual(["accept, sec-fetch-dest", "no-store"]);
    }
  });
});

describe("an upgrade that is refused", () => {
  it.each([
    ["keeps its side open", ""],
    ["keeps its side open and sent more than was asked for", "x"],
  ])("ends the connection, also of a peer that %s", async (_words, more) => {
    const server = await refusingServer();
    const { port } = server.address() as AddressInfo;
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => undefined);
    socket.write("GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n");
    const answer = await new Promise<string>((resolve) => socket.once("data", (data) => resolve(String(data))));
    expect(answer).toMatch(/^HTTP\/1.1 401 Unauthorized\r\n[^]*"message":"Log in first\."/);
    socket.write(more);
    await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(0);
  });

  it("is nobody's error when the peer breaks off meanwhile", () => {
    const socket = new PassThrough();
    refuseUpgrade(socket, new ServerError("unauthorized", "Log in first."));
    // Thrown where nobody listens, which would be the end of the server.
    expect(() => socket.emit("error", new Error("read ECONNRESET"))).not.toThrow();
  });
});

/** What comes back for bytes, to the end of the connection. */
function answerTo(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  const parts: Buffer[] = [];
  socket.on("data", (part: Buffer) => parts.push(part));
  socket.write(bytes);
  return new Promise((resolve) => socket.once("close", () => resolve(Buffer.concat(parts).toString())));
}

describe("a request that no route ever sees", () => {
  const head = "POST /flussonic/api/modify_config HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n";
  const rows = [
    ["chunks that are none", `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, "bad_request", "chunk size"],
    ["two lengths", `${head}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`, 400, "bad_request", "Content-Length"],
    ["headers that are too long", `${head}X-Long: ${"x".repeat(17_000)}\r\n\r\n`, 431, "too_large", "headers"],
    ["no Host", "GET /admin HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "bad_request", "Host header"],
    [
      "an Expect that nobody knows",
      `${head}Expect: 200-ok\r\nContent-Length: 2\r\n\r\n{}`,
      417,
      "bad_request",
      "200-ok",
    ],
    ["another protocol", "EHLO mail.example.com\r\n\r\n", 400, "bad_request", "no HTTP"],
  ] as const;

  it.each(rows)("for %s is answered as the API answers", async (_what, bytes, status, error, words) => {
    const { client, server } = await startTestServer();
    const other = await freePort();
    await client.modify({ http: [other] }, 1);
    const isOpen = () =>
      fetch(`http://127.0.0.1:${other}/admin`)
        .then(({ ok }) => ok)
        .catch(() => false);
    await expect.poll(isOpen).toBe(true);
    for (const port of [server.port, other]) {
      const answer = await answerTo(port, bytes);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      const body: unknown = JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")));
      expect(body).toEqual({ error, message: expect.stringContaining(words) });
    }
  });
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await promisify(probe.close.bind(probe))();
  return port;
}
