import { vi } from "vitest";

const PATIENCE_MS = 10_000;
const { waitFor } = vi;

const waitPatiently: typeof vi.waitFor = (check, options) =>
  waitFor(check, typeof options === "number" ? options : { timeout: PATIENCE_MS, ...options });

// It gives up after a second, which a busy machine spends elsewhere, and has no setting for it. Files share it.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently;
