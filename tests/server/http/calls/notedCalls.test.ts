import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import type { JsonObject } from "../../../../src/model/Json.ts";
import type { ApiCall } from "../../../../server/http/ApiCall.ts";
import { apiCalls } from "../../../../server/http/calls/apiCalls.ts";
import { CoderRack } from "../../../../server/simulated/CoderRack.ts";
import { pictureOf } from "../../media/logos/pictureOf.ts";
import { CertificateAuthority } from "../../support/certificateAuthority.ts";
import { FakeEngine } from "../../support/FakeEngine.ts";
import { startTestServer } from "../../support/startTestServer.ts";
import { temporaryFolder } from "../../support/temporaryFolder.ts";
import { TestClient } from "../../support/TestClient.ts";

const API = "/flussonic/api";
const config = {
  streams: { news: { name: "news" } },
  vods: { movies: { prefix: "movies", urls: [{ url: "films" }] } },
  plugins: { iptv: { database: "sqlite://iptv.db" } },
};

class EngineWithAds extends FakeEngine {
  readonly ads = { checks: async () => ({ checks: [] }), convert: async () => ({ file: "movies/copy.mp4" }) };
}

/** A server on which every call can succeed; what asks others is answered here. */
async function startWhole() {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "films"));
  writeFileSync(join(folder, "films", "old.mp4"), "film");
  const started = await startTestServer({
    options: { folder },
    parts: {
      initialText: JSON.stringify(config),
      engine: new EngineWithAds(),
      coders: new CoderRack(1, () => 1e12),
    },
  });
  const { certificates, sshAgent, record } = started.server.context;
  vi.spyOn(certificates, "issue").mockResolvedValue(certificates.status);
  vi.spyOn(sshAgent, "enable").mockResolvedValue(true);
  vi.spyOn(sshAgent, "disable").mockResolvedValue(false);
  vi.spyOn(record, "mendHandEdit").mockResolvedValue({ rev: 1 });
  vi.spyOn(record, "putHandEditAside").mockResolvedValue({ rev: 1 });
  return { ...started, rev: () => record.current.rev };
}

type Whole = Awaited<ReturnType<typeof startWhole>>;
type Answer = Promise<{ readonly status: number }>;

async function sendBytes({ client }: Whole, method: string, path: string, own: Record<string, string>): Answer {
  const bytes = await pictureOf("png", 8, 8);
  const about = { "content-type": "application/octet-stream", "x-file-sizes": `new.png:${bytes.length}` };
  const headers = { cookie: client.cookie, ...about, ...own };
  return fetch(client.url + API + path, { method, headers, body: new Uint8Array(bytes) });
}

/** Saved on trial, or for a time of its own. @returns the revision, or the id */
async function save({ client, rev }: Whole, headers: Record<string, string>): Promise<string> {
  const { json } = await client.modify({ total_bandwidth: rev() }, rev(), headers);
  return String(json["rev"] ?? Reflect.get(Object(json["scheduled"]), "id"));
}

const onTrial = { "x-confirm-within": "60" };
const later = () => ({ "x-save-at": String(Date.now() + 60_000) });
const user = { name: "Anna", email: "anna@example.com", key: "top-secret-key" };

