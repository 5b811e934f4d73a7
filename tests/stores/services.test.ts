import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { tellLogout } from "../../src/api/browserPage.ts";
import { loadCheck } from "../../src/generated/loadCheck.ts";
import { createServices } from "../../src/services.ts";
import { FakePage } from "../api/support/FakePage.ts";
import { FakeServer } from "../api/support/FakeServer.ts";

const admin = { login: "admin", password: "right" };
const title = ["streams", "news", "title"];
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A console in a page, its server, and the operator signed in. */
async function opened(page = new FakePage()) {
  const server = new FakeServer({ streams: { news: { name: "news", title: "A" } } });
  const services = createServices(page, { fetch: server.fetch, open: server.open });
  services.start();
  await settle();
  await services.stores.session.signIn(admin, true);
  await settle();
  return { server, page, services, ...services.stores };
}

/** The same page after a reload, with the same server. */
async function reloaded({ server, page }: { readonly server: FakeServer; readonly page: FakePage }) {
  const services = createServices(page, { fetch: server.fetch, open: server.open });
  services.start();
  await settle();
  return { server, page, services, ...services.stores };
}

beforeEach(async () => {
  // Loaded once by hand: a lazy import does not go by the test's clock.
  await Promise.all([loadCheck("server-info"), loadCheck("stream")]);
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe("the console's services", () => {
  it("follow the live config over a socket at the page's host once the operator is logged in [C305 C438]", async () => {
    const { server, config, connection } = await opened();
    expect(server.socket.address).toMatch(/^ws:\/\/media\.test:8080\/flussonic\/api\/events/);
    expect(config.peek()).toEqual(server.config);
    server.report({ streams: { news: { stats: { alive: true } } } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(config.peek()).toEqual(server.config);
    expect(connection.isOffline).toBe(false);
  });

  it("ask for the server info at once where a save begins or ends to wait, and not for other notices", async () => {
    const { server } = await opened();
    const asked = () => server.calls.filter(({ path }) => path === "/flussonic/api/server").length;
    const before = asked();
    server.report({ notifications: { errors: { port_80: "Port 80 is taken." } } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toBe(before);
    server.report({ notifications: { scheduled_count: 1 } });
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toBe(before + 1);
  });

  it("open the socket with a ticket where the server gives them, else with the login [C439]", async () => {
    const { server } = await opened();
    expect(new URL(server.socket.address).searchParams.get("credentials")).toBe("ticket/1");
    const plain = new FakeServer();
    plain.capabilities = {};
    const services = createServices(new FakePage(), { fetch: plain.fetch, open: plain.open });
    await services.stores.session.signIn(admin, false);
    await settle();
    const sent = new URL(plain.socket.address).searchParams.get("credentials") ?? "";
    expect(Buffer.from(sent, "base64url").toString()).toBe("admin:right");
  });

  it("open no socket before the login", async () => {
    const server = new FakeServer();
    createServices(new FakePage(), { fetch: server.fetch, open: server.open }).start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.sockets).toEqual([]);
  });

  it("keep the operator signed in over a reload of the page [C094]", async () => {
    const first = await opened();
    first.server.isLoggedIn = false;
    const { session, config } = await reloaded(first);
    expect(session.view).toBe("app");
    expect(config.hasConfig).toBe(true);
    expect(first.server.callsTo("/admin/login")).toHaveLength(2);
  });

  it("show the login page, and no error, over a damaged stored login [C095]", async () => {
    const page = new FakePage();
    page.localStorage.setItem("sluice.auth", "{damaged");
    const server = new FakeServer();
    const { stores, start } = createServices(page, { fetch: server.fetch, open: server.open });
    start();
    await settle();
    expect([stores.session.view, stores.session.login, stores.session.serverError]).toEqual([
      "login",
      "not-logged",
      undefined,
    ]);
  });

  it("drop a stored login that the server does not take any more", async () => {
    const first = await opened();
    first.server.isLoggedIn = false;
    first.server.password = "changed";
    const { session } = await reloaded(first);
    expect([session.view, session.login]).toEqual(["login", "invalid-login"]);
    expect(first.page.localStorage.keys).toEqual([]);
  });

  it("clear the stored login and the cookie at logout, stop everything and reload the page [C092 C093]", async () => {
    const { server, page, session, connection } = await opened();
    await session.logout();
    expect(page.localStorage.keys).toEqual([]);
    expect(page.document.cookie).toMatch(/^sluice_session=; Max-Age=0/);
    expect(server.isLoggedIn).toBe(false);
    expect(connection.state.kind).toBe("stopped");
    expect(page.reloads).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
    const calls = server.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([server.sockets.length, server.calls.length, page.listenerCount]).toEqual([1, calls, 0]);
  });

  it.each([
    { login: "admin", by: "login", kept: "all" },
    { login: "other", by: "login", kept: "nothing that holds a secret" },
    { login: "admin", by: "cookie", kept: "nothing that holds a secret" },
  ])("keep for $login, who logs in after a login by $by has ended: $kept", async ({ login, by, kept }) => {
    const first = await opened();
    if (by === "cookie") first.page.localStorage.removeItem("sluice.auth");
    const { server, session, draft, halfTyped, clipboard, configText } =
      by === "cookie" ? await reloaded(first) : first;
    draft.edit(title, "B");
    draft.edit(["streams", "news", "password"], "s3cret");
    halfTyped.keep("cameras", { password: "s3cret" });
    clipboard.copy("transcoder", "news", { vb: "s3cret" });
    configText.type("password s3cret;");
    server.isLoggedIn = false;
    session.expire();
    server.login = login;
    await session.signIn({ login, password: "right" }, false);
    expect(session.view).toBe("app");
    const isAll = kept === "all";
    expect(draft.effective(title)).toBe("B");
    expect(draft.count).toBe(isAll ? 2 : 1);
    expect(draft.leftOut).toEqual(isAll ? [] : ["/streams/news/password"]);
    expect([halfTyped.isAny, clipboard.copied["transcoder"] !== undefined, configText.isEdited]).toEqual([
      isAll,
      isAll,
      isAll,
    ]);
  });

  it("forget what is half typed, which may hold a password, where another page of the browser logs out", async () => {
    const { halfTyped, session } = await opened();
    halfTyped.keep("cameras", { password: "s3cret" });
    vi.useRealTimers();
    tellLogout();
    await vi.waitFor(() => expect(session.view).toBe("login"));
    expect(halfTyped.isAny).toBe(false);
  });

  it("are offline when the socket closes and online when it opens again [C313]", async () => {
    const { server, connection } = await opened();
    server.breakLines();
    expect(connection.isOffline).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(connection.isOffline).toBe(false);
  });

  it("save to modify_config and show what was saved", async () => {
    const { server, draft, save } = await opened();
    draft.edit(title, "B");
    expect(await save.commit(draft.edits)).toBe(true);
    expect(server.config).toEqual({ streams: { news: { name: "news", title: "B" } } });
    expect(server.callsTo("/flussonic/api/modify_config")[0]?.headers.get("If-Match")).toBe('"1"');
    await vi.advanceTimersByTimeAsync(2000);
    expect(draft.count).toBe(0);
  });

  it("check every touched entity before a save of everything", async () => {
    const { server, draft, save } = await opened();
    draft.edit(["streams", "news", "clients_timeout"], -1);
    expect(await save.commit(draft.edits)).toBe(false);
    expect(server.callsTo("/flussonic/api/modify_config")).toEqual([]);
    expect([...save.problems.keys()]).toEqual(["/streams/news"]);
  });

  it("read the config before a save to a server that does not guard it", async () => {
    const { server, draft, save } = await opened();
    server.capabilities = {};
    await vi.advanceTimersByTimeAsync(5000);
    draft.edit(title, "B");
    expect(await save.commit(draft.edits)).toBe(true);
    expect(server.callsTo("/flussonic/api/read_config")).toHaveLength(1);
  });

  it("ask for the whole config after a conflict, and show it at the field", async () => {
    const { server, draft, save } = await opened();
    draft.edit(title, "mine");
    server.config = { streams: { news: { name: "news", title: "theirs" } } };
    server.answer("/flussonic/api/modify_config", 409, { error: "conflict", message: "Changed." });
    expect(await save.commit(draft.edits)).toBe(false);
    expect(draft.conflicts).toMatchObject([{ path: title, mine: "mine", theirs: "theirs" }]);
  });

  it("send an unconfirmed save again when the socket is back", async () => {
    const { server, draft, save } = await opened();
    server.happen("lost answer");
    draft.edit(title, "B");
    const saving = save.commit(draft.edits);
    await settle();
    server.breakLines();
    expect(save.state.kind).toBe("unconfirmed");
    await vi.advanceTimersByTimeAsync(2000);
    expect(await saving).toBe(true);
    expect(server.applied).toBe(1);
  });

  it("send an unconfirmed save again when only the call was lost and the socket stayed", async () => {
    const { server, draft, save } = await opened();
    server.happen("lost request");
    draft.edit(title, "B");
    const saving = save.commit(draft.edits);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await saving).toBe(true);
    expect(server.applied).toBe(1);
  });

  it("go back to the login at a 401 of any call, once, and keep draft and address of the page", async () => {
    const { server, page, session, draft, save, connection } = await opened();
    draft.edit(title, "B");
    server.isLoggedIn = false;
    const expire = vi.spyOn(session, "expire");
    expect(await save.commit(draft.edits)).toBe(false);
    expect([session.view, connection.state.kind]).toEqual(["login", "stopped"]);
    expect([draft.count, page.reloads, page.localStorage.keys]).toEqual([1, 0, []]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(expire).toHaveBeenCalledTimes(1);
    expect(server.sockets).toHaveLength(1);
  });

  it("notice a login that is over without anybody doing anything", async () => {
    const { server, session } = await opened();
    server.isLoggedIn = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.view).toBe("login");
  });

  it("let a right login in and tell on the server error page that the server's info is unusable", async () => {
    const server = new FakeServer();
    server.isLoggedIn = true;
    server.answer("/admin/login", 200, { login: "admin", server: { version: 5 }, ticket: "old" });
    server.answer("/flussonic/api/server", 200, { version: 5 });
    const { stores } = createServices(new FakePage(), { fetch: server.fetch, open: server.open });
    await stores.session.signIn(admin, false);
    expect([stores.session.login, stores.session.view, stores.session.loginError]).toEqual([
      "logged",
      "server-error",
      undefined,
    ]);
  });

  it("enter anew after a login has ended: nothing that came with the old one is used", async () => {
    const server = new FakeServer();
    const info = { version: "1.0", capabilities: { socket_ticket: true, enter: true } };
    server.answer("/admin/login", 200, { login: "admin", server: info, ticket: "old" });
    server.answer("/flussonic/api/enter", 200, { server: info, ticket: "new" });
    server.isLoggedIn = true;
    const { stores } = createServices(new FakePage(), { fetch: server.fetch, open: server.open });
    await stores.session.signIn(admin, false);
    await settle();
    server.isLoggedIn = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect(stores.session.view).not.toBe("app");
    server.isLoggedIn = true;
    await stores.session.start();
    await settle();
    expect(stores.session.view).toBe("app");
    const credentials = server.sockets.map(({ address }) => new URL(address).searchParams.get("credentials"));
    expect([credentials, server.callsTo("/flussonic/api/enter").length]).toEqual([["old", "new"], 1]);
  });

  it("resume everything after a new login, also a save whose answer was lost", async () => {
    const { server, session, draft, save, config, connection } = await opened();
    server.happen("lost answer");
    draft.edit(title, "B");
    const saving = save.commit(draft.edits);
    await settle();
    server.isLoggedIn = false;
    await vi.advanceTimersByTimeAsync(5000);
    expect([session.view, save.state.kind]).toEqual(["login", "unconfirmed"]);
    await session.signIn(admin, false);
    await settle();
    expect(await saving).toBe(true);
    expect(server.applied).toBe(1);
    expect([session.view, connection.state.kind]).toEqual(["app", "online"]);
    server.report({ loglevel: "debug" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(config.readValue("loglevel")).toBe("debug");
    expect(server.sockets).toHaveLength(2);
  });

  it("keep the draft over a restart of the server and over a reload", async () => {
    const first = await opened();
    first.draft.edit(title, "B");
    first.server.isDown = true;
    first.server.breakLines();
    await vi.advanceTimersByTimeAsync(10_000);
    first.server.isDown = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(first.connection.isOffline).toBe(false);
    expect(first.draft.patch()).toEqual({ streams: { news: { title: "B" } } });
    const { draft } = await reloaded(first);
    expect(draft.patch()).toEqual({ streams: { news: { title: "B" } } });
  });

  it("go on editing where session storage is full or forbidden", async () => {
    const { page, draft } = await opened();
    page.sessionStorage.isFull = true;
    draft.edit(title, "B");
    page.sessionStorage.isForbidden = true;
    draft.edit(title, "C");
    expect(draft.effective(title)).toBe("C");
    page.localStorage.isForbidden = true;
    expect((await opened(page)).session.view).toBe("app");
  });

  it.each(["online", "pageshow"])("reconnect at once when the browser says %s", async (event) => {
    const { server, page, connection } = await opened();
    server.breakLines();
    page.emit(event);
    await settle();
    expect(connection.isOffline).toBe(false);
    expect(server.sockets).toHaveLength(2);
  });

  it("reconnect at once when the page is seen again, and not when it is hidden", async () => {
    const { server, page, connection } = await opened();
    server.breakLines();
    page.document.visibilityState = "hidden";
    page.emit("visibilitychange");
    await settle();
    expect(connection.isOffline).toBe(true);
    page.document.visibilityState = "visible";
    page.emit("visibilitychange");
    await settle();
    expect(connection.isOffline).toBe(false);
  });

  it("treat a line that is open and dead as closed", async () => {
    const { server, connection } = await opened();
    server.isMute = true;
    await vi.advanceTimersByTimeAsync(15_001);
    expect(connection.isOffline).toBe(true);
    server.isMute = false;
    await vi.advanceTimersByTimeAsync(2000);
    expect(connection.isOffline).toBe(false);
  });

  it("report a crash to the server [C427]", async () => {
    const { server, services } = await opened();
    services.reportError(new Error("crash"));
    await settle();
    expect(server.callsTo("/flussonic/api/error/store")).toHaveLength(1);
  });

  it("give a view token for the administrator [C414]", async () => {
    const { viewToken } = await opened();
    expect(await viewToken.read()).toBe("view-1");
  });
});
