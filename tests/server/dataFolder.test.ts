import { chmodSync, lstatSync, mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ffmpegPath } from "./media/support/ffmpegPath.ts";
import { pictureOf } from "./media/logos/pictureOf.ts";
import { startProcess } from "./support/startProcess.ts";
import { temporaryFolder } from "./support/temporaryFolder.ts";
import { TestClient } from "./support/TestClient.ts";

const password = "correct horse battery";

/** What stands in a folder, the folder itself as ".", and who may do what with it. */
function modesOf(folder: string): Map<string, { readonly mode: string; readonly isFolder: boolean }> {
  const names = ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
  return new Map(
    names.flatMap((name) => {
      const found = lstatSync(join(folder, name), { throwIfNoEntry: false });
      const mode = ((found?.mode ?? 0) & 0o777).toString(8);
      return found === undefined ? [] : [[name === "" ? "." : name, { mode, isFolder: found.isDirectory() }]];
    }),
  );
}

function openToOthers(folder: string): readonly string[] {
  return [...modesOf(folder)].flatMap(([name, { mode, isFolder }]) =>
    mode === (isFolder ? "700" : "600") ? [] : [`${name} ${mode}`],
  );
}

async function start(folder: string, ...args: readonly string[]) {
  const options = ["--port", "0", "--data", folder, "--password", password, ...args];
  const server = startProcess(options, { umask: "000" });
  const client = new TestClient(await server.address());
  await client.logIn("admin", password);
  return { server, client };
}

describe("the data folder", () => {
  it("is closed to everybody else, whatever the server has done in it and whatever its umask is", async () => {
    expect(ffmpegPath).toContain("ffmpeg");
    const folder = join(temporaryFolder(), "data");
    const { client, server } = await start(folder, "--engine", "ffmpeg");
    // The first login is kept in a file only where none is given.
    const own = temporaryFolder();
    const first = startProcess(["--port", "0", "--data", join(own, "data"), "--engine", "simulated"], { umask: "000" });
    await first.address();

    const camera = { name: "camera", urls: [{ url: "fake://fake?size=160x90" }], dvr: { root: "dvr" } };
    mkdirSync(join(folder, "films"), { mode: 0o700 });
    const delta = { streams: { camera }, vods: { films: { prefix: "films", urls: [{ url: "films" }] } } };
    const saved = await client.modify(delta, 1);
    expect(saved.text).toContain('"rev":2');
    const within = await client.modify({ cluster_key: "a-cluster-key" }, 2, { "x-confirm-within": "60" });
    expect(within.json).toMatchObject({ rev: 3, confirm_until: expect.any(Number) });
    expect([...modesOf(folder).keys()]).toContain("pending.json");
    const picture = await pictureOf("png", 8, 8);
    const logo = await fetch(`${client.url}/flussonic/api/logo/a.png`, {
      method: "PUT",
      headers: { cookie: client.cookie, "content-type": "image/png" },
      body: new Uint8Array(picture),
    });
    expect(logo.status).toBe(200);
    await client.post("/flussonic/api/error/store", { message: "boom" });
    await client.post("/flussonic/api/make_directory", { prefix: "films", path: "films", subpath: "", name: "new" });
    const film = await fetch(`${client.url}/flussonic/api/upload`, {
      method: "POST",
      headers: {
        cookie: client.cookie,
        "content-type": "application/octet-stream",
        "x-prefix": "films",
        "x-path": "films",
        "x-subpath": "new",
        "x-file-sizes": "film.mp4:5",
      },
      body: "bytes",
    });
    expect(await film.json()).toMatchObject({ files: [{ name: "film.mp4" }] });
    const manifest = async () => (await client.get("/camera/index.mpd")).status;
    await expect.poll(manifest, { timeout: 20_000 }).toBe(200);
    const recorded = () => [...modesOf(folder).keys()].some((name) => /^dvr\/.*\.ts$/.test(name));
    await expect.poll(recorded, { timeout: 20_000 }).toBe(true);
    const watched = () => [...modesOf(folder).keys()].some((name) => /^history\/.*-wal$/.test(name));
    await expect.poll(watched, { timeout: 20_000 }).toBe(true);
    await expect.poll(() => [...modesOf(folder).keys()].some((name) => /^pulse\/.*-wal$/.test(name))).toBe(true);

    expect([...modesOf(folder).keys()].join("\n")).toMatch(/^dash\/.*\.m4s$/m);
    expect(openToOthers(folder)).toEqual([]);
    expect(openToOthers(join(own, "data"))).toEqual([]);
    server.child.kill("SIGTERM");
    expect(await server.exited).toBe(0);
  }, 90_000);

  it("is closed at the start where an older server had left it open, its databases and revisions too", async () => {
    const folder = join(temporaryFolder(), "data");
    const before = await start(folder, "--engine", "simulated", "--streams", "3");
    await before.client.modify({ cluster_key: "a-cluster-key" }, 1);
    before.server.child.kill("SIGTERM");
    expect(await before.server.exited).toBe(0);
    for (const [name, { isFolder }] of modesOf(folder)) chmodSync(join(folder, name), isFolder ? 0o755 : 0o644);

    await start(folder, "--engine", "simulated");
    expect(openToOthers(folder)).toEqual([]);
  }, 60_000);

  it("holds no more of its own in the open once the configuration was edited by hand", async () => {
    const folder = join(temporaryFolder(), "data");
    const { client } = await start(folder, "--engine", "simulated", "--streams", "1");
    writeFileSync(join(folder, "new.conf"), "cluster_key by-hand;\n", { mode: 0o644 });
    renameSync(join(folder, "new.conf"), join(folder, "sluice.conf"));
    const revision = async () => (await client.get("/flussonic/api/read_config")).json["cluster_key"];
    await expect.poll(revision, { timeout: 10_000 }).toBe("by-hand");
    await client.modify({ cluster_key: "by-console" }, 2);
    expect([...modesOf(folder).keys()]).toContain("sluice.conf.1");
    expect(openToOthers(folder)).toEqual([]);
  }, 60_000);
});
