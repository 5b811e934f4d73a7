import type { ConfigEntity } from "../../../src/model/config/configEntities.ts";

/** What names another entity. */
const references: ConfigEntity["fields"] = {
  "/dvr/reference": { title: "DVR", type: "string", refs: [{ collection: "dvrs" }] },
  "/auth/url": { title: "Auth", type: "string", refs: [{ collection: "auth_backends", prefix: "auth://" }] },
};

const rows: readonly Omit<ConfigEntity, "label" | "plural" | "pages" | "fields">[] = [
  { name: "server", runtime: ["stats", "servers", "now_ms", "notifications"] },
  {
    name: "stream",
    collection: "streams",
    key: "name",
    order: "position",
    renamable: true,
    log: "name",
    runtime: ["stats"],
  },
  { name: "location", collection: "lives", key: "prefix", renamable: true, log: "members", runtime: ["streams"] },
  { name: "vod", collection: "vods", key: "prefix", order: "position", renamable: true, runtime: ["files"] },
  {
    name: "mirror",
    collection: "sources",
    serverKeys: true,
    required: ["urls"],
    order: "position",
    runtime: ["streams"],
  },
  { name: "dvr", collection: "dvrs", key: "name", renamable: true, runtime: [] },
  { name: "auth-backend", collection: "auth_backends", key: "name", renamable: true, runtime: [] },
];

/** A small entity table with one row of every kind. */
export const testEntities: readonly ConfigEntity[] = rows.map((row) => ({
  ...row,
  label: row.name,
  plural: row.name,
  pages: [],
  fields: row.name === "stream" ? references : {},
}));
