import { describe, expect, it } from "vitest";
import { peerAddress, peerConsole, splitPeer } from "../../../src/model/mirror/peerAddress.ts";

describe("the name of a peer", () => {
  it.each([
    ["edge", { host: "edge" }],
    ["edge:8080", { host: "edge", port: 8080 }],
    ["10.0.0.1:80", { host: "10.0.0.1", port: 80 }],
    ["[2001:db8::1]:8080", { host: "[2001:db8::1]", port: 8080 }],
    ["[2001:db8::1]", { host: "[2001:db8::1]" }],
    // Without brackets nobody knows where the address ends.
    ["2001:db8::1", { host: "2001:db8::1" }],
    ["edge:port", { host: "edge:port" }],
    ["edge:8080/", { host: "edge:8080/" }],
    ["edge:808080", { host: "edge:808080" }],
  ])("%s is a host, and its port where one is named", (name, parts) => {
    expect(splitPeer(name)).toEqual(parts);
  });
});

describe("where a peer is asked", () => {
  it("is its port as the config has it, else that of its name, else 80", () => {
    expect(peerAddress({ name: "edge:8080", port: 9000 })).toBe("http://edge:9000");
    expect(peerAddress({ name: "Edge:8080" })).toBe("http://edge:8080");
    expect(peerAddress({ name: "edge" })).toBe("http://edge:80");
  });
});

describe("the console of a peer", () => {
  const peers = { edge: { port: 8080 }, "core:81": {}, odd: { port: "x" }, gone: null };

  it("is opened at its address", () => {
    expect(peerConsole("edge", peers)).toBe("http://edge:8080/admin");
    expect(peerConsole("core:81", peers)).toBe("http://core:81/admin");
    expect(peerConsole("odd", peers)).toBe("http://odd:80/admin");
  });

  it("is not known of a server that is no peer", () => {
    expect(["other", "gone", "constructor"].map((name) => peerConsole(name, peers))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
