import { get } from "node:http";
import { describe, expect, it } from "vitest";
import { isPlainObject } from "../../../../src/model/Json.ts";
import { loadCheck } from "../../../../src/generated/loadCheck.ts";
import { startTestServer } from "../../support/startTestServer.ts";
import { TestClient } from "../../support/TestClient.ts";

const PATH = "/flussonic/api/audit";

describe("the audit log", () => {
  it("has who did what and from where, without any secret", async () => {
    const { client, server } = await startTestServer();
    const stranger = new TestClient(server.url);
    await stranger.logIn("admin", "my-wrong-password");
    await stranger.logIn("my-password-in-the-wrong-place", "x");
    await client.modify({ view_auth: { login: "guest", password: "hunter2-hunter2" } }, 1, {
      "x-confirm-within": "60",
    });
    await client.post("/flussonic/api/confirm_config", { rev: 2 });
    await client.modify({ loglevel: "debug" }, 2, { "x-confirm-within": "60" });
    await client.post("/flussonic/api/undo_config", { rev: 3 });
    await client.call("PUT", "/flussonic/api/rescue", { rev: 2 });
    await client.get("/flussonic/api/read_config");
    await client.get("/flussonic/api/read_config");
    const second = new TestClient(server.url);
    await second.logIn("admin", "correct horse");
    await second.post("/admin/logout");
    const { json, text } = await client.get(`${PATH}?limit=200`);
    expect((await loadCheck("audit"))(json)).toBe(true);
    const entries = Array.isArray(json["entries"]) ? json["entries"].filter(isPlainObject) : [];
    expect(entries.map(({ kind, who }) => [kind, who]).toReversed()).toEqual([
      ["server_start", "server"],
      ["login", "admin"],
      ["login_refused", "admin"],
      ["login_refused", ""],
      ["save", "admin"],
      ["confirm", "admin"],
      ["save", "admin"],
      ["undo", "admin"],
      ["rescue", "admin"],
      ["settings_exported", "admin"],
      ["login", "admin"],
      ["logout", "admin"],
    ]);
    expect(text).not.toMatch(/hunter2|wrong-p|wrong place|in-the-wrong/);
    expect((await client.get(`${PATH}?kind=save&limit=1`)).json).toMatchObject({ total: 2, entries: [{ rev: 3 }] });
    expect((await client.get(`${PATH}?q=RESCUE&who=admin`)).json).toMatchObject({ total: 1 });
    expect((await client.get(`${PATH}?to=1`)).json).toEqual({ entries: [], total: 0 });
    for (const path of [PATH, "/flussonic/api/revisions", "/flussonic/api/history"])
      expect((await client.get(`${path}?vsn=2&to=${Number.MAX_SAFE_INTEGER}`)).status).toBe(200);
    expect((await stranger.get(PATH)).status).toBe(401);
    expect((await client.get(`${PATH}?limit=1000`)).status).toBe(400);
  });

  it("has who reads the settings every few seconds once, whoever else does the same in turn", async () => {
    const { client } = await startTestServer();
    const readFrom = (localAddress: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const options = { localAddress, headers: { cookie: client.cookie } };
        get(`${client.url}/flussonic/api/read_config`, options, (answer) => answer.resume().on("end", resolve)).on(
          "error",
          reject,
        );
      });
    for (let times = 0; times < 3; times++) for (const address of ["127.0.0.2", "127.0.0.3"]) await readFrom(address);
    const { json } = await client.get(`${PATH}?kind=settings_exported`);
    expect(json).toMatchObject({ total: 2, entries: [{ address: "127.0.0.3" }, { address: "127.0.0.2" }] });
  });

  it("has once an hour that somebody reads the texts in the console, however often a difference is looked at", async () => {
    const { client } = await startTestServer();
    const inConsole = { "x-sluice-console": "1" };
    for (const path of ["read_raw_config", "revisions/1", "revisions/1/config", "read_raw_config"])
      expect((await client.get(`/flussonic/api/${path}`, inConsole)).status).toBe(200);
    await client.get("/flussonic/api/read_raw_config");
    const words = ["The config text was read.", "The configuration was read in the console."];
    expect((await client.get(`${PATH}?kind=settings_exported`)).json).toMatchObject({
      total: 2,
      entries: words.map((one) => ({ words: one })),
    });
  });

  it("has guesses at the administrator's login beside any noise of names that nobody has", async () => {
    const { client } = await startTestServer();
    const guess = (login: string, from: string) =>
      new Promise((resolve, reject) => {
        const options = { localAddress: from, auth: `${login}:guess` };
        get(`${client.url}/flussonic/api/server`, options, (answer) => answer.resume().on("end", resolve)).on(
          "error",
          reject,
        );
      });
    await Promise.all(Array.from({ length: 40 }, (_, at) => guess("nobody", `127.0.1.${at + 1}`)));
    await guess("admin", "127.0.2.1");
    const { entries } = (await client.get(`${PATH}?kind=login_refused&who=admin`)).json;
    expect(entries).toMatchObject([{ who: "admin", address: "127.0.2.1" }]);
  }, 30_000);

  it("has a program's login once an hour, from each address, however often it calls", async () => {
    const { client, server } = await startTestServer();
    const call = (localAddress: string) =>
      new Promise((resolve, reject) => {
        const options = { localAddress, auth: "admin:correct horse" };
        get(`${server.url}/flussonic/api/server`, options, (answer) => answer.resume().on("end", resolve)).on(
          "error",
          reject,
        );
      });
    for (const address of ["127.0.0.2", "127.0.0.2", "127.0.0.3", "127.0.0.2"]) await call(address);
    const words = "A program logged in.";
    expect((await client.get(`${PATH}?kind=login&q=program`)).json).toMatchObject({
      total: 2,
      entries: [
        { who: "admin", address: "127.0.0.3", words },
        { who: "admin", address: "127.0.0.2", words },
      ],
    });
  });

  it("counts no HEAD as an export, and reads nothing for it", async () => {
    const { client } = await startTestServer();
    const answer = await client.call("HEAD", `${PATH}/export?format=jsonl`);
    expect([answer.status, answer.text, answer.headers.get("content-disposition")]).toEqual([
      200,
      "",
      expect.stringContaining("attachment"),
    ]);
    await client.call("HEAD", "/flussonic/api/read_raw_config");
    expect((await client.get(`${PATH}?kind=settings_exported`)).json).toMatchObject({ total: 0 });
  });

  it("is exported as CSV in which nothing is a formula, and as JSON lines", async () => {
    const { client, server } = await startTestServer();
    const { audit } = server.context.records;
    const target = '=HYPERLINK("http://evil.example","x")';
    audit.note({ kind: "file_uploaded", who: "@admin", address: "10.0.0.1", words: "a, b\r\nc", target });
    for (const words of ["+1", "-1;=2", `1;"=2`, "1; '-2"])
      audit.note({ kind: "file_uploaded", who: "admin", address: "", words });
    const csv = await client.get(`${PATH}/export?format=csv&kind=file_uploaded`);
    expect(csv.headers.get("content-type")).toMatch(/^text\/csv/);
    expect(csv.headers.get("content-disposition")).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = csv.text.split("\r\n");
    expect(lines[0]).toBe("id,at,kind,who,address,words,rev,target");
    // Where cells part at semicolons, quotes and spaces around one are taken off.
    expect(lines[1]).toMatch(/,admin,,1;' '-2,,$/);
    expect(lines[2]).toMatch(/,admin,,"1;'""=2",,$/);
    expect(lines[3]).toMatch(/,admin,,'-1;'=2,,$/);
    expect(lines[4]).toMatch(/,admin,,'\+1,,$/);
    expect(lines[5]).toMatch(
      /,file_uploaded,'@admin,10\.0\.0\.1,"a, b c",,"'=HYPERLINK\(""http:\/\/evil\.example"",""x""\)"$/,
    );
    const jsonl = await client.get(`${PATH}/export?format=jsonl&kind=file_uploaded`);
    const objects = jsonl.text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(objects).toMatchObject([
      { words: "1; '-2" },
      { words: `1;"=2` },
      { words: "-1;=2" },
      { words: "+1" },
      { target },
    ]);
    expect((await client.get(`${PATH}/export?format=xls`)).status).toBe(400);
    expect((await client.get(`${PATH}?kind=settings_exported`)).json).toMatchObject({ total: 2 });
  });

  it("is exported whole, however many entries there are", async () => {
    const { client, server } = await startTestServer();
    for (let number = 0; number < 5000; number++)
      server.context.records.audit.note({ kind: "save", who: "admin", address: "", words: `Save ${number}` });
    const { text } = await client.get(`${PATH}/export?format=jsonl&kind=save`);
    const lines = text.trim().split("\n");
    expect([lines.length, lines[0], lines.at(-1)]).toEqual([
      5000,
      expect.stringContaining("4999"),
      expect.stringContaining('"Save 0"'),
    ]);
  });
});
