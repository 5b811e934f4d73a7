import type { ApiCall } from "../ApiCall.ts";
import { readParameter } from "../callParameters.ts";
import type { ServerContext } from "./ServerContext.ts";

/** What a server that keeps a config can do beyond the specification; a console asks before it relies on it. */
export const configCapabilities = {
  /** Config events carry `rev`, saves take If-Match and X-Operation-Id. */
  if_match: true,
  /** Past revisions are kept, and can be read and restored. */
  revisions: true,
  /** A delta or text can be checked without being saved. */
  check: true,
  /** A save can be taken back by itself unless it is confirmed (X-Confirm-Within, `confirm_config`). */
  confirm: true,
  /** Saves take a comment (X-Comment) and say which way they came (X-Way). */
  comment: true,
  /** A save that waits to be confirmed can be taken back at once. */
  undo_config: true,
  /** A save can wait for its time (X-Save-At). */
  save_at: true,
  /** It tells what a save that waits would change, old and new. */
  scheduled_changes: true,
  /** Revisions are searched, listed by pages, and read as configs. */
  revision_rows: true,
  /** It tells what of a former revision has another name since. */
  revision_renames: true,
  /** A revision can be marked as one that is known to work. */
  rescue: true,
  /** What was done to the server is put down, searched, and exported. */
  audit: true,
  /** A hand edit of the file that cannot be taken waits there, can be looked at, put aside and mended. */
  hand_edit: true,
  /** The events socket is opened with a one-use ticket. */
  socket_ticket: true,
  /** The events socket sends the first config in parts to who asks with `read_config_parts`. */
  config_parts: true,
  /** The events socket says twice a second that it is there, to who asks with `subscribe:alive`. */
  alive: true,
  /** `POST enter`, and the answer to a login, bring the server info and a ticket for the socket. */
  enter: true,
  /** A login is a cookie that scripts cannot read. */
  session_cookie: true,
} as const;

/** What a media server can do beyond the specification, whichever engine it has: what its calls and its settings do. */
export const mediaCapabilities = {
  ...configCapabilities,
  /** Streams take `publish://` among their URLs. */
  url_publish: true,
  /** A folder of a VOD that is missing is made (`make_directory` without a name). */
  vod_folder: true,
  /** Tells which settings of streams differ in the cluster, and copies a stream to another of its servers. */
  cluster_drift: true,
  /** Says what would be decided about a viewer, without letting anybody in. */
  try_auth: true,
  /** Shows what would be sent to support, and keeps or sends it without secrets. `ssh_agent` beside it: lets support in. */
  support_archive: true,
  /** Keeps IPTV users in a database, makes their playlists, and lets them play. */
  iptv: true,
  /** The log of an item of the config is asked for by the pointer to it: of a location, a VOD, a mirror. */
  item_logs: true,
  /** Ad schedules are read and saved as a list, their files checked and converted. */
  ads: true,
} as const;

/** `GET /flussonic/api/server`: the server info; `?chassis=true` asks a chassis server for its coders as well. */
export function readServer(context: ServerContext): ApiCall {
  return {
    method: "GET",
    path: "/flussonic/api/server",
    handle: (request) => serverInfo(context, readParameter(request, "chassis", "query") === "true"),
  };
}

/** @param wantsChassis whether a chassis server tells of its coders */
export function serverInfo(
  { engine, capabilities, coders, record, scheduled }: ServerContext,
  wantsChassis: boolean,
): object {
  const info = engine.serverInfo();
  const { pendingSave } = record;
  return {
    ...info,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(pendingSave === undefined ? {} : { pending_save: pendingSave }),
    scheduled_count: scheduled.count,
    capabilities: { ...info.capabilities, ...capabilities },
    ...(coders ? { chassis: wantsChassis ? { coders: coders.coders() } : {} } : {}),
  };
}