/** One deed for each call that leaves something in the log. */
const deeds: Readonly<Record<string, (whole: Whole) => Answer>> = {
  "POST /admin/login": ({ client }) => new TestClient(client.url).logIn("admin", "correct horse"),
  "POST /admin/logout": async ({ client }) => {
    const second = new TestClient(client.url);
    await second.logIn("admin", "correct horse");
    return second.post("/admin/logout");
  },
  "GET /read_config": ({ client }) => client.get(`${API}/read_config`),
  "GET /read_raw_config": ({ client }) => client.get(`${API}/read_raw_config`),
  "GET /revisions/:rev": ({ client }) => client.get(`${API}/revisions/1`),
  "GET /revisions/:rev/config": ({ client }) => client.get(`${API}/revisions/1/config`),
  "POST /modify_config": ({ client, rev }) => client.modify({ loglevel: "debug" }, rev(), later()),
  "POST /confirm_config": async (whole) =>
    whole.client.post(`${API}/confirm_config`, { rev: Number(await save(whole, onTrial)) }),
  "POST /undo_config": async (whole) =>
    whole.client.post(`${API}/undo_config`, { rev: Number(await save(whole, onTrial)) }),
  "DELETE /scheduled_saves/:id": async (whole) =>
    whole.client.call("DELETE", `${API}/scheduled_saves/${await save(whole, later())}`),
  "POST /save_raw_config": ({ client, rev }) =>
    client.post(`${API}/save_raw_config`, JSON.stringify({ ...config, loglevel: "error" }), {
      "if-match": `"${rev()}"`,
    }),
  "POST /revisions/:rev/restore": ({ client, rev }) =>
    client.post(`${API}/revisions/1/restore`, undefined, { "if-match": `"${rev()}"` }),
  "PUT /rescue": ({ client }) => client.call("PUT", `${API}/rescue`, { rev: 1 }),
  "DELETE /rescue": ({ client }) => client.call("DELETE", `${API}/rescue`),
  "GET /audit/export": ({ client }) => client.get(`${API}/audit/export`),
  "POST /hand_edit/put_aside": ({ client }) => client.post(`${API}/hand_edit/put_aside`, { id: "1" }),
  "POST /hand_edit/mend": ({ client }) => client.post(`${API}/hand_edit/mend`, { id: "1" }),
  "POST /stream_restart/*": ({ client }) => client.post(`${API}/stream_restart/news`),
  "GET /stream_switch_source/*": ({ client }) =>
    client.get(`${API}/stream_switch_source/news?url=${encodeURIComponent("rtsp://me:top-secret@camera/")}`),
  "POST /chassis/coder_restart": ({ client }) => client.post(`${API}/chassis/coder_restart`, { coder: "c1" }),
  "POST /close_sessions": ({ client }) => client.post(`${API}/close_sessions`, "session-1\n"),
  "POST /make_directory": ({ client }) =>
    client.post(`${API}/make_directory`, { prefix: "movies", path: "films", subpath: "", name: "new" }),
  "POST /remove_file": ({ client }) =>
    client.post(`${API}/remove_file`, { prefix: "movies", dir: "films", subpath: "old.mp4" }),
  "POST /upload": (whole) => sendBytes(whole, "POST", "/upload", { "x-prefix": "movies", "x-path": "films" }),
  "PUT /logo/:id": (whole) => sendBytes(whole, "PUT", "/logo/one.png", {}),
  "DELETE /logo/:id": async (whole) => {
    await sendBytes(whole, "PUT", "/logo/two.png", {});
    return whole.client.call("DELETE", `${API}/logo/two.png`);
  },
  "POST /letsencrypt": ({ client }) => client.post(`${API}/letsencrypt`, { domains: ["tv.example.com"] }),
  "POST /certificate": async ({ client }) =>
    client.post(`${API}/certificate`, await (await CertificateAuthority.make()).pair(["tv.example.com"])),
  "POST /sendlogs": ({ client }) => client.post(`${API}/sendlogs`, { comment: "No picture" }),
  "POST /enable_ssh_agent": ({ client }) => client.post(`${API}/enable_ssh_agent`),
  "POST /disable_ssh_agent": ({ client }) => client.post(`${API}/disable_ssh_agent`),
  "POST /iptv/users": ({ client }) => client.post(`${API}/iptv/users`, user),
  "PUT /iptv/users/:id": ({ client }) => client.call("PUT", `${API}/iptv/users/1`, user),
  "DELETE /iptv/users/:id": ({ client }) => client.call("DELETE", `${API}/iptv/users/1`),
  "DELETE /iptv/users": ({ client }) => client.call("DELETE", `${API}/iptv/users`),
  "POST /save_ad_schedules": ({ client }) =>
    client.post(`${API}/save_ad_schedules`, [{ name: "night", slots: [], files: [] }]),
  "POST /ad_convert": ({ client }) => client.post(`${API}/ad_convert`, { file: "movies/old.mp4", stream: "news" }),
};

/** Needs two servers: see the cluster's own test. */
const elsewhere = new Set(["POST /cluster/copy_stream"]);

const titleOf = ({ method, path }: ApiCall): string => `${method} ${path.replace(API, "")}`;

it("every call that does something puts it into the audit log, with who did it and from where, and no secret", async () => {
  const whole = await startWhole();
  const { client, server } = whole;
  const noted = apiCalls
    .map((make) => make(server.context))
    .filter(({ audit = "none" }) => audit !== "none")
    .filter((call) => !elsewhere.has(titleOf(call)));
  expect(noted.map(titleOf).toSorted()).toEqual(Object.keys(deeds).toSorted());
  const newest = async (): Promise<JsonObject> => {
    const { entries } = (await client.get(`${API}/audit?limit=1`)).json;
    return Object(Array.isArray(entries) ? entries[0] : undefined);
  };
  for (const call of noted) {
    const title = titleOf(call);
    const before = await newest();
    const answer = await deeds[title]?.(whole);
    expect([title, answer?.status]).toEqual([title, expect.toBeOneOf([200, 201, 202, 204])]);
    const { id, kind, who, address } = await newest();
    const kinds = call.audit === "revision" ? ["save", "undo"] : [call.audit];
    expect([title, kind, who, address]).toEqual([title, expect.toBeOneOf(kinds), "admin", "127.0.0.1"]);
    expect([title, id]).not.toEqual([title, before["id"]]);
  }
  const { text } = await client.get(`${API}/audit/export?format=jsonl`);
  expect(text).not.toMatch(/top-secret|PRIVATE KEY|anna@/);
});
