import { createServer as createHttpServer } from "node:http";
import { connect, createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { apiCalls } from "../../../server/http/calls/apiCalls.ts";
import { createSimulatedEngine } from "../../../server/simulated/SimulatedEngine.ts";
import { valueAt } from "../../../src/model/configPath.ts";
import { TestClient } from "../support/TestClient.ts";
import { startTestServer } from "../support/startTestServer.ts";

describe("the guard of the console and its API", () => {
  it("answers 401 to every call without a login, also to calls that do not exist", async () => {
    const { server } = await startTestServer();
    const client = new TestClient(server.url);
    const calls = apiCalls.map((make) => make(server.context)).filter(({ isOpen }) => !isOpen);
    expect(calls.length).toBeGreaterThan(10);
    for (const { method, path } of calls) {
      expect([path, (await client.call(method, path.replace(/:\w+|\*/, "1"))).status]).toEqual([path, 401]);
    }
    expect((await client.get("/flussonic/api/no_such_call")).status).toBe(401);
    expect((await client.get("/flussonic/api/events")).status).toBe(401);
  });

  it("refuses calls from pages of another site", async () => {
    const { client } = await startTestServer();
    const save = (headers: Record<string, string>) => client.modify({ loglevel: "debug" }, 1, headers);
    expect((await save({ origin: "http://evil.test" })).status).toBe(403);
    expect((await save({ origin: "null" })).status).toBe(403);
    expect((await save({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await save({ "sec-fetch-site": "same-site" })).status).toBe(403);
    expect((await client.get("/flussonic/api/read_config", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await save({ origin: client.url, "sec-fetch-site": "same-origin" })).status).toBe(200);
  });

  it("lets no other site log a browser in or out", async () => {
    const { client } = await startTestServer();
    const form = new URLSearchParams({ login: "admin", password: "correct horse" });
    expect((await client.post("/admin/login", form, { origin: "http://evil.test" })).status).toBe(403);
    expect((await client.post("/admin/logout", undefined, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await client.get("/flussonic/api/server")).status).toBe(200);
  });

  it("refuses a body that a plain form of another site could send", async () => {
    const { client } = await startTestServer();
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const answer = await client.post("/flussonic/api/modify_config", '{"loglevel":"debug"}', {
        "content-type": type,
        "if-match": '"1"',
      });
      expect([type, answer.status]).toEqual([type, 403]);
    }
    expect((await client.get("/flussonic/api/read_config")).json).toEqual({});
  });

  it("lets no GET or HEAD change the config", async () => {
    const { client, server } = await startTestServer();
    for (const make of apiCalls) {
      const { path } = make(server.context);
      for (const method of ["GET", "HEAD"]) await client.raw(method, path.replace(/:\w+|\*/, "1"), {});
    }
    expect(server.context.record.current.rev).toBe(1);
  });

  it("refuses a browser's save over whatever stands there, unless the console sends it", async () => {
    const { client } = await startTestServer();
    const save = (headers: Record<string, string>) =>
      client.modify({ loglevel: "debug" }, 1, { "if-match": "*", ...headers });
    for (const browser of [
      { origin: client.url },
      { "sec-fetch-site": "same-origin" },
      { "sec-fetch-dest": "empty" },
    ]) {
      const refused = await save(browser);
      expect([refused.status, refused.json["message"]]).toEqual([403, expect.stringContaining("X-Sluice-Console")]);
      expect((await save({ ...browser, "x-sluice-console": "1" })).status).toBe(200);
      expect((await client.modify({}, 1, browser)).status).toBe(200);
    }
    expect((await save({})).status).toBe(200);
  });

  it("refuses a request with two Host headers", async () => {
    const { server } = await startTestServer();
    const head = "GET /flussonic/api/server HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.test\r\n\r\n";
    expect(await firstLine(server.port, head)).toContain(" 400 ");
  });

  it("ends a request whose body never comes, wherever it goes to", async () => {
    const { server } = await startTestServer({
      parts: { engine: createSimulatedEngine(), limits: { bodyLimitMs: 500 } },
    });
    const paths = ["/news/whip", "/nowhere"];
    const head = (path: string) =>
      `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{`;
    const answers = await Promise.all(paths.map((path) => firstLine(server.port, head(path))));
    expect(answers).toEqual(["", ""]);
  });

  it("allows no other site to read answers", async () => {
    const { client } = await startTestServer();
    const { headers } = await client.get("/flussonic/api/server", { origin: client.url });
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  it("answers 421 under a name it does not know", async () => {
    const { client, server } = await startTestServer({ options: { allowedHosts: ["tv.example.com"] } });
    const statusFor = async (host: string) => (await client.raw("GET", "/flussonic/api/server", { host })).status;
    expect(await statusFor("evil.test")).toBe(421);
    expect(await statusFor(`evil.test:${server.port}`)).toBe(421);
    expect(await statusFor("tv.example.com")).toBe(200);
    expect(await statusFor(`localhost:${server.port}`)).toBe(200);
    expect(await statusFor("192.168.1.5:8080")).toBe(200);
  });

  it("carries the strict headers on every answer of console and API", async () => {
    const { client, server } = await startTestServer();
    const paths = [
      "/admin",
      "/admin/streams/x",
      "/admin/assets/index-Ab3dE6gh.js",
      "/flussonic/api/server",
      "/flussonic/api/none",
      "/admin/login",
    ];
    for (const path of paths) {
      const { headers } = await client.get(path);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'; script-src 'self';");
      expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${server.port} wss://127.0.0.1:${server.port}`);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe-eval");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("server")).toBeNull();
      expect(headers.get("x-powered-by")).toBeNull();
    }
    expect((await client.get("/flussonic/api/server")).headers.get("cache-control")).toBe("no-store");
  });

  it("answers 405 to methods nobody needs", async () => {
    const { client } = await startTestServer();
    expect((await client.raw("TRACE", "/flussonic/api/server", {})).status).toBe(405);
    expect((await client.raw("PROPFIND", "/admin", {})).status).toBe(405);
  });

  it("serves console and API at the admin ports only, where some are named [C385]", async () => {
    const { client, server } = await startTestServer();
    const [open, admin] = [await freePort(), await freePort()];
    await client.modify({ http: [open], admin_http: [admin] }, 1);
    const statusAt = async (port: number) => {
      const other = new TestClient(`http://127.0.0.1:${port}`);
      other.cookie = client.cookie;
      return (await other.get("/flussonic/api/server")).status;
    };
    await expect.poll(() => statusAt(admin)).toBe(200);
    expect(await statusAt(open)).toBe(404);
    expect(await statusAt(server.port)).toBe(200);
  });

  it("tells that HTTPS ports wait for a certificate, as long as they stand there", async () => {
    const { client, server } = await startTestServer();
    await client.modify({ https: [8443], admin_https: [9443], rtsp: 554 }, 1);
    expect(server.context.notices.errors).toEqual([
      "The HTTPS ports are closed, as there is no TLS certificate. Upload one on the Config page, or have it issued there.",
    ]);
    await client.modify({ https: null, admin_https: null }, 2);
    expect(valueAt(server.context.tree.tree, ["notifications", "errors"])).toEqual({});
  });

  it("tells which port of the config it cannot open, until it can", async () => {
    const { client, server } = await startTestServer();
    const taken = await freePort();
    const blocker = createHttpServer().listen(taken, "127.0.0.1");
    await client.modify({ http: [taken] }, 1);
    await expect
      .poll(() => server.context.notices.errors.join())
      .toContain(`127.0.0.1:${taken} cannot be opened: another program uses it`);
    const told = valueAt(server.context.tree.tree, ["notifications", "errors"]);
    expect(Object.values(told ?? {})).toEqual([expect.stringContaining(String(taken))]);
    await client.modify({ http: null }, 2);
    expect(server.context.notices.errors).toEqual([]);
    expect(valueAt(server.context.tree.tree, ["notifications", "errors"])).toEqual({});
    blocker.close();
  });

  it("refuses headers that are too large, at the ports of the config too", async () => {
    const { client } = await startTestServer();
    const port = await freePort();
    await client.modify({ http: [port] }, 1);
    const other = new TestClient(`http://127.0.0.1:${port}`);
    await expect
      .poll(() =>
        other
          .get("/admin")
          .then(({ status }) => status)
          .catch(() => 0),
      )
      .toBe(200);
    await expect(other.raw("GET", "/admin", { "x-large": "x".repeat(20_000) })).resolves.toMatchObject({
      status: 431,
    });
    await expect(client.raw("GET", "/admin", { "x-large": "x".repeat(20_000) })).resolves.toMatchObject({
      status: 431,
    });
  });
});

describe("a client that would rather speak another protocol", () => {
  it("is answered over HTTP/1.1, with its body read", async () => {
    const { client } = await startTestServer();
    const { port } = new URL(client.url);
    const h2c = "Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n";
    const ask = (line: string, more = "", body = "") =>
      firstLine(Number(port), `${line} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${h2c}${more}\r\n${body}`);
    expect(await ask("GET /admin")).toBe("HTTP/1.1 200 OK");
    const login = "login=admin&password=correct+horse";
    const form = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${login.length}\r\n`;
    expect(await ask("POST /admin/login", form, login)).toMatch(/^HTTP\/1.1 20\d/);
    expect(await ask("GET /flussonic/api/read_config")).toBe("HTTP/1.1 401 Unauthorized");
  });
});

/** The beginning of the answer; empty when the connection is ended without one. */
function firstLine(port: number, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  socket.write(bytes);
  return new Promise((resolve) => {
    socket.once("data", (data) => {
      socket.destroy();
      resolve(String(data).split("\r\n")[0] ?? "");
    });
    socket.once("close", () => resolve(""));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}
