import { text } from "../../texts/text.ts";
import { isPlainObject, type JsonObject } from "../Json.ts";
import { sourceUrls } from "../stream/streamFacts.ts";
import type { Status } from "../stream/streamStatus.ts";
import type { StreamSummary } from "../stream/streamSummary.ts";
import { type GroupKind, keptGroups, type RowsView } from "./mediaGroups.ts";
import { naturalKey } from "./mediaSorting.ts";

/** A row of the VOD list; `owner` is the VOD's key, `name` the file's path below it. */
export type VodRow =
  | { readonly kind: "vod"; readonly id: string; readonly key: string }
  | { readonly kind: "file"; readonly id: string; readonly owner: string; readonly name: string };

/** The rows of the VOD list: each VOD, followed by its open files. */
export function vodRows(vods: JsonObject, view: RowsView): readonly VodRow[] {
  return keptGroups(vods, vodKind, view).flatMap(({ key, members }): VodRow[] => [
    { kind: "vod", id: `group/${key}`, key },
    ...members.map((name): VodRow => ({ kind: "file", id: `file/${key}/${name}`, owner: key, name })),
  ]);
}

/** VOD locations, and their open files. */
export const vodKind: GroupKind = {
  members: ({ files }) => (isPlainObject(files) ? files : {}),
  searchName: (key) => key,
  status: (_file, vod) => fileStatus(vod),
  sortFacts: (name, { client_count: clients }, { short }, position) => ({
    name,
    nameKey: naturalKey(name),
    status: short,
    clients: typeof clients === "number" ? clients : 0,
    bitrateKbit: 0,
    lifetimeMs: 0,
    position,
  }),
};

/** What a VOD's open files are doing: somebody watches them, unless the VOD was disabled meanwhile. */
function fileStatus(vod: JsonObject): Status {
  return vod["disabled"] === true
    ? { kind: "disabled", text: text("status.disabled"), short: "dis" }
    : { kind: "online", text: text("vods.open"), short: "on" };
}

/** What the row of a VOD shows. */
interface VodDetails {
  readonly isDisabled: boolean;
  readonly paths: number;
  readonly clients: number;
  readonly workers: number;
}

export function vodDetails(vod: JsonObject): VodDetails {
  const { files } = vod;
  const open = Object.values(isPlainObject(files) ? files : {}).filter(isPlainObject);
  return {
    isDisabled: vod["disabled"] === true,
    paths: sourceUrls(vod).length,
    clients: open.reduce((sum, { client_count: count }) => sum + (typeof count === "number" ? count : 0), 0),
    workers: open.reduce((sum, { worker_count: count }) => sum + (typeof count === "number" ? count : 0), 0),
  };
}

/** What the row of an open file shows. */
interface FileDetails {
  readonly summary: StreamSummary;
  readonly workers: string;
}

export function fileDetails(file: JsonObject, vod: JsonObject): FileDetails {
  const { text: status, short } = fileStatus(vod);
  const { client_count: clients, worker_count: workers, url } = file;
  return {
    summary: {
      dot: short,
      status,
      clients: countOf(clients),
      bitrate: "",
      runtime: "",
      source: typeof url === "string" ? url : "",
      agent: undefined,
    },
    workers: countOf(workers),
  };
}

function countOf(value: unknown): string {
  return typeof value === "number" ? value.toLocaleString("en") : "";
}
