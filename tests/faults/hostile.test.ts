import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { startTestServer } from "../server/support/startTestServer.ts";

describe("hostile HTTP", () => {
  it("ends a connection whose headers never come to an end", async () => {
    const { server } = await startTestServer();
    const began = Date.now();
    expect(await answerTo(server.port, "GET / HTTP/1.1\r\nHost: a\r\n")).toContain(" 408 ");
    expect(Date.now() - began).toBeLessThan(13_000);
  });

  it("answers others quickly while two thousand connections are held open", async () => {
    const { server, client } = await startTestServer();
    const held = [...Array(2000).keys()].map(() => connect(server.port, "127.0.0.1").on("error", () => undefined));
    await Promise.all(held.map((socket) => new Promise((resolve) => socket.once("connect", resolve))));
    for (const socket of held) socket.write("POST /flussonic/api/modify_config HTTP/1.1\r\nHost: 127.0.0.1\r\n");
    const times: number[] = [];
    for (let n = 0; n < 50; n++) {
      const began = performance.now();
      expect((await client.get("/flussonic/api/server")).status).toBe(200);
      times.push(performance.now() - began);
    }
    expect(times.toSorted((one, other) => one - other).at(-1)).toBeLessThan(1000);
    for (const socket of held) socket.destroy();
  });

  it("refuses an upgrade with three thousand headers and stays alive", async () => {
    const { server, client } = await startTestServer();
    const headers = [...Array(3000).keys()].map((n) => `x-${n}: ${n}`).join("\r\n");
    const head =
      "GET /flussonic/api/events HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n";
    expect(await answerTo(server.port, `${head}${headers}\r\n\r\n`)).toMatch(/ (431|401) /);
    expect((await client.get("/flussonic/api/server")).status).toBe(200);
  });

  it("refuses a hundred megabytes of JSON by its length alone", async () => {
    const { server, client } = await startTestServer();
    const head = [
      "POST /flussonic/api/modify_config HTTP/1.1",
      "Host: 127.0.0.1",
      `Cookie: ${client.cookie}`,
      "Content-Type: application/json",
      "Content-Length: 104857600",
    ];
    expect(await answerTo(server.port, `${head.join("\r\n")}\r\n\r\n[`)).toContain(" 413 ");
  });

  it("refuses a compressed body, which could be a bomb", async () => {
    const { client } = await startTestServer();
    const headers = { "content-encoding": "gzip", "content-type": "application/json", "if-match": '"1"' };
    expect((await client.post("/flussonic/api/modify_config", "x", headers)).status).toBe(400);
  });

  it("never fails with 5xx on random bodies", async () => {
    const { client, server } = await startTestServer();
    const pieces = [
      "{",
      "}",
      "[",
      "]",
      '"',
      ":",
      ",",
      "null",
      "1e999",
      "-0",
      '"streams"',
      '"__proto__"',
      '"$reset"',
      "true",
      '"a"',
      "\\u0000",
    ];
    for (let n = 0; n < 400; n++) {
      const body = [...Array(1 + (n % 12)).keys()]
        .map(() => pieces[Math.floor(Math.random() * pieces.length)] ?? "")
        .join("");
      const { status } = await client.post("/flussonic/api/modify_config", body, {
        "content-type": "application/json",
        "if-match": "*",
      });
      expect([body, status < 500]).toEqual([body, true]);
    }
    expect(server.context.record.current.rev).toBeGreaterThan(0);
  });
});

/** Everything the server answers to some bytes until it closes, or has said its status. */
function answerTo(port: number, bytes: string): Promise<string> {
  const socket: Socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  let answer = "";
  return new Promise((resolve) => {
    socket.on("data", (data) => {
      answer += String(data);
      socket.destroy();
    });
    socket.on("error", () => undefined);
    socket.once("close", () => resolve(answer));
  });
}
