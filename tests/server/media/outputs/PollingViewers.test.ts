import { describe, expect, it } from "vitest";
import { tsOf } from "../support/tsOf.ts";
import { type Outputs, startOutputs } from "./support/startOutputs.ts";

const media = await tsOf({ seconds: 12 });
const HOME = "20.0.0.1";
const AWAY = "20.0.0.2";

/** A stream that is played with the tokens `a` and `b`. */
async function guardedOutputs(settings: object = {}): Promise<Outputs> {
  const outputs = await startOutputs();
  outputs.config.auth_backends = { door: { name: "door", allow: { tokens: ["a", "b"] } } };
  outputs
    .add("news", { auth: { url: "auth://door" }, ...settings })
    .start()[0]
    ?.write(media);
  return outputs;
}

/** Asks from an address. */
const ask = ({ app }: Outputs, path: string, remoteAddress = HOME, method: "GET" | "HEAD" = "GET") =>
  app.inject({ method, url: `/news/${path}`, remoteAddress });

const listed = (text: string): string => text.split("\n").find((line) => /^[^#]/.test(line)) ?? "";
const sessionIn = (address: string): string => new URL(address, "http://x").searchParams.get("session") ?? "";
const idsOf = (outputs: Outputs): readonly string[] => outputs.viewers.sessionsOf("news").map(({ id }) => id);

/** Begins at `index.m3u8`. @returns the address of its rendition, with id and token */
async function begin(outputs: Outputs, token = "a"): Promise<string> {
  return listed((await ask(outputs, `index.m3u8?token=${token}`)).body);
}

describe("the id in the addresses of HLS and DASH", () => {
  it("is no token: without one, playlists and segments are for nobody", async () => {
    const outputs = await guardedOutputs();
    const playlist = await begin(outputs);
    const segment = listed((await ask(outputs, playlist)).body);
    for (const address of [playlist, segment]) {
      expect((await ask(outputs, address)).statusCode).toBe(200);
      const bare = `${address.split("?")[0]}?session=${sessionIn(address)}`;
      for (const ip of [HOME, AWAY]) expect((await ask(outputs, bare, ip)).statusCode).toBe(403);
      expect((await ask(outputs, `${bare}&token=wrong`)).statusCode).toBe(403);
    }
    expect(idsOf(outputs)).toEqual([sessionIn(playlist)]);
  });

  it("takes no place for others: from another address they are counted against the limit", async () => {
    const outputs = await guardedOutputs({ max_sessions: 1 });
    const playlist = await begin(outputs);
    const segment = listed((await ask(outputs, playlist)).body);
    for (const address of [playlist, segment]) {
      for (const method of ["GET", "HEAD"] as const) {
        expect((await ask(outputs, address, AWAY, method)).statusCode).toBe(403);
        expect((await ask(outputs, address, HOME, method)).statusCode).toBe(200);
      }
    }
    expect(idsOf(outputs)).toEqual([sessionIn(playlist)]);
  });

  it("takes no place for others in what DASH names either", async () => {
    const outputs = await guardedOutputs({ max_sessions: 1 });
    const address = "dash-00000000-init-0.m4s?session=abc&token=a";
    expect((await ask(outputs, address)).statusCode).toBe(404);
    expect((await ask(outputs, address, AWAY)).statusCode).toBe(403);
    expect((await ask(outputs, address)).statusCode).toBe(404);
  });

  it("lets a player whose network changes in as somebody new, who then has an id of its own", async () => {
    const outputs = await guardedOutputs();
    const playlist = await begin(outputs);
    const answers = [await ask(outputs, playlist, AWAY), await ask(outputs, playlist, AWAY)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const segments = answers.map(({ body }) => listed(body));
    const [own = ""] = segments.map(sessionIn);
    expect(own).not.toBe(sessionIn(playlist));
    expect(segments.map(sessionIn)).toEqual([own, own]);
    expect((await ask(outputs, segments[0] ?? "", AWAY)).statusCode).toBe(200);
    expect(idsOf(outputs)).toEqual([sessionIn(playlist), own]);
    expect(sessionIn(listed((await ask(outputs, playlist)).body))).toBe(sessionIn(playlist));
  });

  it("lets another token in as somebody new", async () => {
    const outputs = await guardedOutputs();
    const playlist = await begin(outputs);
    const answer = await ask(outputs, playlist.replace("token=a", "token=b"));
    expect(answer.statusCode).toBe(200);
    expect(outputs.viewers.sessionsOf("news").map(({ token }) => token)).toEqual(["a", "b"]);
    expect(sessionIn(listed(answer.body))).toBe(idsOf(outputs)[1]);
  });

  it("stays for who was away and comes back with the same token from the same address", async () => {
    const outputs = await guardedOutputs();
    const playlist = await begin(outputs);
    const other = sessionIn(listed((await ask(outputs, playlist, AWAY)).body));
    outputs.clock.aheadMs = 16_000;
    outputs.viewers.sweep();
    expect(idsOf(outputs)).toEqual([]);
    expect(sessionIn(listed((await ask(outputs, playlist)).body))).toBe(sessionIn(playlist));
    expect(sessionIn(listed((await ask(outputs, playlist, AWAY)).body))).toBe(other);
    expect(idsOf(outputs)).toHaveLength(2);
  });

  it("stays for a player that begins anew with it, which takes no second place", async () => {
    const outputs = await guardedOutputs({ max_sessions: 1 });
    const session = sessionIn(await begin(outputs));
    expect((await ask(outputs, "index.m3u8?token=a")).statusCode).toBe(403);
    const again = await ask(outputs, `index.m3u8?token=a&session=${session}`);
    expect([again.statusCode, sessionIn(listed(again.body))]).toEqual([200, session]);
    expect((await ask(outputs, `index.m3u8?token=a&session=${session}`, AWAY)).statusCode).toBe(403);
    expect((await ask(outputs, `index.m3u8?token=a&session=${session}`, HOME, "HEAD")).statusCode).toBe(403);
    expect(idsOf(outputs)).toEqual([session]);
  });

  it("stays when the stream is renamed", async () => {
    const outputs = await guardedOutputs();
    const playlist = await begin(outputs);
    const { news } = outputs.config.streams ?? {};
    outputs.config.streams = news ? { late: { ...news, name: "late" } } : {};
    const stream = outputs.streams.find("news");
    if (stream) outputs.streams.add(Object.assign(stream, { name: "late" }));
    outputs.viewers.rename("news", "late");
    const answer = await outputs.app.inject({ url: `/late/${playlist}`, remoteAddress: HOME });
    expect(sessionIn(listed(answer.body))).toBe(sessionIn(playlist));
    expect(outputs.viewers.countOf("late")).toBe(1);
  });

  it("leads nobody back in who was shown out, from wherever and with whatever token", async () => {
    const outputs = await guardedOutputs();
    const playlist = await begin(outputs);
    outputs.clock.aheadMs = 16_000;
    outputs.viewers.sweep();
    await ask(outputs, playlist);
    outputs.viewers.kill(idsOf(outputs));
    expect((await ask(outputs, playlist)).statusCode).toBe(403);
    expect((await ask(outputs, playlist, AWAY)).statusCode).toBe(403);
    expect((await ask(outputs, playlist.replace("token=a", "token=b"))).statusCode).toBe(403);
  });

  it("shows out who came by another's addresses alone", async () => {
    const outputs = await guardedOutputs();
    const playlist = await begin(outputs);
    await ask(outputs, playlist, AWAY);
    outputs.viewers.kill(idsOf(outputs).slice(1));
    expect((await ask(outputs, playlist, AWAY)).statusCode).toBe(403);
    expect((await ask(outputs, playlist)).statusCode).toBe(200);
  });
});
