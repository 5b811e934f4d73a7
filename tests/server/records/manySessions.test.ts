import { describe, expect, it, onTestFinished } from "vitest";
import { HistoryStore } from "../../../server/records/history/HistoryStore.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

const ROWS = 200_000;
const DAY = 86_400_000;
const T0 = Date.UTC(2026, 0, 10);

describe("a history of 200,000 sessions", () => {
  it("answers a day and a report without holding the server up", { timeout: 60_000 }, async () => {
    const store = new HistoryStore({ folder: temporaryFolder(), now: () => T0 + 30 * DAY });
    onTestFinished(() => store.close());
    for (let n = 0; n < ROWS; n += 1) {
      const created_at = T0 + Math.floor((n / ROWS) * 30 * DAY);
      store.add({
        id: `s${n}`,
        name: `stream${n % 50}`,
        type: n % 3 === 0 ? "hls" : "mpegts",
        ip: `198.18.${n % 256}.1`,
        country: n % 2 === 0 ? "AL" : "DE",
        created_at,
        deleted_at: created_at + 60_000,
        bytes_sent: 1_000_000,
      });
      if (n % 50_000 === 0) await store.flush();
    }
    await store.flush();

    let longestMs = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longestMs = Math.max(longestMs, performance.now() - last);
      last = performance.now();
    }, 1);
    const begun = performance.now();
    const day = await store.query({ fromMs: T0 + DAY, toMs: T0 + 2 * DAY, sort: "bytes", limit: 100 });
    const dayMs = performance.now() - begun;
    const report = await store.report({ name: "stream7" }, true);
    const all = await store.report({});
    const reportsMs = performance.now() - begun - dayMs;
    clearInterval(watch);

    expect(day.sessions).toHaveLength(100);
    expect(day.total).toBeCloseTo(ROWS / 30, -2);
    expect(report.reduce((sum, { count }) => sum + count, 0)).toBe(ROWS / 50);
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(ROWS);
    // Far above what they take (tens of milliseconds): a question that reads all rows on a loaded machine stays within.
    expect(dayMs).toBeLessThan(3000);
    expect(reportsMs).toBeLessThan(3000);
    if (process.env["SLUICE_FIGURES"] !== undefined) console.log({ dayMs, reportsMs, longestMs });
  });
});
