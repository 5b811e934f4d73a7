import { describe, expect, it } from "vitest";
import { apiCalls } from "../../../../server/http/calls/apiCalls.ts";
import { CoderRack } from "../../../../server/simulated/CoderRack.ts";
import { createSimulatedEngine } from "../../../../server/simulated/SimulatedEngine.ts";
import { TestClient } from "../../support/TestClient.ts";
import { TestSocket } from "../../support/TestSocket.ts";
import { startTestServer } from "../../support/startTestServer.ts";

describe("the calls about the server and its media", () => {
  it("answers the server info with what the server can do [C393]", async () => {
    const { client } = await startTestServer();
    const { json } = await client.get("/flussonic/api/server");
    expect(json).toMatchObject({
      version: "1",
      capabilities: {
        if_match: true,
        revisions: true,
        check: true,
        socket_ticket: true,
        session_cookie: true,
        url_publish: true,
      },
    });
    expect(json).not.toHaveProperty("chassis");
  });

  it("brings server info and a ticket for the socket in the first answer, and in the one to a login", async () => {
    const { client, server } = await startTestServer();
    const info = (await client.get("/flussonic/api/server?chassis=true")).json;
    const answers = [() => client.post("/flussonic/api/enter"), () => client.logIn("admin", "correct horse")];
    for (const answer of answers) {
      const { server: told, ticket } = (await answer()).json;
      expect(told).toEqual(info);
      await TestSocket.open(server.url, { credentials: typeof ticket === "string" ? ticket : "none" });
    }
    expect((await new TestClient(server.url).post("/flussonic/api/enter")).status).toBe(401);
  });

  it("answers the coders of a chassis server when asked for them [C394]", async () => {
    const { client } = await startTestServer({ parts: { coders: new CoderRack(1, () => 1e12) } });
    const { coders } = Object((await client.get("/flussonic/api/server?chassis=true")).json["chassis"]);
    expect(coders).toHaveLength(8);
    expect((await client.get("/flussonic/api/server")).json["chassis"]).toEqual({});
  });

  it("answers a token that lets the console's player watch [C414]", async () => {
    const { client, server } = await startTestServer();
    const { token } = (await client.get("/flussonic/api/generate_admin_view_token")).json;
    expect(server.context.viewTokens.isGood(`${JSON.stringify(token)}`.slice(1, -1))).toBe(true);
    expect(server.context.viewTokens.isGood("other")).toBe(false);
  });

  it("restarts streams, switches sources and closes sessions, whatever their names hold", async () => {
    const { client, engine } = await startTestServer();
    await client.post("/flussonic/api/stream_restart/site%2Fcam%201");
    await client.get(`/flussonic/api/stream_switch_source/news?url=${encodeURIComponent("udp://1.2.3.4:5")}`);
    expect((await client.post("/flussonic/api/close_sessions", "a\nb\n")).json).toEqual({ closed: 2 });
    expect(engine.asked).toEqual(["restart site/cam 1", "switch news to udp://1.2.3.4:5", "close a b"]);
  });

  it("answers in words for a stream that is not there, and an address that is no source of it", async () => {
    const engine = createSimulatedEngine();
    const { client, server } = await startTestServer({ parts: { engine } });
    const { rev } = server.context.record.current;
    await client.modify({ streams: { news: { name: "news", urls: ["udp://1.2.3.4:5"] } } }, rev);
    const switchTo = (name: string, url: string) =>
      client.get(`/flussonic/api/stream_switch_source/${name}?url=${encodeURIComponent(url)}`);
    const message = "There is no stream named nobody.";
    for (const { status, json } of [
      await client.post("/flussonic/api/stream_restart/nobody"),
      await switchTo("nobody", "udp://1.2.3.4:5"),
    ]) {
      expect([status, json]).toEqual([404, { error: "not_found", message }]);
    }
    const wrong = await switchTo("news", "rtsp://u:canary@h/1");
    expect([wrong.status, wrong.json]).toEqual([
      400,
      { error: "bad_request", message: "rtsp://***@h/1 is not a source of this stream." },
    ]);
    expect((await switchTo("news", "udp://1.2.3.4:5")).status).toBe(200);
    expect((await client.post("/flussonic/api/stream_restart/news")).status).toBe(200);
  });

  it("has error reports of consoles in its log, without secrets and on one line each [C427]", async () => {
    const { client, lines } = await startTestServer();
    const event = {
      message: 'boom\u202E\nnext password canary; {"token": "canary"} passphrase="canary"',
      url: "rtmp://u:canary@h/x?token=canary",
      password: "canary",
      page: "/admin/config",
      version: "1.2.3",
    };
    expect((await client.post("/flussonic/api/error/store", event)).status).toBe(204);
    const told = lines.filter((line) => line.includes("console error"));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/ error console error .*boom.*\/admin\/config.*1\.2\.3/);
    expect(told[0]).not.toMatch(/canary|\u202E/);
  });

  it("takes only so many and so large error reports", async () => {
    const { client } = await startTestServer();
    expect((await client.post("/flussonic/api/error/store", { message: "x".repeat(30_000) })).status).toBe(413);
    const answers = await Promise.all(
      [...Array(30).keys()].map((n) => client.post("/flussonic/api/error/store", { n })),
    );
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
  });

  it("answers every error as JSON with a code and words", async () => {
    const { client } = await startTestServer();
    for (const { status, json } of [
      await client.get("/flussonic/api/no_such_call"),
      await client.post("/flussonic/api/modify_config", "{", { "content-type": "application/json" }),
      await client.get("/flussonic/api/stream_switch_source/news"),
    ]) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(json).toEqual({ error: expect.any(String), message: expect.stringMatching(/\w \w/) });
    }
  });

  it.each([
    ["a number too large", '{"total_bandwidth":1e400}'],
    ["an integer that loses digits", '{"total_bandwidth":9007199254740993}'],
    ["half a character", '{"title":"\\ud800"}'],
    ["nesting without end", "[".repeat(200_000)],
    ["nesting inside strings is fine, but not this", `{"a":${"[".repeat(70)}${"]".repeat(70)}}`],
    ["something else than JSON", "loglevel=debug"],
    ["a list where an object belongs", "[]"],
  ])("refuses a body with %s", async (_what, body) => {
    const { client } = await startTestServer();
    const headers = { "content-type": "application/json", "if-match": '"1"' };
    expect((await client.post("/flussonic/api/modify_config", body, headers)).status).toBe(400);
  });

  it("says in words, and to the field, which number is too large", async () => {
    const { client } = await startTestServer();
    const body = '{"streams":{"news":{"name":"news","source_timeout":99999999999999999999}}}';
    const headers = { "content-type": "application/json", "if-match": '"1"' };
    expect((await client.post("/flussonic/api/modify_config", body, headers)).json).toMatchObject({
      message: "Stream news, Source timeout: The number is too large to be kept exactly.",
      problems: [{ pointer: "/streams/news/source_timeout", message: "The number is too large to be kept exactly." }],
    });
  });

  it("refuses a body that is too large before reading all of it", async () => {
    const { client } = await startTestServer();
    const { status, json } = await client.post("/flussonic/api/close_sessions", "x".repeat(2_000_000));
    expect([status, json["error"]]).toEqual([413, "too_large"]);
  });
});

