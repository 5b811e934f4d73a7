import type { ConfigChange } from "../../config/ServedConfig.ts";

/** What is put down of what people and programs do to the server. */
export const auditKinds = [
  "login",
  "login_refused",
  "logout",
  "save",
  "undo",
  "confirm",
  "schedule",
  "schedule_cancelled",
  "rescue",
  "session_killed",
  "stream_restart",
  "file_uploaded",
  "file_removed",
  "server_start",
  "hand_edit",
  "settings_exported",
] as const;

/** One thing that was done, in words without any secret. */
export interface AuditEntry {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: string;
  readonly who: string;
  readonly address: string;
  readonly words: string;
  readonly rev?: number;
  /** What it was done to: a stream, a file. */
  readonly target?: string;
}

/** What there is to put down; the log gives number and time. */
export interface AuditNote extends Omit<AuditEntry, "id" | "at" | "kind"> {
  readonly kind: (typeof auditKinds)[number];
}

/** What is put down of a revision that has just come into force; names of settings, never values. */
export function noteOfChange({ rev, who, origin, summary }: ConfigChange): AuditNote {
  const { way, address = "", comment, scheduled } = origin;
  const told = { who, address, rev };
  const said = comment === undefined ? "" : ` Comment: ${comment}`;
  if (way === "file") return { kind: "hand_edit", words: `The config file was edited by hand: ${summary}.`, ...told };
  if (way === "undo") {
    const words =
      who === "server" ? "A save that nobody confirmed was taken back" : "An unconfirmed save was taken back";
    return { kind: "undo", words: `${words}: ${summary}.`, ...told };
  }
  const words = scheduled === undefined ? "Settings were saved" : "A scheduled save was applied";
  return { kind: "save", words: `${words}: ${summary}.${said}`, ...told };
}
