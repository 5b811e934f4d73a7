import type { EntityDescriptor } from "../../src/generated/contracts/EntityDescriptor.ts";
import type { FieldInfo } from "../../src/generated/contracts/FieldInfo.ts";

/** A small table of entities with one field of each kind that the model treats in its own way. */
export const testEntities = {
  server: entity({
    name: "server",
    label: "Server",
    plural: "Server",
    runtime: ["stats", "now_ms"],
    fields: {
      "/loglevel": { title: "Log level", type: "string", enumLabels: { "": "default", debug: "debug" } },
      "/http": { title: "HTTP ports", type: "array", list: { key: "$value", emptyIsAbsent: true } },
      "/total_bandwidth": { title: "Total bandwidth", type: "integer", unit: "bitrate", defaultUnit: "M" },
      "/edit_auth/login": { title: "Admin UI username", type: "string" },
      "/edit_auth/password": { title: "Admin UI password", type: "string", secret: true },
    },
  }),
  stream: entity({
    name: "stream",
    label: "Stream",
    plural: "Streams",
    collection: "streams",
    key: "name",
    order: "position",
    renamable: true,
    runtime: ["stats"],
    fields: {
      "/name": { title: "Name", type: "string" },
      "/title": { title: "Title", type: "string" },
      "/position": { title: "Position", type: "integer" },
      "/disabled": { title: "Disabled", type: "boolean" },
      "/static": { title: "Start conditions", type: "boolean", enumLabels: { true: "static", false: "on demand" } },
      "/clients_timeout": { title: "Client timeout", type: "integer", unit: "seconds", default: 60 },
      "/meta/comment": { title: "Description", type: "string" },
      "/meta/seen": { title: "Seen", type: "integer", readOnly: true },
      "/urls": { title: "Inputs", type: "array", list: { key: "url", bareKey: true, emptyIsAbsent: true } },
      "/urls/*": { title: "Input", type: "object" },
      "/urls/*/url": { title: "URL", type: "string" },
      "/urls/*/priority": { title: "Priority", type: "string" },
      "/pushes": { title: "Pushes", type: "array", list: { key: "url" } },
      "/auth/domains": { title: "Domains", type: "array", list: { key: "$value" } },
      "/auth/tokens": { title: "Tokens", type: "array", list: { key: "$value" } },
      "/auth/tokens/*": { title: "Token", type: "string", secret: true },
      "/schedule": { title: "Schedule", type: "array", list: { key: "$index" } },
      "/drm/vendor": { title: "DRM vendor", type: "string", enumLabels: { conax: "Conax", aes128: "AES-128" } },
      "/drm/keyserver": { title: "Key server", type: "string" },
      "/drm/password": { title: "DRM password", type: "string", secret: true },
      "/cache/disk_limit": { title: "Cache size", type: "string", unit: "size-string", defaultUnit: "G" },
      "/dvr/disk_space": { title: "Disk space", type: "integer", unit: "bytes", defaultUnit: "G" },
      "/dvr/disk_limit": { title: "Disk limit", type: "integer", unit: "percent" },
      "/transcoder/vb/*/bitrate": { title: "Video bitrate", type: "integer", unit: "bitrate" },
    },
  }),
  mirror: entity({
    name: "mirror",
    label: "Mirror",
    plural: "Mirrors",
    collection: "sources",
    serverKeys: true,
    runtime: ["streams"],
    fields: {
      "/urls": { title: "Server URLs", type: "array", list: { key: "$value" } },
      "/except": { title: "Ignored streams", type: "array", list: { key: "$value", emptyIsAbsent: true } },
      "/cluster_key": { title: "Cluster key", type: "string", secret: true },
    },
  }),
};

function entity(
  parts: Omit<EntityDescriptor, "pages" | "fields"> & { fields: Readonly<Record<string, FieldInfo>> },
): EntityDescriptor {
  return { pages: [], ...parts };
}
