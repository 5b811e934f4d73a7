import { type ShotRoute, shotStates } from "./shotStates.ts";

const item = (kind: string, mediaNames: string, pages: readonly string[]): readonly ShotRoute[] =>
  pages.map((page) => ({
    name: `${kind}-${page.replace(/\W+/g, "-") || "overview"}`,
    path: `${kind}/${mediaNames}${page === "" ? "" : `/${page}`}`,
  }));

/** Every route of the console (requirements C007 to C035), and states of some. */
export const shotRoutes: readonly ShotRoute[] = [
  { name: "media", path: "" },
  { name: "media-locations", path: "?list=locations" },
  { name: "media-mirrors", path: "?list=mirrors" },
  { name: "media-vods", path: "?list=vods" },
  { name: "media-none", path: "?query=nothing-of-the-kind" },
  { name: "pulse", path: "pulse" },
  { name: "config", path: "config" },
  { name: "config-editor", path: "config/editor" },
  { name: "history", path: "history" },
  { name: "history-filtered", path: "history?entity=streams%2Fnews" },
  { name: "audit", path: "audit" },
  { name: "history-compare", path: "history/compare?from=1&to=now" },
  { name: "history-compare-text", path: "history/compare?from=1&to=now&view=text" },
  { name: "chassis", path: "chassis" },
  { name: "iptv", path: "iptv" },
  { name: "watcher", path: "watcher" },
  { name: "logupload", path: "logupload" },
  { name: "auth", path: "auth" },
  { name: "ad-injector", path: "ad_injector" },
  { name: "dvrs", path: "dvrs" },
  { name: "cluster", path: "cluster" },
  { name: "cluster-settings", path: "cluster/settings" },
  { name: "cluster-ingest", path: "cluster/ingest" },
  { name: "cluster-drift", path: "cluster/drift" },
  { name: "cluster-compared", path: "cluster/drift?stream=news" },
  { name: "cluster-sources", path: "cluster/sources" },
  { name: "cluster-peer", path: "cluster/peer/second.example.com" },
  ...item("standalone", "news", [
    "",
    "input",
    "input/0",
    "transcoder",
    "dvr",
    "output",
    "auth",
    "clients",
    "history",
    "logs",
  ]),
  { name: "standalone-transcoder-tracks", path: "standalone/movies/transcoder" },
  { name: "multi-edit", path: "standalone/news+movies/output" },
  ...item("location", "studio", ["", "input", "process", "dvr", "output", "auth", "clients", "history"]),
  ...item("vod", "films", ["", "tree/0", "input", "output", "auth"]),
  // A mirror goes by the id that the server gave it.
  ...item("mirror", "1", ["", "input", "process", "dvr", "output", "auth"]),
  // What the simulated engine brings.
  ...item("published", "studio%2Fstudio", ["", "output", "clients"]),
  ...item("mirrored", "sport", ["", "output", "clients"]),
  ...item("file", "films%2Fintro.mp4", ["", "output", "clients"]),
  { name: "not-found", path: "no/such/page" },
  ...shotStates,
];
