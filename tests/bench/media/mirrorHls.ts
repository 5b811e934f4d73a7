import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { playlistAddresses } from "./playlistAddresses.ts";

const lookMs = 200;

/**
 * Keeps a live HLS stream as plain files: the same segments, and the same playlists without the ids of viewers.
 * @param stream address of the stream, with a slash at the end
 * @returns once all is there, the function that ends it
 */
export async function mirrorHls(stream: string, folder: string): Promise<() => Promise<void>> {
  const kept = new Set<string>();
  const read = async (address: string) => Buffer.from(await (await fetch(stream + address)).arrayBuffer());
  const keep = async (name: string, body: string | Buffer) => {
    const draft = join(folder, `${name}.draft`);
    await writeFile(draft, body);
    await rename(draft, join(folder, name));
  };
  const master = (await read("index.m3u8")).toString();
  const [variant = ""] = playlistAddresses(master);
  const copy = async () => {
    const playlist = (await read(variant)).toString();
    for (const address of playlistAddresses(playlist)) {
      const name = withoutQuery(address);
      if (kept.has(name)) continue;
      await keep(name, await read(address));
      kept.add(name);
    }
    await keep(withoutQuery(variant), withoutQuery(playlist));
  };
  await copy();
  await keep("index.m3u8", withoutQuery(master));
  let isOver = false;
  const copying = (async () => {
    while (!isOver) {
      await sleep(lookMs);
      await copy();
    }
  })();
  return async () => {
    isOver = true;
    await copying;
  };
}

function withoutQuery(text: string): string {
  return text.replaceAll(/\?\S*/g, "");
}
