import { beforeAll, describe, expect, it } from "vitest";
import { SchemaShelf } from "./SchemaShelf.ts";
import { uiOf } from "./uiOf.ts";

let shelf: SchemaShelf;
beforeAll(async () => {
  shelf = await SchemaShelf.read();
});

describe("the server config", () => {
  it("has every field of the specification [C225]", () => {
    expect(shelf.propertiesOf("server")).toEqual(expect.arrayContaining(serverFields));
  });

  it("has a login and a password for the administrator, and needs both [C226]", () => {
    expect(shelf.problems("server", { edit_auth: { login: "admin", password: "secret" } })).toEqual([]);
    expect(shelf.problems("server", { edit_auth: { login: "admin" } })).toEqual(["/edit_auth required"]);
    expect(shelf.problems("server", { edit_auth: { login: "a:b", password: "x" } })).toEqual([
      "/edit_auth/login pattern",
    ]);
  });

  it.each(["adm\u00adin", "a\u202eb", "a\u200bb", "a\u0000b"])(
    "takes no login with what cannot be seen, as it would look like another: %j",
    (login) => {
      for (const name of ["edit_auth", "view_auth"])
        expect(shelf.problems("server", { [name]: { login, password: "x" } })).toEqual([`/${name}/login pattern`]);
    },
  );

  it("takes a login in any script, up to 128 characters", () => {
    const problems = (login: string) => shelf.problems("server", { edit_auth: { login, password: "x" } });
    expect([problems("администратор"), problems("é".repeat(128))]).toEqual([[], []]);
    expect(problems("a".repeat(129))).toEqual(["/edit_auth/login maxLength"]);
  });

  it("puts the administrator's login and the viewer's under Access, and tests a new one before it stays [C216]", () => {
    for (const name of ["edit_auth", "view_auth"]) {
      expect(uiOf(shelf.field("server", `/${name}`))).toMatchObject({ page: "settings", section: "access" });
      expect(uiOf(shelf.field("server", `/${name}/password`)).secret).toBe(true);
    }
    for (const name of ["login", "password"]) {
      expect(uiOf(shelf.field("server", `/edit_auth/${name}`)).save).toMatchObject({
        risk: "connectivity",
        confirm: expect.any(String),
      });
    }
  });

  it("logs at debug, notice or error, or at the default when absent [C227]", () => {
    expect(shelf.field("server", "/loglevel").enum).toEqual(["debug", "notice", "error"]);
    for (const loglevel of ["debug", "notice", "error"]) expect(shelf.problems("server", { loglevel })).toEqual([]);
    expect(shelf.problems("server", {})).toEqual([]);
    expect(shelf.problems("server", { loglevel: "loud" })).toEqual(["/loglevel enum"]);
  });

  it("offers the log levels default, debug, notice and error [C482]", () => {
    const labels = uiOf(shelf.field("server", "/loglevel")).enumLabels ?? {};
    expect(Object.values(labels)).toEqual(["default", "debug", "notice", "error"]);
  });

  it("names the absent log level default, and an emptied choice saves null [C483]", () => {
    const ui = uiOf(shelf.field("server", "/loglevel"));
    expect(ui.enumLabels?.[""]).toBe("default");
    expect(ui.typing).toMatchObject({ emptyToNull: true });
  });

  it("holds web scripts with prefix, path, extra and position [S182]", () => {
    expect(shelf.propertiesOf("web-script")).toEqual(expect.arrayContaining(["prefix", "path", "extra", "position"]));
    expect(shelf.node("server").properties?.["web_scripts"]?.additionalProperties).toMatchObject({
      "x-from": "web-script",
    });
  });

  it("gives a web script text values under keys that begin with a letter [C220]", () => {
    expect(shelf.problems("web-script", { prefix: "x", path: "/x.lua", extra: { size: "3" } })).toEqual([]);
    expect(shelf.problems("web-script", { prefix: "x", extra: { "1a": "b" } })).toContain("/extra propertyNames");
    expect(shelf.problems("web-script", { prefix: "x", extra: { a: "b#c" } })).toEqual(["/extra/a pattern"]);
  });

  it("holds peers by name and a cluster key [S183]", () => {
    expect(shelf.node("server").properties?.["peers"]?.additionalProperties).toMatchObject({ "x-from": "peer" });
    expect(shelf.field("server", "/cluster_key")).toMatchObject({ type: "string" });
    expect(uiOf(shelf.field("server", "/cluster_key"))).toMatchObject({ secret: true, page: "cluster" });
  });

  it("holds the plugins vsaas, rproxy and iptv, and keeps one it does not know [S184]", () => {
    for (const pattern of [
      "/plugins/vsaas/database",
      "/plugins/vsaas/endpoint",
      "/plugins/rproxy/endpoint_auth",
      "/plugins/rproxy/streampoint_key",
      "/plugins/iptv/database",
    ]) {
      expect(shelf.field("server", pattern).title, pattern).toBeTruthy();
    }
    expect(
      shelf.problems("server", { plugins: { other: { x: 1 }, iptv: { database: "sqlite:///tmp/a.db" } } }),
    ).toEqual([]);
    expect(shelf.problems("server", { plugins: { iptv: { database: 7 } } })).toEqual(["/plugins/iptv/database type"]);
  });

  it("shows an IPTV database as an example [S511]", () => {
    expect(uiOf(shelf.field("server", "/plugins/iptv/database")).placeholder).toBe("sqlite:///opt/flussonic/iptv.db");
  });

  it("shows a postgresql address as the example of the video-surveillance database [S512]", () => {
    expect(uiOf(shelf.field("server", "/plugins/vsaas/database")).placeholder).toMatch(/^postgresql:\/\//);
  });

  it("keeps total bandwidth in bits per second, in megabits at first [C489]", () => {
    expect(uiOf(shelf.field("server", "/total_bandwidth"))).toMatchObject({ unit: "bitrate", defaultUnit: "M" });
  });

  it.each([
    ["the default http port is 80 [C469]", "http", "80"],
    ["the default https port is 443 [C470]", "https", "443"],
    ["the default rtmp port is 1935 [C471]", "rtmp", "1935"],
    ["the default rtsp port is 554 [C472]", "rtsp", "554"],
  ])("shows that %s", (_, name, port) => {
    const ui = uiOf(shelf.field("server", `/${name}`));
    expect(ui.placeholder).toBe(port);
    expect(ui.help).toContain(port);
    expect(shelf.problems("server", { [name]: name.startsWith("http") ? [Number(port)] : Number(port) })).toEqual([]);
  });

  it("takes a port as a number or as ADDR:PORT and nothing else", () => {
    const badPorts = [0, 65536, "80", "127.0.0.1:", "127.0.0.1:70000", "a b:80", ":80", 1.5, true];
    for (const rtmp of [1935, "127.0.0.1:1935", "[::1]:1935", "media.example.com:65535"])
      expect(shelf.problems("server", { rtmp })).toEqual([]);
    for (const rtmp of badPorts) expect(shelf.problems("server", { rtmp }), String(rtmp)).not.toEqual([]);
    expect(shelf.problems("server", { http: [80, "127.0.0.1:8080"] })).toEqual([]);
    expect(shelf.problems("server", { http: 80 })).toEqual(["/http type"]);
    expect(shelf.problems("server", { http: [80, 80] })).toEqual(["/http uniqueItems"]);
  });

  it("says that removing all HTTP ports loses the web interface, and asks before", () => {
    const ui = uiOf(shelf.field("server", "/http"));
    expect(ui.help).toMatch(/all HTTP ports are removed.*web interface/);
    expect(ui.save).toMatchObject({ risk: "connectivity", confirm: expect.any(String) });
  });

  it("saves an emptied port list as null [C365]", () => {
    expect(shelf.field("server", "/http")["x-list"]).toMatchObject({ emptyIsAbsent: true });
  });

  it("says that the admin ports restrict who answers the API, and tests them before they stay", () => {
    for (const name of ["admin_http", "admin_https"]) {
      expect(shelf.field("server", `/${name}`).description).toMatch(/API answer over HTTPS? at these ports only/);
      expect(uiOf(shelf.field("server", `/${name}`)).save).toMatchObject({ risk: "connectivity" });
    }
  });

  it("takes only digits in the SNMP and MySQL ports too, as ports [C363]", () => {
    for (const name of ["mysql", "snmp"]) {
      expect(shelf.problems("server", { [name]: 4161 })).toEqual([]);
      expect(shelf.problems("server", { [name]: "many" })).toEqual([`/${name} pattern`]);
    }
  });

  it("never lets what the server reports into a save", () => {
    for (const name of ["servers", "stats", "now_ms", "notifications"])
      expect(shelf.field("server", `/${name}`).readOnly).toBe(true);
    expect(shelf.problems("server", { stats: "whatever", now_ms: "soon" })).toEqual([]);
  });
});

const serverFields =
  "admin_http admin_https api auth_backends cluster_key dvrs edit_auth view_auth http https loglevel meta mysql now_ms nvidia_monitor peers pulsedb rtmp rtmps rtsp rtsps session_log snmp sources stats streams total_bandwidth vods lives dynamics servers plugins web_scripts notifications".split(
    " ",
  );
