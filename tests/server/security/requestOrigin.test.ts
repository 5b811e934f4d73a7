import { IncomingMessage } from "node:http";
import { hostname } from "node:os";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import {
  isForeignRequest,
  isKnownHost,
  isOfThisMachine,
  ownNames,
  requireOneHost,
} from "../../../server/security/requestOrigin.ts";

describe("the names of a server", () => {
  it("are those it was told, in small letters, and that of the machine where it was told none", () => {
    expect(ownNames({ host: "Media.TV", allowedHosts: ["A.tv"], hostname: "Node1" })).toEqual(
      new Set(["a.tv", "media.tv", "node1"]),
    );
    expect(ownNames({ host: "0.0.0.0" })).toEqual(new Set(["0.0.0.0", hostname().toLowerCase()]));
  });

  it("are in a Host header, as is any address and what is always this machine", () => {
    const names = new Set(["media.tv"]);
    for (const host of ["media.tv", "MEDIA.tv:8080", "10.0.0.1", "10.0.0.1:80", "[::1]", "[2001:db8::1]:8080"])
      expect(isKnownHost(host, names), host).toBe(true);
    for (const host of ["localhost", "localhost:8080", "a.localhost"])
      expect(isKnownHost(host, names), host).toBe(true);
  });

  it("are no others, nor what is no Host header", () => {
    const names = new Set(["media.tv"]);
    const wrong = ["evil.tv", "xmedia.tv", "media.tv.evil.tv", "localhost.evil.tv", "notlocalhost", "[evil]", "1.2.3"];
    const broken = [
      "",
      "media.tv:",
      "media.tv:123456",
      "media.tv/x",
      "user@media.tv",
      "media.tv evil.tv",
      "media.tv:80x",
    ];
    for (const host of [...wrong, ...broken, undefined]) expect(isKnownHost(host, names), host).toBe(false);
  });
});

describe("a request of a page", () => {
  it("of another site says so in Sec-Fetch-Site", () => {
    for (const site of ["cross-site", "same-site", ""])
      expect(isForeignRequest({ "sec-fetch-site": site, host: "a" }, false), site).toBe(true);
    for (const site of ["same-origin", "none"]) expect(isForeignRequest({ "sec-fetch-site": site }, false)).toBe(false);
  });

  it("is of ours only where its Origin is, with the way it is reached by", () => {
    const foreign = (origin: string, isEncrypted: boolean) => isForeignRequest({ origin, host: "a:80" }, isEncrypted);
    expect([foreign("http://a:80", false), foreign("https://a:80", true)]).toEqual([false, false]);
    expect([foreign("http://a:80", true), foreign("https://a:80", false), foreign("null", false)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(isForeignRequest({ origin: "http://", "sec-fetch-site": "same-origin" }, false)).toBe(false);
    expect(isForeignRequest({ origin: "http://a", "sec-fetch-site": "same-origin", host: "b" }, false)).toBe(true);
  });

  it("that says neither is of no browser", () => {
    expect(isForeignRequest({ host: "a" }, false)).toBe(false);
  });
});

/** A request from an address of this machine, or another. */
function requestFrom(remoteAddress: string, headers: Readonly<Record<string, string>> = {}): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  return Object.assign(new IncomingMessage(socket), { headers });
}

describe("a program of this machine", () => {
  it("asks for itself", () => {
    expect(isOfThisMachine(requestFrom("127.0.0.1"))).toBe(true);
    expect(isOfThisMachine(requestFrom("::1", { host: "a" }))).toBe(true);
    expect(isOfThisMachine(requestFrom("10.0.0.1"))).toBe(false);
  });

  it.each(["forwarded", "x-forwarded-for", "x-real-ip", "via"])("that sends %s speaks for another", (name) => {
    expect(isOfThisMachine(requestFrom("127.0.0.1", { [name]: "10.0.0.1" }))).toBe(false);
  });
});

describe("requireOneHost", () => {
  const refusal =
    (...rawHeaders: readonly string[]) =>
    () =>
      requireOneHost(Object.assign(new IncomingMessage(new Socket()), { rawHeaders: [...rawHeaders] }));

  it("lets one Host header through, whatever the values of others say", () => {
    expect(refusal("Host", "a", "X-Name", "host", "Other", "Host")).not.toThrow();
    expect(refusal("Accept", "x")).not.toThrow();
  });

  it("refuses two, however they are written", () => {
    expect(refusal("Host", "a", "Accept", "x", "hOST", "a")).toThrow("exactly one Host header");
  });

  it("refuses HTTP/1.1 without any, which an older client may leave out", () => {
    const asked = (httpVersion: string) => () =>
      requireOneHost(Object.assign(new IncomingMessage(new Socket()), { rawHeaders: ["Accept", "x"], httpVersion }));
    expect(asked("1.1")).toThrow("exactly one Host header");
    expect(asked("1.0")).not.toThrow();
  });
});
