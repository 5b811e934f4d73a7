import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../src/api/ApiError.ts";
import { HttpClient } from "../../src/api/HttpClient.ts";
import { createSession, readAdminViewToken, removeSession } from "../../src/api/login/loginApi.ts";
import { speak } from "../../src/texts/language.ts";
import { languages } from "../../src/texts/languages.ts";
import { FakeServer } from "./support/FakeServer.ts";

const info = "/flussonic/api/server";

async function signedIn() {
  const server = new FakeServer();
  const http = new HttpClient({ fetch: server.fetch });
  await createSession(http, { login: "admin", password: "right" });
  return { server, http };
}

async function errorOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("HttpClient", () => {
  it("says in the language spoken that another save is on trial", async () => {
    const { server, http } = await signedIn();
    const message = "Revision 12 waits to be confirmed; until then nothing else can be saved.";
    server.answer("/flussonic/api/modify_config", 409, { error: "pending", message, rev: 12 });
    const said = async () => (await errorOf(http.post("/flussonic/api/modify_config"))).message;
    expect(await said()).toBe(message);
    speak(await languages.de.load());
    expect(await said()).toBe(
      "Revision 12 wartet darauf, bestätigt zu werden; bis dahin kann nichts anderes gespeichert werden.",
    );
    speak(undefined);
  });

  it("sends the administrator's credentials as Basic authorization with each request [C381]", async () => {
    const { server, http } = await signedIn();
    http.credentials = { login: "admin", password: "pässword: 1" };
    await http.get(info);
    await http.post("/flussonic/api/socket-ticket");
    const expected = `Basic ${Buffer.from("admin:pässword: 1", "utf8").toString("base64")}`;
    expect(server.calls.slice(1).map(({ headers }) => headers.get("Authorization"))).toEqual([expected, expected]);
  });

  it("sends no Authorization header while it knows no credentials", async () => {
    const { server, http } = await signedIn();
    await http.get(info);
    expect(server.callsTo(info)[0]?.headers.has("Authorization")).toBe(false);
  });

  it("says with each call that the console makes it", async () => {
    const { server, http } = await signedIn();
    await http.get(info);
    await http.post("/flussonic/api/socket-ticket");
    expect(server.calls.map(({ headers }) => headers.get("X-Sluice-Console"))).toEqual(["1", "1", "1"]);
  });

  it("makes every kind of call with same-origin credentials [C387]", async () => {
    const { server, http } = await signedIn();
    await http.get(info);
    await http.post("/flussonic/api/socket-ticket");
    await http.getText("/flussonic/api/read_config");
    await http.postText("/flussonic/api/parse_raw_config", "stream news {}").catch(() => undefined);
    expect(server.calls).toHaveLength(5);
    expect(new Set(server.calls.map(({ credentials }) => credentials))).toEqual(new Set(["same-origin"]));
  });

  it.each([
    [400, "refused"],
    [401, "unauthorised"],
    [403, "forbidden"],
    [404, "not-found"],
    [409, "conflict"],
    [422, "invalid"],
    [429, "throttled"],
    [500, "server"],
    [503, "server"],
  ] as const)("throws an answer %i to the caller as an error of kind %s [C388]", async (status, kind) => {
    const { server, http } = await signedIn();
    server.answer(info, status, { error: "x", message: "Words of the server." });
    const error = await errorOf(http.get(info));
    expect(error).toMatchObject({ kind, message: "Words of the server.", details: { status } });
  });

  it("says in words what happened when the server sends none", async () => {
    const { server, http } = await signedIn();
    server.answer(info, 500, "<html>oops</html>");
    expect((await errorOf(http.get(info))).message).toBe("The server refused the request (status 500).");
  });

  it("tells gone from conflict, and a pending confirmation from both", async () => {
    const { server, http } = await signedIn();
    server.answer(info, 409, { error: "gone", message: "gone" });
    expect((await errorOf(http.get(info))).kind).toBe("gone");
    server.answer(info, 409, { error: "pending", message: "wait" });
    expect((await errorOf(http.get(info))).kind).toBe("pending");
  });

  it("calls a server that cannot be reached, and a gateway that lost it, unreachable", async () => {
    const { server, http } = await signedIn();
    server.isDown = true;
    expect((await errorOf(http.get(info))).kind).toBe("unreachable");
    server.isDown = false;
    for (const status of [502, 503, 504]) {
      server.answer(info, status, "");
      const message = "The server cannot be reached. Check the network and that the server is running.";
      expect(await errorOf(http.get(info))).toMatchObject({ kind: "unreachable", message });
    }
    server.answer(info, 502, { error: "unavailable", message: "The server at 10.0.0.1 does not answer." });
    expect((await errorOf(http.get(info))).message).toBe("The server at 10.0.0.1 does not answer.");
  });

  it("calls an answer that breaks off unreachable", async () => {
    const { server, http } = await signedIn();
    server.happen("cut answer");
    const error = await errorOf(http.post("/flussonic/api/modify_config", {}, { "If-Match": '"1"' }));
    expect(error.kind).toBe("unreachable");
  });

  it("gives up a call that is not answered within a minute", async () => {
    const http = new HttpClient({
      fetch: (_input, init) =>
        new Promise((_resolve, reject) => {
          init.signal?.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
        }),
    });
    const call = errorOf(http.get(info));
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await call).kind).toBe("unreachable");
  });

  it("leaves no timer behind when a call is answered", async () => {
    const { http } = await signedIn();
    await http.get(info);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("says when an answer is no JSON", async () => {
    const { server, http } = await signedIn();
    server.answer(info, 200, "<html>");
    expect((await errorOf(http.get(info))).kind).toBe("unexpected-answer");
  });

  it("tells of each 401, and of no other refusal", async () => {
    const server = new FakeServer();
    let told = 0;
    const http = new HttpClient({ fetch: server.fetch, onUnauthorised: () => (told += 1) });
    await errorOf(http.get(info));
    expect(told).toBe(1);
    server.answer(info, 403);
    await errorOf(http.get(info));
    expect(told).toBe(1);
  });
});

