import type { ChildProcess } from "node:child_process";

/** The players and publishers that a test file started and that still run. */
export const runningClients: Set<ChildProcess> = new Set();
