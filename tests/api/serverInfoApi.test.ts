import { describe, expect, it } from "vitest";
import { HttpClient } from "../../src/api/HttpClient.ts";
import { readServerInfo } from "../../src/api/serverInfoApi.ts";
import { FakeServer } from "./support/FakeServer.ts";

const path = "/flussonic/api/server";

function answering(body: unknown) {
  const server = new FakeServer();
  server.isLoggedIn = true;
  server.answer(path, 200, body);
  return { server, http: new HttpClient({ fetch: server.fetch }) };
}

describe("readServerInfo", () => {
  it("reads what the server says of itself with GET server", async () => {
    const { server, http } = answering({ version: "24", total_streams: 3, something_new: [1] });
    expect(await readServerInfo(http)).toEqual({ version: "24", total_streams: 3, something_new: [1] });
    expect(server.calls.at(-1)).toMatchObject({ method: "GET", path });
  });

  it("leaves out a figure written in another way, and goes on", async () => {
    const { http } = answering({
      version: "24",
      build: 5,
      uptime: "long",
      total_clients: 7,
      partitions: [{ path: 5 }],
    });
    expect(await readServerInfo(http)).toEqual({ version: "24", total_clients: 7 });
  });

  it.each([{}, { version: 5 }, [], "x", null])("refuses %j, which is no server info at all", async (body) => {
    await expect(readServerInfo(answering(body).http)).rejects.toMatchObject({ kind: "unexpected-answer" });
  });
});
