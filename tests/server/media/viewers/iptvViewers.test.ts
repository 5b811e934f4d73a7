import { describe, expect, it } from "vitest";
import { ServerError } from "../../../../server/ServerError.ts";
import { isIptvViewerId } from "../../../../server/media/viewers/admission/askIptv.ts";
import type { Server } from "../../../../src/generated/types/Server.ts";
import { viewerTest } from "./support/viewerTest.ts";

const { bench, backend } = viewerTest();

const channel = (name: string, url = "iptv://localhost") => ({ name, meta: { iptv: true }, auth: { url } });
const channels = (url?: string): Server => ({
  plugins: { iptv: { database: "sqlite://iptv.db" } },
  streams: { news: channel("news", url), sport: channel("sport", url) },
});
const refused = { kind: "forbidden" };

/** Users in the hands of the test: key, id and limit. */
class Users {
  readonly byKey = new Map<string, { readonly id: number; readonly max_sessions?: number }>();
  isAway = false;
  /** Answers wait for it. */
  gate: Promise<void> = Promise.resolve();

  readonly userOfKey = async (key: string) => {
    const user = this.byKey.get(key);
    await this.gate;
    if (this.isAway)
      throw new ServerError("unavailable", "unable to access database on path /opt/iptv.db: it is away.");
    return user;
  };
}

function start(config = channels(), limit?: number) {
  const users = new Users();
  users.byKey.set("anna", { id: 1, ...(limit === undefined ? {} : { max_sessions: limit }) });
  const made = bench(config, { userOfKey: users.userOfKey });
  return { ...{ users, made }, play: (name = "news", token = "anna") => made.open({ name, token }) };
}

