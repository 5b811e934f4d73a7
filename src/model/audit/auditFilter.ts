/** All that is put down, as `schemas/runtime/audit.json` says. */
export const auditKinds = [
  "login",
  "login_refused",
  "logout",
  "save",
  "undo",
  "confirm",
  "schedule",
  "schedule_cancelled",
  "schedule_dropped",
  "rescue",
  "hand_edit",
  "session_killed",
  "stream_restart",
  "source_switched",
  "stream_copied",
  "file_uploaded",
  "file_removed",
  "folder_made",
  "ad_convert",
  "coder_restart",
  "certificate",
  "iptv_user",
  "support_access",
  "settings_exported",
  "server_start",
  "entries_lost",
] as const;

/** Which entries of the audit log are shown, as the server is asked; it lives in the address. */
export interface AuditFilter {
  readonly kind?: string | undefined;
  /** A login, whole. */
  readonly who?: string | undefined;
  /** Words of the entry, its login, address or target. */
  readonly q?: string | undefined;
  /** Milliseconds since 1970; the first that is meant, and the first that is not meant any more. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

const words = ["kind", "who", "q"] as const;
const times = ["from", "to"] as const;
/** The server takes no longer ones. */
const longest = 1000;

/** The filter in an address; whatever makes no sense in it counts as absent. */
export function readAuditFilter(query: URLSearchParams): AuditFilter {
  const said = words.map((name) => [name, query.get(name)?.slice(0, longest)] as const);
  const moments = times.map((name) => [name, timeOf(query.get(name) ?? "")] as const);
  return Object.fromEntries([...said, ...moments].filter(([, value]) => value !== undefined && value !== ""));
}

function timeOf(word: string): number | undefined {
  return /^\d{1,15}$/.test(word) ? Number(word) : undefined;
}

/** The address for a filter; its other parameters stay. */
export function writeAuditFilter(query: URLSearchParams, filter: AuditFilter): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of [...words, ...times]) {
    const { [name]: value = "" } = filter;
    if (value === "") next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** Whether nothing can be within, as it ends before it begins. */
export function isWrongSpan({ from, to }: AuditFilter): boolean {
  return (to ?? Infinity) <= (from ?? -Infinity);
}

export function isSameFilter(one: AuditFilter, other: AuditFilter): boolean {
  return [...words, ...times].every((name) => one[name] === other[name]);
}
