import { text } from "../../texts/text.ts";
import { isPlainObject, type JsonObject } from "../Json.ts";
import { sourceUrls } from "../stream/reportedStream.ts";
import type { Status } from "../stream/streamStatus.ts";
import type { StreamView } from "../stream/StreamView.ts";
import { type GroupKind, keptGroups, type RowsView } from "./mediaGroups.ts";
import type { MediaFigures } from "./mediaSorting.ts";

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
  view: fileView,
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

/** An open file as it is shown; it has neither bitrate nor runtime. */
interface FileView extends MediaFigures, Pick<StreamView, "status" | "dot" | "agent"> {
  readonly clients: string;
  readonly workers: string;
}

export function fileView(file: JsonObject, vod: JsonObject): FileView {
  const status = fileStatus(vod);
  const { client_count: clients, worker_count: workers } = file;
  return {
    status,
    short: status.short,
    dot: status.short,
    agent: undefined,
    clientCount: typeof clients === "number" ? clients : 0,
    bitrateKbit: 0,
    lifetimeMs: 0,
    clients: countOf(clients),
    workers: countOf(workers),
  };
}

function countOf(value: unknown): string {
  return typeof value === "number" ? value.toLocaleString("en") : "";
}
