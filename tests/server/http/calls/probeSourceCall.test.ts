import { request } from "node:http";
import { describe, expect, it, vi } from "vitest";
import type { TestedSource } from "../../../../server/engine/Engine.ts";
import type { SourceProbe } from "../../../../src/generated/types/SourceProbe.ts";
import { FakeEngine } from "../../support/FakeEngine.ts";
import { startTestServer } from "../../support/startTestServer.ts";
import { TestClient } from "../../support/TestClient.ts";

const call = "/flussonic/api/probe_source";
const found: SourceProbe = { took_ms: 12, media_info: { width: 640 } };

/** An engine that looks at cameras until it is told to end, or given up. */
class LookingEngine extends FakeEngine {
  readonly looks: { readonly source: TestedSource; readonly signal: AbortSignal; readonly end: () => void }[] = [];
  probeSource(source: TestedSource, signal: AbortSignal): Promise<SourceProbe> {
    return new Promise((resolve) => {
      signal.addEventListener("abort", () => resolve(found));
      this.looks.push({ source, signal, end: () => resolve(found) });
    });
  }
}

describe("POST probe_source", () => {
  it("answers what the engine found at the address, with the options that are set", async () => {
    const engine = new LookingEngine();
    const { client } = await startTestServer({ parts: { engine } });
    const answer = client.post(call, { url: "rtsp://10.0.0.9/live", rtp: "udp", tracks: null });
    await vi.waitFor(() =>
      expect(engine.looks.map(({ source }) => source)).toEqual([{ url: "rtsp://10.0.0.9/live", rtp: "udp" }]),
    );
    engine.looks[0]?.end();
    expect(await answer).toMatchObject({ status: 200, json: found });
  });

  it("looks at two at once, refuses a third in words, and takes the next when one is done", async () => {
    const engine = new LookingEngine();
    const { client } = await startTestServer({ parts: { engine } });
    const both = [client.post(call, { url: "rtsp://10.0.0.1" }), client.post(call, { url: "rtsp://10.0.0.2" })];
    await vi.waitFor(() => expect(engine.looks).toHaveLength(2));
    const third = await client.post(call, { url: "rtsp://10.0.0.3" });
    expect([third.status, third.json["message"]]).toEqual([
      429,
      "Other sources are being tested. Try again in a few seconds.",
    ]);
    for (const { end } of engine.looks) end();
    await Promise.all(both);
    const next = client.post(call, { url: "rtsp://10.0.0.3" });
    await vi.waitFor(() => expect(engine.looks).toHaveLength(3));
    engine.looks[2]?.end();
    expect((await next).status).toBe(200);
  });

  it("gives up when the asker is gone", async () => {
    const engine = new LookingEngine();
    const { server } = await startTestServer({ parts: { engine } });
    const login = Buffer.from("admin:correct horse").toString("base64");
    const body = JSON.stringify({ url: "rtsp://10.0.0.1" });
    const headers = { authorization: `Basic ${login}`, "content-type": "application/json" };
    const asking = request(`${server.url}${call}`, { method: "POST", headers });
    asking.on("error", () => undefined);
    asking.end(body);
    await vi.waitFor(() => expect(engine.looks).toHaveLength(1));
    asking.destroy();
    await vi.waitFor(() => expect(engine.looks[0]?.signal.aborted).toBe(true));
  });

  it("says so where there is no ffmpeg, and takes no question without an address or a login", async () => {
    const { client, server } = await startTestServer();
    const answer = await client.post(call, { url: "rtsp://10.0.0.1" });
    expect([answer.status, answer.json["message"]]).toEqual([
      503,
      "This server has no ffmpeg, so it cannot test a source.",
    ]);
    expect((await client.post(call, {})).status).toBe(400);
    expect((await client.post(call, { url: "x".repeat(3000) })).status).toBe(400);
    expect((await new TestClient(server.url).post(call, { url: "rtsp://10.0.0.1" })).status).toBe(401);
  });
});
