import { describe, expect, it, onTestFinished, vi } from "vitest";
import { StreamLogStore } from "../../../server/records/StreamLogStore.ts";
import { SqlDatabase } from "../../../server/records/database/SqlDatabase.ts";
import { HistoryStore } from "../../../server/records/history/HistoryStore.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";
import { openPulse } from "./openPulse.ts";

const T0 = Date.UTC(2026, 0, 10);
const scope = { fromMs: T0 - 3_600_000, toMs: T0 + 3_600_000 };

function watched(name: string, id: string) {
  const [created_at, deleted_at] = [T0, T0 + 60_000];
  return { id, name, type: "hls", ip: "198.18.0.1", country: "AL", created_at, deleted_at, bytes_sent: 1000 };
}

describe("what is remembered of a stream that is renamed", () => {
  it("is its past sessions and their sums, together with those of a former stream of that name", async () => {
    const history = new HistoryStore({ folder: temporaryFolder(), now: () => T0 + 3_600_000 });
    onTestFinished(() => history.close());
    history.add(watched("news", "one"));
    await history.flush();
    history.add(watched("news", "two"));
    history.add(watched("world", "three"));
    history.rename("news", "world");
    const namesOf = async (name: string) => (await history.query({ ...scope, name })).sessions.map(({ id }) => id);
    expect(await namesOf("world")).toEqual(expect.arrayContaining(["one", "two", "three"]));
    expect(await namesOf("news")).toEqual([]);
    expect(await history.report({ ...scope, name: "world" })).toMatchObject([{ count: 3, total_bytes: 3000 }]);
    expect(await history.report({ ...scope, name: "news" })).toEqual([]);
    // What a viewer sends on counts under the new name.
    history.add({ ...watched("world", "four") });
    expect(await namesOf("world")).toHaveLength(4);
  });

  it("is its log, whose lines have the new name", () => {
    const log = new StreamLogStore({ now: () => T0 });
    log.note("news", "info", "started");
    log.note("world", "info", "somebody asked for it");
    log.rename("news", "world");
    log.note("world", "info", "goes on");
    expect(log.entriesOf("news")).toEqual([]);
    expect(log.entriesOf("world").map(({ name, text }) => [name, text])).toEqual([
      ["world", "started"],
      ["world", "goes on"],
    ]);
  });

  it("is its graphs, also where the disk could not be written to at that moment", async () => {
    const { pulse, clock, pass, folder } = await openPulse();
    pass(180, { news: { in: 8000, out: 16_000, clients: 2 } });
    await pulse.past("news", clock.nowMs - 3_600_000, clock.nowMs);
    const write = vi.spyOn(SqlDatabase.prototype, "write").mockRejectedValueOnce(new Error("disk full"));
    pulse.rename("news", "world");
    await expect.poll(() => write.mock.settledResults.length).toBeGreaterThan(0);
    await pulse.close();
    const again = await openPulse({ folder, nowMs: clock.nowMs });
    const past = async (name: string) => (await again.pulse.past(name, clock.nowMs - 3_600_000, clock.nowMs)).in.length;
    expect([await past("news"), await past("world")]).toEqual([0, 3]);
  });

  it("is its graphs, of the last hour and of before", async () => {
    const first = await openPulse();
    const traffic = { in: 8000, out: 16_000, clients: 2 };
    first.pass(180, { news: traffic });
    first.pulse.rename("news", "world");
    first.pass(60, { world: traffic });
    const points = first.pulse.streamPoints("world", "in", "minute", 0);
    expect(points.length).toBeGreaterThanOrEqual(3);
    expect(first.pulse.streamPoints("news", "in", "minute", 0)).toEqual([]);
    await first.pulse.close();
    const { pulse, clock } = await openPulse({ folder: first.folder, nowMs: first.clock.nowMs });
    const past = await pulse.past("world", clock.nowMs - 3_600_000, clock.nowMs);
    expect(past.in.length).toBeGreaterThanOrEqual(3);
    expect((await pulse.past("news", clock.nowMs - 3_600_000, clock.nowMs)).in).toEqual([]);
  });
});
