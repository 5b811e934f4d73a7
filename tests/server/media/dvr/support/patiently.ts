import { vi } from "vitest";

/** Until a check holds, also on a machine with much to do. */
export async function patiently(check: () => Promise<void> | void): Promise<void> {
  await vi.waitFor(check, { timeout: 10_000, interval: 10 });
}