describe("session calls", () => {
  it("sign in with POST /admin/login, form-encoded as login and password [C389 C390]", async () => {
    const server = new FakeServer();
    server.password = "a&b=ü";
    await createSession(new HttpClient({ fetch: server.fetch }), { login: "admin", password: "a&b=ü" });
    const [call] = server.calls;
    expect(call).toMatchObject({ method: "POST", path: "/admin/login", body: "login=admin&password=a%26b%3D%C3%BC" });
    expect(server.isLoggedIn).toBe(true);
  });

  it("send the form as such, not as JSON", async () => {
    let sent: RequestInit | undefined;
    const http = new HttpClient({
      fetch: (_input, init) => {
        sent = init;
        return Promise.resolve(new Response(null, { status: 204 }));
      },
    });
    await createSession(http, { login: "a", password: "b" });
    const request = new Request("http://media.test/admin/login", sent);
    expect(request.headers.get("Content-Type")).toMatch(/^application\/x-www-form-urlencoded/);
  });

  it("sign out with POST /admin/logout", async () => {
    const { server, http } = await signedIn();
    await removeSession(http);
    expect(server.isLoggedIn).toBe(false);
    expect(server.callsTo("/admin/logout")[0]).toMatchObject({ method: "POST", body: "" });
  });
});

describe("readAdminViewToken", () => {
  it("reads the token with GET generate_admin_view_token and no payload [C414]", async () => {
    const { server, http } = await signedIn();
    expect(await readAdminViewToken(http)).toBe("view-1");
    expect(server.calls.at(-1)).toMatchObject({
      method: "GET",
      path: "/flussonic/api/generate_admin_view_token",
      body: "",
    });
  });

  it("says so when the answer holds no token", async () => {
    const { server, http } = await signedIn();
    server.answer("/flussonic/api/generate_admin_view_token", 200, { tokens: [] });
    expect((await errorOf(readAdminViewToken(http))).kind).toBe("unexpected-answer");
  });
});
