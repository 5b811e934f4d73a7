import { describe, expect, it } from "vitest";
import { ApiError } from "../../src/api/ApiError.ts";
import { HttpClient } from "../../src/api/HttpClient.ts";
import { newOperationId, writeConfigDelta } from "../../src/api/configApi.ts";
import { saveFailureOf } from "../../src/api/saveFailure.ts";
import { FakeServer } from "./support/FakeServer.ts";

const modify = "/flussonic/api/modify_config";

function connected() {
  const server = new FakeServer({ streams: { news: { title: "A", static: true }, old: {} } });
  server.isLoggedIn = true;
  return { server, http: new HttpClient({ fetch: server.fetch }) };
}

describe("writeConfigDelta", () => {
  it("posts the JSON delta to modify_config, where null deletes an entry [C401 C404 C437]", async () => {
    const { server, http } = connected();
    const patch = { streams: { news: { title: "B" }, old: null } };
    expect(await writeConfigDelta(http, { patch, rev: 1, operationId: "op" })).toBe(2);
    const [call] = server.callsTo(modify);
    expect(call?.method).toBe("POST");
    expect(call?.headers.get("Content-Type")).toBe("application/json");
    expect(JSON.parse(call?.body ?? "")).toEqual(patch);
    expect(server.config).toEqual({ streams: { news: { title: "B", static: true } } });
  });

  it("names the revision it was made on, and the operation", async () => {
    const { server, http } = connected();
    await writeConfigDelta(http, { patch: {}, rev: 1, operationId: "op-1" });
    const headers = server.callsTo(modify)[0]?.headers;
    expect([headers?.get("If-Match"), headers?.get("X-Operation-Id")]).toEqual(['"1"', "op-1"]);
  });

  it("takes any OK from a server without revisions", async () => {
    const { server, http } = connected();
    server.capabilities = {};
    expect(
      await writeConfigDelta(http, { patch: { loglevel: "debug" }, rev: undefined, operationId: "op" }),
    ).toBeUndefined();
    expect(server.callsTo(modify)[0]?.headers.has("If-Match")).toBe(false);
  });

  it("does not believe an OK without a revision from a server that counts them", async () => {
    const { server, http } = connected();
    server.answer(modify, 200, "<html>Log in to the hotel's network</html>");
    const write = writeConfigDelta(http, { patch: {}, rev: 1, operationId: "op" });
    await expect(write).rejects.toMatchObject({ kind: "unreachable" });
  });
});

describe("newOperationId", () => {
  it("gives each save another name that the server accepts, also on pages without TLS", () => {
    const ids = Array.from({ length: 100 }, newOperationId);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^[\w.:-]{1,128}$/);
  });
});

describe("saveFailureOf", () => {
  it("keeps the server's words and its problems at their fields", () => {
    const problem = { pointer: "/streams/news/title", keyword: "maxLength", message: "Too long.", level: "error" };
    const body = { error: "invalid", message: "Not valid.", problems: [problem] };
    expect(saveFailureOf(new ApiError("invalid", "Not valid.", { status: 422, body }))).toEqual({
      kind: "invalid",
      message: "Not valid.",
      problems: [problem],
    });
  });

  it("fills in what a server leaves out of a problem, and drops what is none", () => {
    const problems = [
      { pointer: "/http", message: "Port taken." },
      { pointer: "http", message: "x" },
      5,
      null,
      { message: "x" },
    ];
    const failure = saveFailureOf(new ApiError("invalid", "No.", { body: { problems } }));
    expect(failure.problems).toEqual([{ pointer: "/http", message: "Port taken.", keyword: "server", level: "error" }]);
  });

  it("has words for what is no answer of the server", () => {
    expect(saveFailureOf(new Error("boom"))).toEqual({ kind: "other", message: "boom", problems: [] });
    expect(saveFailureOf("boom").message).toBe("boom");
  });
});
