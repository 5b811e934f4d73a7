import { describe, expect, it } from "vitest";
import { startTestServer } from "../../support/startTestServer.ts";

const news = { name: "news", urls: ["udp://239.0.0.1:1"] };

describe("the calls about the config", () => {
  it("saves a JSON delta sent to modify_config and answers the new revision [C401] [C437]", async () => {
    const { client } = await startTestServer();
    const answer = await client.modify({ streams: { news } }, 1, { "x-operation-id": "op-1" });
    expect([answer.status, answer.json]).toEqual([200, { rev: 2, operation_id: "op-1" }]);
    expect((await client.get("/flussonic/api/read_config")).json).toEqual({
      streams: { news: { ...news, position: 0 } },
    });
  });

  it("deletes an entry that the delta sets to null [C404] [C436]", async () => {
    const { client } = await startTestServer();
    await client.modify({ streams: { news, sport: { name: "sport" } } }, 1);
    expect((await client.modify({ streams: { news: null } }, 2)).status).toBe(200);
    expect(Object.keys((await client.get("/flussonic/api/read_config")).json["streams"] ?? {})).toEqual(["sport"]);
  });

  it("answers 428 to a save that names no revision, and 400 to one that names nonsense", async () => {
    const { client } = await startTestServer();
    expect((await client.post("/flussonic/api/modify_config", {})).json).toMatchObject({
      error: "revision_required",
      rev: 1,
    });
    expect((await client.post("/flussonic/api/modify_config", {}, { "if-match": "yesterday" })).status).toBe(400);
  });

  it("answers 409 with base, mine and theirs to a late save of the same setting", async () => {
    const { client } = await startTestServer();
    await client.modify({ loglevel: "debug" }, 1);
    const { status, json } = await client.modify({ loglevel: "error" }, 1);
    expect(status).toBe(409);
    expect(json).toMatchObject({
      error: "conflict",
      rev: 2,
      conflicts: [{ pointer: "/loglevel", base: null, mine: "error", theirs: "debug" }],
    });
  });

  it("answers 409 gone to an edit of what somebody has deleted meanwhile", async () => {
    const { client } = await startTestServer();
    await client.modify({ streams: { ghost: { name: "ghost" } } }, 1);
    await client.modify({ streams: { ghost: null } }, 2);
    const { status, json } = await client.modify({ streams: { ghost: { title: "x" } } }, 2);
    expect([status, json["error"], json["pointer"]]).toEqual([409, "gone", "/streams/ghost"]);
  });

  it("answers 422 to something new without its name, and says how to give it", async () => {
    const { client } = await startTestServer();
    const { status, json } = await client.modify({ streams: { fresh: { title: "x" } } }, 1);
    expect([status, json["error"]]).toEqual([422, "invalid"]);
    expect(json).toMatchObject({
      message:
        '/streams/fresh/name: There is no "fresh" in "streams" to edit; to make a new one, give it "name": "fresh".',
      problems: [{ pointer: "/streams/fresh/name", keyword: "required" }],
    });
  });

  it("answers 422 with every problem at its pointer, and changes nothing", async () => {
    const { client } = await startTestServer();
    const { status, json } = await client.modify(
      { http: [70_000], streams: { news: { ...news, clients_timeout: -1 } } },
      1,
    );
    expect(status).toBe(422);
    expect(json).toMatchObject({ problems: [{ pointer: "/http" }, { pointer: "/streams/news/clients_timeout" }] });
    expect((await client.get("/flussonic/api/read_config")).json).toEqual({});
  });

  it("checks a delta without saving it", async () => {
    const { client } = await startTestServer();
    const { status, json } = await client.post("/flussonic/api/check_config", { http: [70_000] });
    expect([status, json["problems"]]).toMatchObject([200, [{ pointer: "/http" }]]);
    expect((await client.get("/flussonic/api/read_config")).headers.get("etag")).toBe('"1"');
  });

  it.each(['{"__proto__":{"x":1}}', '{"streams":{"a":{"constructor":{"prototype":{"x":1}}}}}'])(
    "refuses hostile keys: %s",
    async (body) => {
      const { client } = await startTestServer();
      const headers = { "content-type": "application/json", "if-match": '"1"' };
      const { status, json } = await client.post("/flussonic/api/modify_config", body, headers);
      expect([status, json["error"]]).toEqual([400, "bad_request"]);
      expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
    },
  );

  it("imports what it exported with $reset, runtime keys or not [C403]", async () => {
    const { client } = await startTestServer();
    await client.modify({ streams: { news }, sources: { "-1": { urls: ["http://a"] } } }, 1);
    const exported = (await client.get("/flussonic/api/read_config")).json;
    await client.modify({ streams: { news: null }, loglevel: "debug" }, 2);
    const whole = { ...exported, now_ms: 1, streams: { news: { ...news, position: 0, stats: {} } }, $reset: true };
    expect((await client.modify(whole, 3)).status).toBe(200);
    expect((await client.get("/flussonic/api/read_config")).json).toEqual(exported);
  });

  it("answers the config text, with its revision as ETag", async () => {
    const { client } = await startTestServer({ parts: { initialText: "// mine\n{}" } });
    const answer = await client.get("/flussonic/api/read_raw_config");
    expect([answer.text, answer.headers.get("etag")]).toEqual(["// mine\n{}", '"1"']);
    expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
  });

  it("parses a text without saving it; what is wrong has line and column", async () => {
    const { client } = await startTestServer();
    expect((await client.post("/flussonic/api/parse_raw_config", '{"loglevel":"debug"}')).status).toBe(200);
    const { status, json } = await client.post("/flussonic/api/parse_raw_config", '{\n"loglevel"');
    expect([status, json["problems"]]).toMatchObject([422, [{ line: 2, column: 1, level: "error" }]]);
    expect((await client.get("/flussonic/api/read_raw_config")).text).toBe("");
  });

  it("saves a text for the revision it was made for", async () => {
    const { client } = await startTestServer();
    const save = (text: string, rev: number) =>
      client.post("/flussonic/api/save_raw_config", text, { "if-match": `"${rev}"` });
    expect((await save('{"loglevel":"debug"}', 1)).json).toEqual({ rev: 2 });
    expect((await save('{"loglevel":"error"}', 1)).json).toMatchObject({ error: "conflict", rev: 2 });
    expect((await save("{", 2)).status).toBe(422);
    expect((await client.get("/flussonic/api/read_config")).json).toEqual({ loglevel: "debug" });
  });

  it.each([
    ["a null byte", "{\n\0}", "A null byte stands in the text: mend line 2."],
    ["no UTF-8", "{\n\n\uFFFD}", "The text is not valid UTF-8: mend line 3."],
  ])("says in which line a text has %s", async (_what, text, message) => {
    const { client } = await startTestServer();
    const answer = await client.post("/flussonic/api/save_raw_config", text, {
      "if-match": '"1"',
      "content-type": "text/plain",
    });
    expect([answer.status, answer.json["message"]]).toEqual([400, message]);
  });

  it("lists the revisions and restores one", async () => {
    const { client } = await startTestServer();
    await client.modify({ loglevel: "debug" }, 1);
    await client.modify({ loglevel: "error" }, 2);
    const { json } = await client.get("/flussonic/api/revisions");
    expect(json).toMatchObject({
      revisions: [{ rev: 3, who: "admin", summary: "loglevel" }, { rev: 2 }, { rev: 1 }],
    });
    expect((await client.get("/flussonic/api/revisions/2")).text).toContain("debug");
    expect((await client.post("/flussonic/api/revisions/2/restore", undefined, { "if-match": '"3"' })).json).toEqual({
      rev: 4,
    });
    expect((await client.get("/flussonic/api/read_config")).json).toEqual({ loglevel: "debug" });
    expect((await client.get("/flussonic/api/revisions/99")).status).toBe(404);
  });
});
