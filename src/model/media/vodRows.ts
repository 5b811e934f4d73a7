import { text } from "../../texts/text.ts";
import { isPlainObject, type JsonObject } from "../Json.ts";
import { numberOf, sourceUrls } from "../stream/reportedStream.ts";
import type { Status } from "../stream/streamStatus.ts";
import type { StreamView } from "../stream/StreamView.ts";
import { belowRow, itemRow, type RowsOf } from "../collection/listRows.ts";
import { formatCount } from "../units/formatQuantity.ts";
import { type GroupKind, keptGroups, membersOf } from "./mediaGroups.ts";
import type { MediaFigures } from "./mediaSorting.ts";

/** The rows of the VOD list: each VOD, followed by its open files, which are known by their paths below it. */
export const vodRows: RowsOf = (vods, view, keys) =>
  keptGroups(vods, vodKind, view, keys).flatMap(({ key, members }) => [
    itemRow(key),
    ...members.map((name) => belowRow("file", key, name)),
  ]);

/** VOD locations, and their open files. */
export const vodKind: GroupKind = {
  membersIn: "files",
  linkOf: ({ owner, name }) => ({ route: "file", name: `${owner}/${name}` }),
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
  const open = Object.values(membersOf(vod, vodKind)).filter(isPlainObject);
  return {
    isDisabled: vod["disabled"] === true,
    paths: sourceUrls(vod).length,
    clients: open.reduce((sum, { client_count: count }) => sum + numberOf(count), 0),
    workers: open.reduce((sum, { worker_count: count }) => sum + numberOf(count), 0),
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
    clientCount: numberOf(clients),
    bitrateKbit: 0,
    lifetimeMs: 0,
    clients: countOf(clients),
    workers: countOf(workers),
  };
}

function countOf(value: unknown): string {
  return typeof value === "number" ? formatCount(value) : "";
}
