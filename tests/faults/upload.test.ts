import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { type ClientRequest, request } from "node:http";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { MediaClient } from "../e2e/media/support/MediaClient.ts";
import { plansFolder } from "../../server/media/vod/upload/placeFiles.ts";
import { killServer } from "../e2e/support/killServer.ts";
import { temporaryFolder } from "../server/support/temporaryFolder.ts";
import { startMedia } from "./support/startMedia.ts";

const SIZE = 1_000_000;

/** An upload of a film that has come half way. */
async function uploadHalf({ server }: MediaClient, folder: string): Promise<ClientRequest> {
  const before = readdirSync(folder).length;
  const sending = request(`${server.url}/flussonic/api/upload`, {
    method: "POST",
    auth: `${server.login}:${server.password}`,
    headers: {
      "content-type": "application/octet-stream",
      "content-length": SIZE,
      "x-prefix": "films",
      "x-file-sizes": `film.mp4:${SIZE}`,
    },
  });
  sending.on("error", () => undefined);
  sending.write(Buffer.alloc(SIZE / 2));
  await expect.poll(() => readdirSync(folder).length).toBe(before + 1);
  return sending;
}

async function namesOf(media: MediaClient): Promise<readonly unknown[]> {
  const { files } = Object(await media.ask("list_files?prefix=films"));
  return files.map(({ name }: { readonly name: unknown }) => name);
}

describe("an upload of many files whose server is killed while they get their names", () => {
  it("is there in full after the next start", async () => {
    const [folder, dataDir] = [temporaryFolder(), temporaryFolder()];
    const names = Array.from({ length: 300 }, (_, n) => `${n}.mp4`);
    for (const name of names) writeFileSync(join(folder, name), "former");
    const media = await startMedia({ dataDir, configText: `vod films { storage ${folder}; }\n` });
    const { login, password, url } = media.server;
    const form = new FormData();
    for (const name of names) form.append("file", new Blob(["new"]), name);
    const credentials = Buffer.from(`${login}:${password}`).toString("base64");
    const headers = { authorization: `Basic ${credentials}`, "x-prefix": "films", "x-replace": "true" };
    const sending = fetch(`${url}/flussonic/api/upload`, { method: "POST", body: form, headers });
    const outcome = sending.then(
      ({ status }) => status,
      () => "cut off",
    );
    while (readFileSync(join(folder, "20.mp4"), "utf8") === "former") await setImmediate();
    await killServer(media.server);
    expect(await outcome).toBe("cut off");
    const textsNow = () => new Set(names.map((name) => readFileSync(join(folder, name), "utf8")));
    expect(textsNow()).toEqual(new Set(["former", "new"]));
    await startMedia({ dataDir });
    expect(textsNow()).toEqual(new Set(["new"]));
    expect(readdirSync(folder).length).toBe(names.length);
  }, 60_000);
});

describe("an upload that breaks off in the middle", () => {
  it("leaves nothing of its file, neither in the list nor on the disk, and may be sent again", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "other.mp4"), "whole");
    const media = await startMedia({ configText: `vod films { storage ${folder}; }\n` });
    const sending = await uploadHalf(media, folder);
    expect(await namesOf(media)).toEqual(["other.mp4"]);
    sending.destroy();
    await expect.poll(() => readdirSync(folder), { timeout: 5000 }).toEqual(["other.mp4"]);
    expect(await namesOf(media)).toEqual(["other.mp4"]);
    const again = await uploadHalf(media, folder);
    again.end(Buffer.alloc(SIZE / 2));
    await once(again, "response");
    expect(await namesOf(media)).toEqual(["film.mp4", "other.mp4"]);
  });

  it("is not listed either when it was the server that went, and is gone with its next start", async () => {
    const [folder, dataDir] = [temporaryFolder(), temporaryFolder()];
    const before = await startMedia({ dataDir, configText: `vod films { storage ${folder}; }\n` });
    await uploadHalf(before, folder);
    await killServer(before.server);
    const after = await startMedia({ dataDir });
    expect(await namesOf(after)).toEqual([]);
    expect(readdirSync(folder), "and no half of it").toEqual([]);
    expect(readdirSync(plansFolder(dataDir))).toEqual([]);
  });
});
