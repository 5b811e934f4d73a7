import type { LogUpload } from "../../generated/types/LogUpload.ts";
import { isPlainObject, type JsonObject } from "../../model/Json.ts";
import { text } from "../../texts/text.ts";
import { ApiError } from "../ApiError.ts";
import type { HttpClient } from "../HttpClient.ts";

/** What became of an upload. */
export type SentLogs = Omit<LogUpload, "comment"> & { readonly ticket: string };

/** What would be sent now, and where it would go. */
export interface LogsPreview {
  readonly files: readonly { readonly name: string; readonly size: number }[];
  /** Archives that the server keeps, newest first. */
  readonly kept: readonly KeptLogs[];
  /** Absent where archives stay on the server. */
  readonly sentTo: string | undefined;
}

/** An archive that the server keeps. */
export interface KeptLogs {
  readonly ticket: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly download: string;
}

/** The calls for who helps with a fault; each throws ApiError. */
export interface SupportCalls {
  isSshEnabled(): Promise<boolean>;
  /** Answers whether it is enabled then. */
  enableSsh(): Promise<boolean>;
  disableSsh(): Promise<boolean>;
  send(comment: string): Promise<SentLogs>;
  preview(): Promise<LogsPreview>;
  previewText(file: string): Promise<string>;
}

/** The calls of a server. */
export function createSupportCalls(http: HttpClient): SupportCalls {
  const path = "/flussonic/api/sendlogs";
  return {
    isSshEnabled: async () => booleanIn(await http.get("/flussonic/api/ssh_agent_enabled")),
    enableSsh: async () => booleanIn(await http.post("/flussonic/api/enable_ssh_agent")),
    disableSsh: async () => booleanIn(await http.post("/flussonic/api/disable_ssh_agent")),
    send: async (comment) => sentLogsIn(await http.post(path, { comment })),
    preview: async () => previewIn(await http.get(`${path}/preview`)),
    previewText: async (file) => (await http.getText(`${path}/preview?file=${encodeURIComponent(file)}`)).text,
  };
}

function unexpected(): ApiError {
  return new ApiError("unexpected-answer", text("errors.unexpectedAnswer"));
}

function booleanIn(answer: unknown): boolean {
  if (typeof answer === "boolean") return answer;
  throw unexpected();
}

/** Another server may number its tickets. */
function sentLogsIn(answer: unknown): SentLogs {
  const { ticket, size, sent_to: sentTo, download } = isPlainObject(answer) ? answer : {};
  if ((typeof ticket !== "string" && typeof ticket !== "number") || ticket === "") throw unexpected();
  return {
    ticket: String(ticket),
    ...(typeof size === "number" ? { size } : {}),
    ...(typeof sentTo === "string" ? { sent_to: sentTo } : {}),
    ...(isOwnPath(download) ? { download } : {}),
  };
}

function previewIn(answer: unknown): LogsPreview {
  if (!isPlainObject(answer) || !Array.isArray(answer["files"])) throw unexpected();
  const { files, kept, sent_to: sentTo } = answer;
  return {
    files: files.flatMap((file) => (isFile(file) ? { name: file.name, size: file.size } : [])),
    kept: (Array.isArray(kept) ? kept : []).flatMap((one) => (isKept(one) ? one : [])),
    sentTo: typeof sentTo === "string" ? sentTo : undefined,
  };
}

function isFile(value: unknown): value is JsonObject & { name: string; size: number } {
  return isPlainObject(value) && typeof value["name"] === "string" && typeof value["size"] === "number";
}

function isKept(value: unknown): value is JsonObject & KeptLogs {
  return (
    isPlainObject(value) &&
    typeof value["ticket"] === "string" &&
    typeof value["size"] === "number" &&
    typeof value["at"] === "number" &&
    isOwnPath(value["download"])
  );
}

/** A link never leads elsewhere, whatever a server says. */
function isOwnPath(value: unknown): value is string {
  return typeof value === "string" && value.startsWith("/flussonic/api/");
}
