// Written by the generator from schemas/. Edit the schema, then run `npm run generate`.
/**
 * What was done to the server, newest first, as GET /flussonic/api/audit answers it.
 */
export interface Audit {
/**
 * Those of this page.
 * 
 * Items: One thing that was done.
 */
entries: {
/**
 * Later ones have higher ids.
 */
id: number
/**
 * Milliseconds since 1970.
 */
at: number
/**
 * What was done; entries_lost stands for what could not be put down.
 */
kind: ("login" | "login_refused" | "logout" | "save" | "undo" | "confirm" | "schedule" | "schedule_cancelled" | "schedule_dropped" | "rescue" | "session_killed" | "stream_restart" | "source_switched" | "stream_copied" | "file_uploaded" | "file_removed" | "folder_made" | "ad_convert" | "coder_restart" | "certificate" | "iptv_user" | "support_access" | "server_start" | "hand_edit" | "settings_exported" | "entries_lost")
/**
 * Who did it; server for itself, empty for a login that nobody has.
 */
who: string
/**
 * Of the client; empty where there was none.
 */
address: string
/**
 * What was done, in words.
 */
words: string
/**
 * The revision of the configuration that it is about.
 */
rev?: number
/**
 * What it was done to: a stream, a file.
 */
target?: string
}[]
/**
 * Entries that the filters leave, on all pages.
 */
total: number
}
