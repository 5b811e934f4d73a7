import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { foldText, type UserDraft } from "../../server/iptv/IptvUsers.ts";
import { iptvPlaylist } from "../../server/iptv/iptvPlaylist.ts";
import { SqliteUsers } from "../../server/iptv/SqliteUsers.ts";
import type { Stream } from "../../src/generated/types/Stream.ts";
import type { Figure } from "./Figure.ts";
import { figureOf } from "./figureOf.ts";
import { median } from "./median.ts";

const USERS = 10_000;
const STREAMS = 1000;
const RUNS = 15;
const GOAL_MS = 100;

/**
 * A page of those of 10,000 users whom a filter leaves, from the database, beside the same search of an array in memory
 * and beside the goal; and a playlist of 1,000 channels beside writing the same streams as JSON.
 */
export async function iptvUsersBench(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "sluice-bench-iptv-"));
  const users = await SqliteUsers.open(join(folder, "iptv.db"));
  try {
    const drafts = Array.from({ length: USERS }, (_, at) => draftOf(at));
    for (const draft of drafts) await users.create(draft);
    const filters = Array.from({ length: RUNS }, (_, at) => (at % 2 === 0 ? `straße ${at}` : `user${at}@`));
    const times: number[] = [];
    for (const filter of filters) times.push(await timed(() => users.page(filter, 1)));
    const inMemory: number[] = [];
    for (const filter of filters) inMemory.push(await timed(async () => search(drafts, filter)));
    const config = {
      streams: Object.fromEntries(Array.from({ length: STREAMS }, (_, at) => [`channel/${at}`, channel(at)])),
    };
    const made: number[] = [];
    const plain: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      made.push(await timed(async () => iptvPlaylist(config, { base: "http://tv", key: "k", isMpegts: false })));
      plain.push(await timed(async () => JSON.stringify(config)));
    }
    return [
      figureOf("iptv.filter", median(times), median(inMemory), "ms"),
      figureOf("iptv.filter.goal", median(times), GOAL_MS, "ms"),
      figureOf("iptv.playlist", median(made), median(plain), "ms"),
    ];
  } finally {
    await users.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function draftOf(at: number): UserDraft {
  return { name: `Straße ${at} Müller`, email: `user${at}@example.com`, key: `key-${at}`, maxSessions: 2 };
}

function search(drafts: readonly UserDraft[], filter: string): readonly UserDraft[] {
  const text = foldText(filter);
  const left = drafts.filter(({ name, email }) => foldText(name).includes(text) || foldText(email).includes(text));
  return left.toSorted((one, other) => (one.name < other.name ? -1 : 1)).slice(0, 100);
}

function channel(at: number): Stream {
  return { name: `channel/${at}`, title: `Kanal ${at} "HD"`, meta: { iptv: true }, position: STREAMS - at };
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}
