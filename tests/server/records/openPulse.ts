import { onTestFinished } from "vitest";
import { PulseStore, type Traffic } from "../../../server/records/pulse/PulseStore.ts";
import { temporaryFolder } from "../support/temporaryFolder.ts";

/** A pulse with a clock and a machine of the test's own. Begins at a full hour. */
export async function openPulse(options: { readonly folder?: string; readonly nowMs?: number } = {}) {
  const folder = options.folder ?? temporaryFolder();
  const clock = { nowMs: options.nowMs ?? Date.UTC(2026, 0, 10, 12) };
  const machine = new Map([["cpu_usage", 50]]);
  const notices = new Map<string, string>();
  const pulse = await PulseStore.open({
    folder,
    now: () => clock.nowMs,
    system: { read: () => new Map(machine) },
    onNotice: (topic, words) => void (words === undefined ? notices.delete(topic) : notices.set(topic, words)),
  });
  onTestFinished(() => pulse.close());
  /** Lets a number of seconds pass, each with a sample. */
  const pass = (seconds: number, streams: Readonly<Record<string, Traffic>> = {}): void => {
    const traffic = new Map(Object.entries(streams));
    for (let n = 0; n < seconds; n += 1) {
      clock.nowMs += 1000;
      const server = { in: 1e6, out: 2e6, clients: 3, streams: 1 };
      pulse.sample({ server, streams: traffic });
    }
  };
  return { pulse, clock, machine, notices, folder, pass };
}
