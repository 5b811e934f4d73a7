import { describe, expect, it } from "vitest";
import { parseDraft, serialiseDraft } from "../../../src/model/draft/storedDraft.ts";
import { testEntities } from "../testEntities.ts";
import { DraftDesk } from "./DraftDesk.ts";

const secret = "hunter2-canary";

describe("a draft in the session storage", () => {
  it("comes back as it was", () => {
    const { edits } = new DraftDesk({ streams: { a: { name: "a", title: "A", urls: ["udp://a"] }, b: { name: "b" } } })
      .edit("/streams/a/title", undefined)
      .edit("/streams/a/urls", [])
      .edit("/streams/b", undefined)
      .edit("/streams/c~d", { name: "c~d" });
    expect(parseDraft(serialiseDraft(edits, testEntities))).toEqual({ edits, leftOut: [] });
  });

  it("holds no secret, and says which edits it had to leave out", () => {
    const desk = new DraftDesk({
      edit_auth: { login: "admin", password: `${secret}-old` },
      streams: {
        a: { name: "a", drm: { vendor: "ezdrm", password: secret } },
        b: { name: "b", auth: { tokens: [secret] } },
      },
    });
    desk.edit("/edit_auth/password", `${secret}-new`).edit("/edit_auth/login", "root").edit("/streams/a", undefined);
    desk.edit("/streams/b/auth/tokens", [secret, `${secret}-2`]);
    desk.edit("/streams/c", { name: "c", drm: { vendor: "ezdrm", password: secret } });
    const text = serialiseDraft(desk.edits, testEntities);
    expect(text).not.toContain("hunter2");
    const stored = parseDraft(text);
    expect(stored?.leftOut).toEqual(["/edit_auth/password", "/streams/a", "/streams/b/auth/tokens", "/streams/c"]);
    expect(stored?.edits.get("/edit_auth/login")?.mine).toBe("root");
    expect(stored?.edits.get("/streams/c")?.mine).toEqual({ name: "c", drm: { vendor: "ezdrm" } });
  });

  it("holds no login of an address, neither of an edit nor of what is new, and says so", () => {
    const desk = new DraftDesk({
      streams: { a: { name: "a", urls: ["udp://eth0@239.1.1.1:5000"] }, b: { name: "b" } },
    });
    desk.edit("/streams/a/urls", ["udp://eth1@239.1.1.1:5000"]);
    desk.edit("/streams/b/urls", ["udp://b", `root:${secret}@camera/1`, `rtsp://root:pa ss${secret}@camera/1`]);
    desk.edit("/streams/c", { name: "c", urls: [{ url: `rtsp://root:${secret}@camera/1`, priority: 1 }, "udp://c"] });
    const text = serialiseDraft(desk.edits, testEntities);
    expect(text).not.toContain(secret);
    const stored = parseDraft(text);
    expect(stored?.leftOut).toEqual(["/streams/b/urls", "/streams/c"]);
    expect(stored?.edits.get("/streams/a/urls")?.mine).toEqual(["udp://eth1@239.1.1.1:5000"]);
    expect(stored?.edits.get("/streams/c")?.mine).toEqual({ name: "c", urls: [{ priority: 1 }, "udp://c"] });
  });

  it("holds no secret of a list either, be it one of the items or stand in them", () => {
    const { stream } = testEntities;
    const secretAgent = { title: "Agent", type: "string", secret: true } as const;
    const entities = { stream: { ...stream, fields: { ...stream.fields, "/pushes/*/agent": secretAgent } } };
    const mine = {
      auth: { tokens: [secret], domains: ["a"] },
      pushes: [{ url: "udp://a", agent: secret }, { url: "b" }],
    };
    const path = ["streams", "c"];
    const text = serialiseDraft(new Map([["/streams/c", { path, base: undefined, mine }]]), entities);
    expect(text).not.toContain(secret);
    expect(parseDraft(text)?.edits.get("/streams/c")?.mine).toEqual({
      auth: { tokens: [], domains: ["a"] },
      pushes: [{ url: "udp://a" }, { url: "b" }],
    });
  });

  it("leaves out an edit that would save a secret as removed where it is stored without it", () => {
    const path = ["streams", "a"];
    const drm = { password: secret };
    const edits = new Map([["/streams/a", { path, base: { name: "a" }, mine: { name: "a", drm } }]]);
    expect(parseDraft(serialiseDraft(edits, testEntities))).toEqual({ edits: new Map(), leftOut: ["/streams/a"] });
    const own = new Map([
      ["/edit_auth/password", { path: ["edit_auth", "password"], base: undefined, mine: { a: 1 } }],
    ]);
    expect(parseDraft(serialiseDraft(own, testEntities))?.leftOut).toEqual(["/edit_auth/password"]);
  });

  it("has no pointers but texts among those that were left out", () => {
    expect(parseDraft('{"version":1,"edits":[],"leftOut":["/a",5,null]}')?.leftOut).toEqual(["/a"]);
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '{"version":2,"edits":[]}',
    '{"version":1}',
    '{"version":1,"edits":[{"mine":1}]}',
    '{"version":1,"edits":["x"]}',
    '{"version":1,"edits":[null]}',
    '{"version":1,"edits":[{"path":["__proto__","x"],"mine":1}]}',
    '{"version":1,"edits":[{"path":["a"],"mine":{"__proto__":{"x":1}}}]}',
  ])("is no draft when it is damaged or made by somebody else: %s", (text) => {
    expect(parseDraft(text)).toBeUndefined();
  });
});
