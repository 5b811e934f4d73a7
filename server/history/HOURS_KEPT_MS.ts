import { DAY_MS } from "./DAY_MS.ts";

/** What was added up by hours is kept that long. */
export const HOURS_KEPT_MS = 400 * DAY_MS;
