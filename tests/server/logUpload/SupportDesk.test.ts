import { mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { rawLanguage } from "../../../server/config/configLanguage.ts";
import type { ServerOptions } from "../../../server/options.ts";
import { createSimulatedEngine } from "../../../server/simulated/SimulatedEngine.ts";
import { configEntities } from "../../../src/model/config/configEntities.ts";
import type { JsonObject } from "../../../src/model/Json.ts";
import { startTestServer } from "../support/startTestServer.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";
import { TestClient } from "../support/TestClient.ts";
import { TicketServer } from "./support/TicketServer.ts";
import { unpack } from "./support/unpack.ts";

const address = "/flussonic/api/sendlogs";

async function open(config: JsonObject = {}, options: Partial<ServerOptions> = {}) {
  const parts = { engine: createSimulatedEngine(), entities: configEntities, language: rawLanguage };
  const started = await startTestServer({ parts, options });
  const { rev } = started.server.context.record.current;
  if (Object.keys(config).length > 0) expect(await started.client.modify(config, rev)).toMatchObject({ status: 200 });
  const send = (comment: unknown = "it hangs") => started.client.post(address, { comment });
  const download = async (path: unknown) => {
    const headers = { cookie: started.client.cookie };
    const response = await fetch(`${started.client.url}${String(path)}`, { headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  return { ...started, send, download };
}

function wordIn(json: JsonObject, key: string): string {
  const word = json[key];
  return typeof word === "string" ? word : expect.fail(`there is no ${key}`);
}

const kept = (folder: string) => readdirSync(join(folder, "support"));

/** Each planted value begins with this, wherever somebody may have put a secret. */
const MARK = "pl4nt3d";
let planted = 0;
const secret = () => `${MARK}${(planted += 1)}x`;

/** The text of a config with comments and words that nobody knows. */
function fullText(): string {
  const text = rawLanguage.print(fullConfig()).replace(/^(stream .*)$/m, `$1\n  unheard_of ${secret()};`);
  return `# the old password was ${secret()}\nunknown_word ${secret()};\n${text}`;
}

function fullConfig(): JsonObject {
  return {
    cluster_key: secret(),
    auth_backends: {
      main: {
        name: "main",
        backends: [{ url: `http://u:${secret()}@auth.example/x?key=${secret()}` }],
        allow: { tokens: [secret()] },
      },
    },
    streams: {
      news: {
        name: "news",
        title: "News",
        password: secret(),
        on_publish: `https://host.example/check?sign=${secret()}`,
        urls: [
          { url: `rtsp://cam:${secret()}@host.example/live` },
          { url: `https://host.example/x.m3u8?X-Amz-Signature=${secret()};token=${secret()}` },
          { url: `cam:${secret()}@host.example/live` },
          { url: `rtsp:/cam:${secret()}@host.example/live` },
          { url: `srt://host.example:9000?passphrase=${secret()}`, headers: { Authorization: `Bearer ${secret()}` } },
        ],
        pushes: [{ url: `rtmp://a.example/live2/${secret()}` }, { url: `cam:${secret()}@a.example/live2/${secret()}` }],
        auth: { url: `http://u:${secret()}@auth.example/auth`, extra: { apikey: secret() } },
        drm: { vendor: "keyos", userkey: secret(), authxml: secret() },
        meta: { comment: `see rtsp://u:${secret()}@host.example/x` },
      },
    },
  };
}

describe("an archive for support", () => {
  it("is kept here where no support server is named, closed to others, and can be fetched by an administrator [S411]", async () => {
    const { send, download, folder, client } = await open({ streams: { news: { name: "news", title: "News" } } });
    const { status, json } = await send("the picture freezes");
    expect(status).toBe(200);
    expect(json).toMatchObject({ ticket: expect.stringMatching(/^\d{8}-[0-9a-f]{8}$/) });
    expect(json["download"]).toBe(`${address}/${wordIn(json, "ticket")}`);
    expect(json).not.toHaveProperty("sent_to");
    const { response, bytes } = await download(json["download"]);
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="sluice-logs-${wordIn(json, "ticket")}.tar.gz"`,
    );
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(bytes.length).toBe(json["size"]);
    const files = await unpack(bytes);
    expect(Object.keys(files)).toEqual([
      "comment.txt",
      "server.log",
      "config.conf",
      "versions.json",
      "machine.json",
      "server.json",
      "streams.json",
      "revisions.json",
    ]);
    expect(files["comment.txt"]).toMatch(/^the picture freezes\n\nadmin, \d{4}-/);
    expect(files["config.conf"]).toContain("stream news {\n  title News;\n}");
    expect(files["server.log"]).toMatch(/ info login /);
    expect(JSON.parse(files["versions.json"] ?? "")).toMatchObject({
      node: process.versions.node,
      engine: "simulated",
    });
    expect(JSON.parse(files["machine.json"] ?? "")).toMatchObject({ processors: { count: expect.any(Number) } });
    expect(JSON.parse(files["revisions.json"] ?? "")).toHaveProperty(["0", "who"], "admin");
    const path = join(folder, "support", `${wordIn(json, "ticket")}.tar.gz`);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, "support")).mode & 0o777).toBe(0o700);
    const stranger = new TestClient(client.url);
    expect(await stranger.get(wordIn(json, "download"))).toMatchObject({ status: 401 });
  });

  it("holds no secret of the config, wherever it stands, nor where the log repeats one", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "sluice.conf"), fullText());
    const { send, download, server, client } = await open({}, { folder });
    expect(server.context.record.current.config).toHaveProperty(["streams", "news"]);
    const { log } = server.context;
    // The three last stand in comments and unknown words, which the server does not read.
    expect(planted).toBe(24);
    for (let number = 1; number <= planted - 3; number++) {
      log.warning(`odd ${MARK}${number}x`, {
        said: `failed at ${MARK}${number}x/`,
        address: `http://h/${MARK}${number}x`,
      });
    }
    const { json } = await send(`I typed ${MARK}1x`);
    const files = await unpack((await download(json["download"])).bytes);
    for (const [name, text] of Object.entries(files)) expect(text, name).not.toContain(MARK);
    expect(files["config.conf"]).toContain("stream news");
    expect(files["config.conf"]).toContain("rtsp://***@host.example/live");
    expect(files["config.conf"]).toContain("input ***@host.example/live;");
    expect(files["comment.txt"]).toMatch(/^I typed \*\*\*/);
    expect(files["server.log"]).toContain("failed at ***/");
    const { json: shown } = await client.get(`${address}/preview`);
    expect(shown["files"]).toContainEqual({ name: "config.conf", size: Buffer.byteLength(files["config.conf"] ?? "") });
    for (const name of Object.keys(files).slice(1)) {
      const { text } = await client.get(`${address}/preview?file=${name}`);
      expect(text, name).not.toContain(MARK);
      expect(text.length, name).toBeGreaterThan(2);
    }
  });

  it("holds nothing of the logins that came and went", async () => {
    const { send, download, client } = await open();
    const headers = { authorization: `Basic ${btoa("admin:wr0ng-passw0rd")}` };
    await new TestClient(client.url).get("/flussonic/api/server", headers);
    const { json } = await send();
    const all = Object.values(await unpack((await download(json["download"])).bytes)).join("\n");
    for (const word of [
      "wr0ng-passw0rd",
      "correct horse",
      btoa("admin:wr0ng-passw0rd"),
      client.cookie.split("=")[1] ?? "-",
    ])
      expect(all).not.toContain(word);
  });

  it("is one of five that are kept: the oldest goes", async () => {
    const { send, folder, client } = await open();
    const tickets: unknown[] = [];
    for (let number = 0; number < 6; number++) {
      tickets.push((await send()).json["ticket"]);
    }
    expect(kept(folder).toSorted()).toEqual(
      tickets
        .slice(1)
        .map((ticket) => `${String(ticket)}.tar.gz`)
        .toSorted(),
    );
    expect(await client.get(`${address}/${String(tickets[0])}`)).toMatchObject({ status: 404 });
    const { json } = await client.get(`${address}/preview`);
    expect(json["kept"]).toHaveLength(5);
    expect(json["kept"]).toHaveProperty(["0", "ticket"], tickets[5]);
  });

  it.each(["..%2F..%2Fadmin", "%2e%2e", "admin.json", "20260101-0000000", "20260101-deadbeef%00"])(
    "is not found under %s, and nothing else is",
    async (name) => {
      const { client } = await open();
      expect([400, 404]).toContain((await client.get(`${address}/${name}`)).status);
    },
  );

  it("leaves nothing half made of a server that was killed meanwhile", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "support"));
    writeFileSync(join(folder, "support", "0badcafe.tmp"), "half");
    await open({}, { folder });
    expect(kept(folder)).toEqual([]);
  });

  it("wants a description of more than 3 characters", async () => {
    const { send } = await open();
    for (const comment of ["abc", "", 7, null, "x".repeat(10_001)])
      expect(await send(comment)).toMatchObject({ status: 400 });
    expect(await send("abcd")).toMatchObject({ status: 200 });
  });
});

