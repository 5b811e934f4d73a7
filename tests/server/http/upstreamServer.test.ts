import { once } from "node:events";
import { writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { createUpstreamServer } from "../../../server/http/upstreamServer.ts";
import { createLog } from "../../../server/log/serverLog.ts";
import { loopbackServer } from "../../faults/support/loopbackServer.ts";
import { TestClient } from "../support/TestClient.ts";
import { TestSocket } from "../support/TestSocket.ts";
import { startTestServer } from "../support/startTestServer.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

async function startInFront(upstream: string): Promise<string> {
  const consoleFolder = temporaryFolder();
  writeFileSync(join(consoleFolder, "index.html"), "<title>In front</title>");
  const options = { folder: consoleFolder, host: "127.0.0.1", port: 0, engine: "auto", consoleFolder } as const;
  const { url, stop } = await createUpstreamServer(
    options,
    new URL(upstream),
    createLog(() => undefined),
  );
  onTestFinished(stop);
  return url;
}

/** A server that allows every site everything. */
async function otherServer() {
  const asked: IncomingMessage[] = [];
  const url = await loopbackServer((request, response) => {
    asked.push(request);
    response.setHeader("access-control-allow-origin", "*").end("{}");
  });
  return { url: `http://${url}`, asked };
}

describe("the console in front of another server", () => {
  it("serves its own pages and passes calls on, with login and body", async () => {
    const { server } = await startTestServer();
    const client = new TestClient(await startInFront(server.url));
    expect((await client.get("/admin/config")).text).toContain("In front");
    expect((await client.get("/flussonic/api/server")).status).toBe(401);
    expect((await client.logIn("admin", "correct horse")).status).toBe(200);
    expect((await client.modify({ loglevel: "debug" }, 1)).json).toEqual({ rev: 2 });
    expect((await client.get("/flussonic/api/read_config")).json).toEqual({ loglevel: "debug" });
  });

  it("says for whom it asks, whoever they say they are", async () => {
    const { url, asked } = await otherServer();
    const client = new TestClient(await startInFront(url));
    await client.get("/flussonic/api/server", { "x-forwarded-for": "10.9.9.9" });
    await client.get("/tv/auth?name=news");
    expect(asked.map(({ headers }) => headers["x-forwarded-for"])).toEqual(["127.0.0.1", "127.0.0.1"]);
  });

  it("passes the events socket on, both ways", async () => {
    const { server } = await startTestServer();
    const client = new TestClient(await startInFront(server.url));
    await client.logIn("admin", "correct horse");
    const socket = await client.socket();
    expect(await socket.ask("read_config")).toMatchObject({ event: "current_config", rev: 1 });
    socket.send("read_config_delta");
    await client.modify({ loglevel: "debug" }, 1);
    expect(await socket.next()).toMatchObject({ data: { loglevel: "debug" } });
    await expect(TestSocket.open(client.url, { credentials: "none" })).rejects.toThrow("401");
  });

  it("passes no body on with the wish for a socket, which the next request would be read behind", async () => {
    const { url, asked } = await otherServer();
    const front = await startInFront(url);
    const { hostname, port } = new URL(front);
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    const ask = ["GET /cam/up HTTP/1.1", `Host: ${hostname}:${port}`, "Connection: Upgrade", "Upgrade: websocket"];
    const answers = async (...more: readonly string[]): Promise<string> => {
      socket.write([...ask, ...more, "", ""].join("\r\n"));
      return String((await once(socket, "data"))[0]).split("\r\n")[0] ?? "";
    };
    expect(await answers("Content-Length: 400")).toBe("HTTP/1.1 400 Bad Request");
    expect(asked).toEqual([]);
    expect((await new TestClient(front).get("/flussonic/api/server")).status).toBe(200);
  });

  it("refuses pages of another site by itself", async () => {
    const { server } = await startTestServer();
    const client = new TestClient(await startInFront(server.url));
    await client.logIn("admin", "correct horse");
    expect((await client.modify({}, 1, { origin: "http://evil.test" })).status).toBe(403);
    expect((await client.raw("GET", "/flussonic/api/server", { host: "evil.test" })).status).toBe(421);
    const headers = { cookie: client.cookie, origin: "http://evil.test" };
    await expect(TestSocket.open(client.url, { headers })).rejects.toThrow("403");
  });

  it("refuses addresses that only another server would take for the API, and asks it nothing", async () => {
    const { url, asked } = await otherServer();
    const client = new TestClient(await startInFront(url));
    const odd = [
      "/%66lussonic/api/server",
      "/flussonic%2fapi/server",
      "/FLUSSONIC/api/server",
      "/flussonic./api/server",
    ];
    for (const path of [...odd, "/flussonic;x/api/server", "/%2566lussonic/api/server", "/x/..%2fflussonic/api/server"])
      expect([path, (await client.raw("GET", path, { host: "evil.test" })).status]).toEqual([path, 404]);
    expect(asked).toEqual([]);
  });

  it("opens the API to no other site, whatever the other server allows", async () => {
    const { url, asked } = await otherServer();
    const client = new TestClient(await startInFront(url));
    const { headers } = await client.get("/flussonic/api/server");
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect((await client.raw("OPTIONS", "/flussonic/api/server", { origin: "http://evil.test" })).status).toBe(405);
    expect((await client.get("/flussonic/api/server", { origin: "http://evil.test" })).status).toBe(403);
    expect(asked.length).toBe(1);
  });

  it("hands media to players on any site, without the login that their browser has", async () => {
    const { url, asked } = await otherServer();
    const client = new TestClient(await startInFront(url));
    client.cookie = "sluice_session=x";
    const basic = { authorization: "Basic YTpi", origin: "http://tv.test" };
    const { headers } = await client.get("/tv%2Fnews/index.m3u8?token=1", basic);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    await client.get("/news/whep", { origin: "http://tv.test", authorization: "Bearer secret" });
    expect(asked.map(({ url: path, headers: sent }) => [path, sent.cookie, sent.authorization])).toEqual([
      ["/tv%2Fnews/index.m3u8?token=1", undefined, undefined],
      ["/news/whep", undefined, "Bearer secret"],
    ]);
  });

  it("says that the other server does not answer", async () => {
    const { server } = await startTestServer();
    const client = new TestClient(await startInFront(server.url));
    await server.stop();
    const { status, json } = await client.get("/flussonic/api/server");
    expect([status, json["error"]]).toEqual([502, "unavailable"]);
  });
});
