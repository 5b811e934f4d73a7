import { textsOf } from "../textsOf.ts";

/** What only the list of mirrors says. */
export const mirrorListText = textsOf({
  "mirrors.new": "New origin server",
  "mirrors.url": "URL",
  "mirrors.urlExample": "http://origin.example.com:8080",
  "mirrors.clusterKey": "Cluster key",
  "mirrors.clusterKeyHelp": "Only if it differs from this server's key.",
  "mirrors.totals": "{online} of {count} online",
  "mirrors.quiet": "no streams",
  "mirrors.health.error": "{url}: {error}",
  "mirrors.defaultMode": "Default mode of {name}",
  "mirrors.static": "static",
  "mirrors.onDemand": "on demand",
  "mirrors.modeOf": "Mode of {name}",
  "mirrors.ignore": "ignore",
  "mirrors.ignored": "ignored",
  "mirrors.startUse": "start use as",
  "mirrors.asksFirst": "New streams of this mirror will be on demand",
  "mirrors.asksAllStatic": "All streams of this mirror will become static, including those that are on demand now",
  "mirrors.notMoved": '"{name}" was not switched to on demand',
  "mirrors.noneKnown":
    "The other streams of this mirror are not known yet, so they could not be kept static. Set the default mode of the mirror to on demand, or wait until its server is online.",
} as const);
