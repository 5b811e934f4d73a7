import { describe, expect, it } from "vitest";
import type { SettingImpact } from "../../../src/generated/contracts/EntityImpacts.ts";
import { listenerMoves } from "../../../src/model/impact/listenerMoves.ts";

const http = { is: "listener", protocol: "http" } as const;
const rtmp = { is: "listener", protocol: "rtmp", moves: true } as const;
const settings: Readonly<Record<string, SettingImpact>> = {
  "": { is: "none" },
  "/rtmp": rtmp,
  "/http": http,
  "/admin_http": http,
  "/title": { is: "sessions", protocol: "http" },
};

describe("the ports that a save opens and closes", () => {
  it("are told by protocol, in the order of their names", () => {
    const moves = listenerMoves(settings, { rtmp: 1935, http: 80 }, { rtmp: 1936, http: 8080 });
    expect(moves).toEqual([
      { protocol: "http", closes: ["80"], opens: ["8080"], keepsConnections: false },
      { protocol: "rtmp", closes: ["1935"], opens: ["1936"], keepsConnections: true },
    ]);
  });

  it("are as they are written, with their address", () => {
    expect(listenerMoves(settings, { http: [80, "127.0.0.1:8080"] }, { http: [80, null, true] })).toMatchObject([
      { closes: ["127.0.0.1:8080"], opens: [] },
    ]);
  });

  it("are none that goes from one setting of a protocol to another", () => {
    expect(listenerMoves(settings, { http: [80, 8080] }, { http: 80, admin_http: 8080 })).toEqual([]);
  });

  it("are those of settings that open ports, and of nothing else", () => {
    expect(listenerMoves(settings, { title: 80, http: 80 }, { title: 81, http: 80 })).toEqual([]);
  });

  it("may only open, or only close", () => {
    expect(listenerMoves(settings, {}, { rtmp: 1935 })).toMatchObject([
      { closes: [], opens: ["1935"], keepsConnections: true },
    ]);
    expect(listenerMoves(settings, { rtmp: 1935 }, {})).toMatchObject([
      { closes: ["1935"], opens: [], keepsConnections: false },
    ]);
  });

  it("keep who is connected only where every setting of the protocol says so", () => {
    const mixed = { "/rtmp": rtmp, "/rtmp_in": { is: "listener", protocol: "rtmp" } } as const;
    expect(listenerMoves(mixed, { rtmp: 1935 }, { rtmp: 1936 })).toMatchObject([{ keepsConnections: false }]);
  });
});
