/** Mirrors: their list and pages. */
export const mirrors = {
  "mirrors.title": "Mirrors",
  "mirrors.add": "Add origin",
  "mirrors.none": "No matching mirrors found",
  "mirrors.empty": "There are no mirrors yet",
  "mirrors.emptyDetail": "Add an origin server to relay its streams under the same names.",
  "mirrors.health.ok": "{url}: online, {count} streams",
  "mirrors.health.unknown": "{url}: no status yet",
  "mirrors.startUseAsStatic": "start use as static",
  "mirrors.startUseAsOnDemand": "start use as on demand",
  "mirrors.showOnDemand": "show {count} on demand streams",
  "mirrors.hideOnDemand": "hide {count} on demand streams",
} as const;