describe("an archive for a support server", () => {
  it("is sent there, and the ticket is the one that it gives; who sent it stands in the log", async () => {
    const tickets = await TicketServer.start();
    const { send, folder, lines, client } = await open({}, { supportUrl: tickets.url });
    const { json } = await send("the picture freezes");
    expect(json).toEqual({ ticket: "T-17", size: tickets.archives[0]?.length, sent_to: tickets.url.host });
    expect(tickets.asked).toEqual(["POST /tickets application/gzip"]);
    const files = await unpack(tickets.archives[0] ?? Buffer.alloc(0));
    expect(files["comment.txt"]).toContain("the picture freezes");
    expect(kept(folder)).toEqual([]);
    expect(lines.find((line) => line.includes("logs sent to support"))).toMatch(
      /"who":"admin","upload":"T-17","bytes":\d+/,
    );
    expect((await client.get(`${address}/preview`)).json).toMatchObject({ sent_to: tickets.url.host });
  });

  it.each<[string, TicketServer["answer"], string]>([
    ["refuses it", (response) => response.writeHead(500).end("{}"), "it answered 500"],
    ["gives no ticket", (response) => response.end('{"ok": true}'), "its answer has no ticket"],
    ["gives an odd ticket", (response) => response.end('{"ticket": "<b>\\n"}'), "its answer has no ticket"],
    ["answers no JSON", (response) => response.end("<html>"), "no JSON"],
    ["answers without end", (response) => response.end("x".repeat(100_000)), "too long"],
    [
      "sends it elsewhere",
      (response) => response.writeHead(302, { location: "http://127.0.0.1:1/" }).end(),
      "redirect",
    ],
    ["hangs up", (response) => response.socket?.destroy(), "connection lost"],
  ])("fails in words where that %s, and nothing stays behind", async (_, answer, words) => {
    const tickets = await TicketServer.start();
    tickets.answer = answer;
    const { send, folder } = await open({}, { supportUrl: tickets.url });
    const { status, json } = await send();
    expect(status).toBe(503);
    expect(json["message"]).toContain(words);
    expect(json["message"]).toContain(tickets.url.host);
    expect(kept(folder)).toEqual([]);
    tickets.answer = (response) => response.end('{"ticket": 18}');
    expect(await send()).toMatchObject({ status: 200, json: { ticket: "18" } });
  });

  it("is one at a time: a second one is refused in words while the first hangs", async () => {
    const tickets = await TicketServer.start();
    const { send } = await open({}, { supportUrl: tickets.url });
    const arrived = new Promise<void>((resolve) => (tickets.answer = () => resolve()));
    const first = send();
    await arrived;
    expect(await send()).toMatchObject({ status: 409, json: { message: expect.stringContaining("under way") } });
    tickets.stop();
    expect(await first).toMatchObject({ status: 503 });
  });

  it("is not waited for longer than the console waits", async () => {
    const tickets = await TicketServer.start();
    tickets.answer = () => undefined;
    const { server } = await open();
    const { SupportDesk } = await import("../../../server/logUpload/SupportDesk.ts");
    const { RecentLines } = await import("../../../server/log/RecentLines.ts");
    const { record, entities, engine, notices, log, now, tree } = server.context;
    const desk = await SupportDesk.open({
      record,
      entities,
      engine,
      notices,
      log,
      now,
      language: rawLanguage,
      tree: () => tree.tree,
      recentLines: new RecentLines(),
      folder: temporaryFolder(),
      supportUrl: tickets.url,
      withinMs: 300,
    });
    await expect(desk.send("it hangs", "admin")).rejects.toThrow("it did not answer in time");
  });
});
