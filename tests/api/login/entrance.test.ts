import { describe, expect, it } from "vitest";
import { HttpClient } from "../../../src/api/HttpClient.ts";
import { Entrance } from "../../../src/api/login/entrance.ts";
import { FakeServer } from "../support/FakeServer.ts";

const info = { version: "24", capabilities: { socket_ticket: true, enter: true } };
const right = { login: "admin", password: "right" };

/** A browser that has been here before, or not, before a server that can `enter`, or cannot. */
function visit({ hasBeenHere = true, canEnter = true } = {}) {
  const server = new FakeServer();
  server.isLoggedIn = true;
  server.answer("/flussonic/api/server", 200, info);
  server.answer("/flussonic/api/socket-ticket", 200, { ticket: "asked for" });
  if (canEnter) {
    server.answer("/flussonic/api/enter", 200, { server: info, ticket: "brought along" });
    server.answer("/admin/login", 200, { login: "admin", server: info, ticket: "brought along" });
  } else server.answer("/flussonic/api/enter", 404, { error: "not_found", message: "There is no such call." });
  const memory = { text: hasBeenHere ? "yes" : undefined };
  const clock = { ms: 0 };
  const http = new HttpClient({ fetch: server.fetch });
  const knows = {
    read: (): string | undefined => memory.text,
    write: (text: string | undefined) => (memory.text = text),
  };
  const entrance = new Entrance(http, knows, () => clock.ms);
  return { server, entrance, memory, clock, asked: () => server.calls.map(({ path }) => path.split("/").at(-1)) };
}

describe("the way in", () => {
  it("is one answer for a browser that knows the server: its info, and the ticket for the socket", async () => {
    const { entrance, asked } = visit();
    expect(await entrance.readServerInfo()).toEqual(info);
    expect(await entrance.readTicket(true)).toBe("brought along");
    expect(asked()).toEqual(["enter"]);
  });

  it("is the answer to a login too, and the browser knows the server from then on", async () => {
    const { entrance, asked, memory } = visit({ hasBeenHere: false });
    await entrance.signIn(right);
    expect(await entrance.readServerInfo()).toEqual(info);
    expect(await entrance.readTicket(true)).toBe("brought along");
    expect([asked(), memory.text]).toEqual([["login"], "yes"]);
  });

  it("asks for each by itself later: the info every few seconds, a ticket for each new connection", async () => {
    const { entrance, asked } = visit();
    await entrance.readServerInfo();
    await entrance.readTicket(true);
    expect(await entrance.readServerInfo()).toEqual(info);
    expect(await entrance.readTicket(true)).toBe("asked for");
    expect(asked()).toEqual(["enter", "server", "socket-ticket"]);
  });

  it("asks for a new ticket where the first one has waited too long", async () => {
    const { entrance, clock } = visit();
    await entrance.readServerInfo();
    clock.ms = 25_000;
    expect(await entrance.readTicket(true)).toBe("asked for");
  });

  it("goes by the specification at a browser's first visit", async () => {
    const { entrance, asked } = visit({ hasBeenHere: false });
    expect(await entrance.readServerInfo()).toEqual(info);
    expect(asked()).toEqual(["server"]);
  });

  it("goes by the specification where another server stands now, and forgets what the former could", async () => {
    const { entrance, asked, memory } = visit({ canEnter: false });
    expect(await entrance.readServerInfo()).toEqual(info);
    expect([asked(), memory.text]).toEqual([["enter", "server"], undefined]);
  });

  it.each([400, 403, 405, 409, 500, 501])(
    "goes by the specification where another server answers %i to a call that it does not know",
    async (status) => {
      const { entrance, server, asked, memory } = visit();
      server.answer("/flussonic/api/enter", status, {});
      expect(await entrance.readServerInfo()).toEqual(info);
      expect([asked(), memory.text]).toEqual([["enter", "server"], undefined]);
    },
  );

  it("forgets what the former server could once a login is answered without it", async () => {
    const { entrance, server, asked, memory } = visit();
    server.answer("/admin/login", 200, { login: "admin" });
    await entrance.signIn(right);
    expect(await entrance.readServerInfo()).toEqual(info);
    expect([asked(), memory.text]).toEqual([["login", "server"], undefined]);
  });

  it("is open to a right login though its answer tells of the server in an unusable way, which the next call says", async () => {
    const { entrance, server, asked } = visit();
    server.answer("/admin/login", 200, { login: "admin", server: { version: 5 }, ticket: "brought along" });
    server.answer("/flussonic/api/server", 200, { version: 5 });
    await entrance.signIn(right);
    await expect(entrance.readServerInfo()).rejects.toMatchObject({ kind: "unexpected-answer" });
    expect(asked()).toEqual(["login", "server"]);
  });

  it("keeps nothing of a login that is over: what came with it is asked for anew", async () => {
    const { entrance, asked } = visit();
    await entrance.signIn(right);
    entrance.forget();
    expect(await entrance.readTicket(true)).toBe("asked for");
    expect(await entrance.readServerInfo()).toEqual(info);
    expect(asked()).toEqual(["login", "socket-ticket", "enter"]);
  });

  it("asks once where the call is answered with something else, not every few seconds", async () => {
    const { entrance, server, asked, memory } = visit();
    server.answer("/flussonic/api/enter", 200, { welcome: true });
    await entrance.readServerInfo();
    await entrance.readServerInfo();
    expect([asked(), memory.text]).toEqual([["enter", "server", "server"], undefined]);
  });

  it("passes on that nobody is logged in, that it is asked too often, or that nobody answers", async () => {
    const { entrance, server, memory } = visit();
    server.answer("/flussonic/api/enter", 401, { error: "unauthorized", message: "Log in first." });
    await expect(entrance.readServerInfo()).rejects.toMatchObject({ kind: "unauthorised" });
    server.answer("/flussonic/api/enter", 429, { error: "throttled", message: "Later." });
    await expect(entrance.readServerInfo()).rejects.toMatchObject({ kind: "throttled" });
    server.isDown = true;
    await expect(entrance.readServerInfo()).rejects.toMatchObject({ kind: "unreachable" });
    expect(memory.text).toBe("yes");
  });
});