describe("An IPTV user", () => {
  it.each([
    "iptv://localhost",
    "iptv://",
    "/tv/auth",
    "https://localhost/tv/auth",
    "http://localhost/tv/auth",
    "http://127.0.0.1/tv/auth",
    "http://127.0.0.1:8080/tv/auth",
  ])("plays a channel whose auth is %s with a key, and nobody does without one", async (url) => {
    const { play, made } = start(channels(url));
    await play();
    expect(made.registry.sessionsOf("news")).toMatchObject([{ user_id: "iptv/1" }]);
    await expect(play("news", "wrong")).rejects.toMatchObject({ ...refused, message: "No user has this key." });
    await expect(made.open({ token: undefined })).rejects.toMatchObject(refused);
  });

  it("plays no stream that is not enabled for IPTV, and publishes nothing", async () => {
    const { play, made } = start({ streams: { news: { ...channel("news"), meta: {} } } });
    await expect(play()).rejects.toMatchObject({ ...refused, message: "news is not enabled for IPTV." });
    made.config = { streams: { news: { name: "news", on_publish: "iptv://localhost" } } };
    await expect(made.open({ kind: "publish", token: "anna" })).rejects.toMatchObject(refused);
  });

  it("may be one of the addresses of an auth backend", async () => {
    const door = await backend();
    const main = { name: "main", backends: [{ url: "http://localhost/tv/auth" }, { url: door.url }] };
    door.answer = { status: 403 };
    const { play, made } = start({ ...channels("auth://main"), auth_backends: { main } });
    expect((await play()).isOpen).toBe(true);
    await expect(made.open({ token: "of somebody else" })).rejects.toMatchObject(refused);
    expect(door.asked.map(({ fields }) => fields["token"])).toContain("of somebody else");
  });

  it.each([
    ["is removed", (users: Users) => users.byKey.delete("anna")],
    ["has another key", (users: Users) => users.byKey.delete("anna") && users.byKey.set("new", { id: 1 })],
    ["may watch nothing any more", (users: Users) => users.byKey.set("anna", { id: 1, max_sessions: 0 })],
  ])("is shown out of every channel when the user %s; others stay", async (_, change) => {
    const { play, made, users } = start();
    users.byKey.set("bert", { id: 2 });
    const [news, sport, other] = [await play("news"), await play("sport"), await play("news", "bert")];
    change(users);
    await made.registry.refreshUsers(isIptvViewerId);
    expect([news.isOpen, sport.isOpen, other.isOpen]).toEqual([false, false, true]);
  });

  it("keeps the newest sessions when the limit is lowered", async () => {
    const { play, made, users } = start();
    const [first, second, third] = [await play("news"), await play("sport"), await play("news")];
    users.byKey.set("anna", { id: 1, max_sessions: 2 });
    await made.registry.refreshUsers((id) => id === "iptv/1");
    expect([first.isOpen, second.isOpen, third.isOpen]).toEqual([false, true, true]);
  });

  it("is not let in by an answer that was given before the user was removed", async () => {
    const { play, made, users } = start();
    let open: () => void = () => undefined;
    users.gate = new Promise((resolve) => (open = resolve));
    const playing = play();
    users.byKey.delete("anna");
    await made.registry.refreshUsers(isIptvViewerId);
    open();
    await expect(playing).rejects.toMatchObject(refused);
  });

  it("is held to the limit over all channels: the oldest session makes place, and may not come back from elsewhere", async () => {
    const { play, made } = start(channels(), 1);
    const living = await made.open({ name: "news", token: "anna", ip: "20.0.0.1" });
    const kitchen = await made.open({ name: "sport", token: "anna", ip: "20.0.0.2" });
    expect([living.isOpen, kitchen.isOpen]).toEqual([false, true]);
    await expect(made.open({ name: "news", token: "anna", ip: "20.0.0.1" })).rejects.toMatchObject(refused);
    expect(made.registry.total).toBe(1);
    await expect(play("sport", "wrong")).rejects.toMatchObject(refused);
  });

  it("goes from channel to channel and back with a limit of one", async () => {
    const { play, made } = start(channels(), 1);
    const first = await play("news");
    const second = await play("sport");
    const third = await play("news");
    expect([first.isOpen, second.isOpen, third.isOpen]).toEqual([false, false, true]);
    expect(made.registry.total).toBe(1);
  });

  it("is shown out at once, too, where the users are one address of an auth backend of several", async () => {
    const main = { name: "main", backends: [{ url: "http://localhost/tv/auth" }, { url: "http://127.0.0.1:1/" }] };
    const config = { ...channels("auth://main"), auth_backends: { main } };
    const { play, made } = start(config);
    const viewer = await play();
    made.config = { ...config, streams: { news: { ...channel("news", "auth://main"), meta: { iptv: false } } } };
    made.registry.refresh();
    await expect.poll(() => viewer.isOpen).toBe(false);
  });

  it("is shown out when the stream is no channel any more, or another database is named that does not know the user", async () => {
    const { play, made, users } = start();
    const viewer = await play();
    made.config = { ...channels(), streams: { news: { ...channel("news"), meta: { iptv: false } } } };
    made.registry.refresh();
    await expect.poll(() => viewer.isOpen).toBe(false);
    made.config = channels();
    const again = await play();
    users.byKey.clear();
    made.config = { ...channels(), plugins: { iptv: { database: "sqlite://other.db" } } };
    made.registry.refresh();
    await expect.poll(() => again.isOpen).toBe(false);
  });

  it("keeps watching while the database is away; nobody new comes in, and reads nothing of where it is", async () => {
    const { play, made, users } = start();
    const viewer = await play();
    users.isAway = true;
    await expect(play("sport")).rejects.toMatchObject({
      kind: "unavailable",
      message: expect.not.stringContaining("/opt"),
    });
    made.pass(61_000);
    await expect.poll(() => made.lines.join("\n")).toContain("stays connected without a new check");
    expect(viewer.isOpen).toBe(true);
    users.isAway = false;
    users.byKey.clear();
    made.pass(31_000);
    await expect.poll(() => viewer.isOpen).toBe(false);
  });

  it("is asked about again after a minute: another server may have changed a database that they share", async () => {
    const { play, made, users } = start();
    const viewer = await play();
    users.byKey.clear();
    made.pass(59_000);
    expect(viewer.isOpen).toBe(true);
    made.pass(2000);
    await expect.poll(() => viewer.isOpen).toBe(false);
  });
});

describe("A Stalker portal", () => {
  const path = "/stalker_portal/server/api/chk_flussonic_tmp_link.php";
  const portal = (host: string, rest = ""): Server => ({
    streams: { news: channel("news", `stalker://${host}${rest}`) },
  });

  it("is asked whether a link that it gave out holds, as any backend is", async () => {
    const door = await backend();
    const made = bench(portal(door.host));
    await made.open({ token: "link", ip: "20.0.0.1" });
    expect(door.asked).toMatchObject([
      { method: "GET", path, fields: { name: "news", token: "link", ip: "20.0.0.1" } },
    ]);
    door.answer = { status: 403 };
    await expect(made.open({ token: "old" })).rejects.toMatchObject(refused);
  });

  it("may have its check at another path, and is not followed elsewhere", async () => {
    const door = await backend();
    door.answer = { status: 302, headers: { location: `${door.url}?elsewhere` } };
    const made = bench(portal(door.host, "/ministra/check.php"));
    await expect(made.open({ token: "link" })).rejects.toMatchObject({ kind: "unavailable" });
    expect(door.asked.map((asked) => asked.path)).toEqual(["/ministra/check.php"]);
  });

  it("lets nobody in without a host", async () => {
    const made = bench({ streams: { news: channel("news", "stalker://") } });
    await expect(made.open({ token: "link" })).rejects.toMatchObject(refused);
    expect(made.lines.at(-1)).toContain("names no host");
  });
});
