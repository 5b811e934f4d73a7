const STEP_MS = 200;
const SOON_MS = 1000;
const LATEST_MS = 10_000;
/** So many attempts come soon: most sources that are lost are back within seconds. */
const SOON_COUNT = 10;

/** How long to wait before a source is tried again that failed `failures` times in a row, each time soon after its start. */
export function retryDelayMs(failures: number): number {
  if (failures <= SOON_COUNT) return Math.min(failures * STEP_MS, SOON_MS);
  return Math.min(SOON_MS * 2 ** (failures - SOON_COUNT), LATEST_MS);
}
