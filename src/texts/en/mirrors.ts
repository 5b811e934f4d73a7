import { textsOf } from "../textsOf.ts";

/** Mirrors: their list and pages. */
const mirrors = {
  "mirrors.title": "Mirrors",
  "mirrors.add": "Add origin",
  "mirrors.new": "New origin server",
  "mirrors.url": "URL",
  "mirrors.urlExample": "http://origin.example.com:8080",
  "mirrors.clusterKey": "Cluster key",
  "mirrors.clusterKeyHelp": "Only if it differs from this server's key.",
  "mirrors.none": "No matching mirrors found",
  "mirrors.empty": "There are no mirrors yet",
  "mirrors.emptyDetail": "Add an origin server to relay its streams under the same names.",
  "mirrors.totals|one": "{online} of {count} stream online",
  "mirrors.totals": "{online} of {count} streams online",
  "mirrors.quiet": "no streams",
  "mirrors.health.ok": "{url}: online, {count} streams",
  "mirrors.health.ok|one": "{url}: online, 1 stream",
  "mirrors.health.error": "{url}: {error}",
  "mirrors.health.unknown": "{url}: no status yet",
  "mirrors.defaultMode": "Default mode of {name}",
  "mirrors.static": "static",
  "mirrors.onDemand": "on demand",
  "mirrors.modeOf": "Mode of {name}",
  "mirrors.ignore": "ignore",
  "mirrors.ignored": "ignored",
  "mirrors.startUse": "start use as",
  "mirrors.startUseAsStatic": "start use as static",
  "mirrors.startUseAsOnDemand": "start use as on demand",
  "mirrors.showOnDemand": "show {count} on demand streams",
  "mirrors.hideOnDemand": "hide {count} on demand streams",
  "mirrors.onDemandTitle": "Switch {name} to on demand?",
  "mirrors.onDemandVerb": "Switch to on demand",
  "mirrors.asksFirst": "New streams of this mirror will be on demand",
  "mirrors.allStaticTitle": "Switch all streams of {name} to static?",
  "mirrors.allStaticVerb": "Switch to static",
  "mirrors.asksAllStatic": "All streams of this mirror will become static, including those that are on demand now",
  "mirrors.notMoved": '"{name}" was not switched to on demand',
  "mirrors.noneKnown":
    "The other streams of this mirror are not known yet, so they could not be kept static. Set the default mode of the mirror to on demand, or wait until its server is online.",
} as const;

/** Comes with the list it is for. */
export const mirrorText = textsOf(mirrors);