const INFO = { width: 1280, height: 720, tracks: [{ content: "video", codec: "h264" }] };

describe("the call media_info", () => {
  it("answers size and tracks of a stream, wherever it comes from [C411]", async () => {
    const { client, engine } = await startTestServer();
    await client.modify({ streams: { news: { name: "news" }, new: { name: "new" } } }, 1);
    await client.modify({ lives: { live: { prefix: "live" } } }, 2);
    engine.report({
      streams: { news: { stats: { media_info: INFO, input_media_info: { width: 1 } } } },
      lives: { live: { streams: { "live/cam 1": { name: "live/cam 1", stats: { input_media_info: INFO } } } } },
    });
    const get = (name: string) => client.get(`/flussonic/api/media_info/${name}`);
    expect((await get("news")).json).toEqual(INFO);
    expect((await get("live%2Fcam%201")).json).toEqual(INFO);
    expect((await get("live/cam%201")).json).toEqual(INFO);
    expect([(await get("new")).status, (await get("new")).json]).toEqual([200, {}]);
  });

  it.each(["nobody", "__proto__", "constructor"])("answers 404 for %s", async (name) => {
    const { client } = await startTestServer();
    const { status, json } = await client.get(`/flussonic/api/media_info/${name}`);
    expect([status, json["error"], json["message"]]).toEqual([404, "not_found", expect.stringContaining(name)]);
  });
});

describe("the calls of the server", () => {
  it.each([
    ["GET", "/flussonic/api/stream_switch_source/*"],
    ["GET", "/flussonic/api/generate_admin_view_token"],
    ["POST", "/flussonic/api/close_sessions"],
    ["GET", "/flussonic/api/read_raw_config"],
    ["POST", "/flussonic/api/parse_raw_config"],
    ["POST", "/flussonic/api/save_raw_config"],
    ["GET", "/flussonic/api/list_files"],
    ["GET", "/flussonic/api/read_config"],
    ["POST", "/flussonic/api/modify_config"],
  ])("are at the paths that the sibling document names: %s %s [S402]", async (method, path) => {
    const { server } = await startTestServer();
    const calls = apiCalls.map((make) => make(server.context)).map((call) => `${call.method} ${call.path}`);
    expect(calls).toContain(`${method} ${path}`);
  });
});
