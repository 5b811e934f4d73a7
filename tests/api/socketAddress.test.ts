import { describe, expect, it } from "vitest";
import { HttpClient } from "../../src/api/HttpClient.ts";
import { readSocketTicket, socketAddress } from "../../src/api/socket/socketAddress.ts";
import { FakeServer } from "./support/FakeServer.ts";

describe("the address of the events socket", () => {
  it("is /flussonic/api/events at the page's host, encrypted where the page is [C438]", () => {
    expect(socketAddress({ protocol: "http:", host: "media.test:8080" }, undefined)).toBe(
      "ws://media.test:8080/flussonic/api/events",
    );
    expect(socketAddress({ protocol: "https:", host: "media.test" }, undefined)).toBe(
      "wss://media.test/flussonic/api/events",
    );
  });

  it("carries the login as base64url of login:password in the parameter credentials [C439 C440]", async () => {
    const http = new HttpClient({ fetch: new FakeServer().fetch });
    http.credentials = { login: "admin", password: "ÿ?>~ü" };
    const address = new URL(
      socketAddress({ protocol: "http:", host: "media.test" }, await readSocketTicket(http, false)),
    );
    const sent = address.searchParams.get("credentials") ?? "";
    expect(sent).toMatch(/^[\w-]+$/);
    expect(Buffer.from(sent, "base64url").toString("utf8")).toBe("admin:ÿ?>~ü");
  });

  it("carries a one-use ticket in its place, escaped, where the server gives them [C439]", async () => {
    const server = new FakeServer();
    server.isLoggedIn = true;
    const http = new HttpClient({ fetch: server.fetch });
    http.credentials = { login: "admin", password: "right" };
    const address = socketAddress({ protocol: "http:", host: "media.test" }, await readSocketTicket(http, true));
    expect(address).toBe("ws://media.test/flussonic/api/events?credentials=ticket%2F1");
    expect(server.calls.at(-1)?.method).toBe("POST");
  });

  it("has no parameter when nobody is logged in", async () => {
    expect(await readSocketTicket(new HttpClient({ fetch: new FakeServer().fetch }), false)).toBeUndefined();
  });
});
