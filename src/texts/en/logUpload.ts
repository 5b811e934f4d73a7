import { textsOf } from "../textsOf.ts";

/** What helps support to find a fault. */
const logUpload = {
  "logUpload.ssh": "SSH access for support",
  "logUpload.sshHelp": "While it is enabled, the vendor's support staff can log in to this server.",
  "logUpload.enableSsh": "Enable SSH",
  "logUpload.disableSsh": "Disable SSH",
  "logUpload.LOADING": "Loading...",
  "logUpload.ENABLED": "SSH access is enabled",
  "logUpload.DISABLED": "SSH access is disabled",
  "logUpload.warning":
    "SSH lets the vendor's support staff log in to this server. Enable it only if they asked you to.",
  "logUpload.warningMore":
    "They can read and change everything that the server itself can, until you disable it here or the server is started again. The debug data that this page lists is uploaded at once.",
  "logUpload.warningTitle": "Enable SSH access for support?",
  "logUpload.ok": "OK",
  "logUpload.noAgent": "This server has no SSH agent",
  "logUpload.noAgentHelp":
    "To have one, start the server with --ssh-agent PATH: the program that support gave you, which lets them in while it runs.",
  "logUpload.ended": "It was switched off elsewhere, or the agent has ended by itself: see the notifications.",
  "logUpload.sshUnknown": "Whether SSH access is enabled could not be asked: {error}",
  "logUpload.sshFailed": "SSH access could not be switched: {error}",
  "logUpload.offline": "The server cannot be reached now.",
  "logUpload.send": "Upload debug data",
  "logUpload.sendHelp": "Logs and settings of this server, without secrets, for the vendor's support.",
  "logUpload.description": "Description",
  "logUpload.descriptionHelp":
    "What went wrong, when, and with which stream. Enter submits it; Shift and Enter begin a new line.",
  "logUpload.required": "Description required (more than 3 characters)",
  "logUpload.submit": "Submit",
  "logUpload.automatic": "The debug data was automatically uploaded",
  "logUpload.progress": "Upload",
  "logUpload.seconds": "{seconds} s of {limit} s",
  "logUpload.done": "Submited",
  "logUpload.ticket": "Ticket: {ticket}",
  "logUpload.sentTo": "{size} were sent to {host}.",
  "logUpload.stays": "{size} are kept on this server; nothing was sent.",
  "logUpload.download": "Download the archive",
  "logUpload.downloadOf": "Download {ticket}",
  "logUpload.failed": "Server error",
  "logUpload.failedHelp": "{error} Your description is still there.",
  "logUpload.failedAutomatic": "{error} Describe the problem and submit it to try again.",
  "logUpload.silent": "Server not responding...",
  "logUpload.silentHelp":
    "The upload may still come to its end: then its ticket appears here. Otherwise submit it again.",
  "logUpload.what": "What is packed",
  "logUpload.whatTo": "These files, as they are now, and your description go to {host}. *** stands for a secret.",
  "logUpload.whatStays":
    "These files, as they are now, and your description are kept on this server; nothing is sent to anybody. *** stands for a secret.",
  "logUpload.whatFailed": "What would be packed could not be read",
  "logUpload.whatOffline": "What would be packed is not known",
  "logUpload.reload": "Reload",
  "logUpload.files": "Files of the archive",
  "logUpload.column.file": "File",
  "logUpload.column.size": "Size",
  "logUpload.show": "Show {file}",
  "logUpload.total": "{count} files, {size} before they are packed",
  "logUpload.total|one": "1 file, {size} before it is packed",
  "logUpload.cutEnd": "Only the first {size} are shown here.",
  "logUpload.cutStart": "Only the last {size} are shown here.",
  "logUpload.save": "Save as file",
  "logUpload.textFailed": "The file could not be read",
  "logUpload.textEmpty": "Nothing stands in it.",
  "logUpload.kept": "Archives on this server",
  "logUpload.keptHelp": "The last five are kept, and only administrators can fetch them.",
  "logUpload.column.time": "Time",
  "logUpload.column.ticket": "Ticket",
  "logUpload.about.server.log": "The newest lines of the server's log",
  "logUpload.about.config.conf": "The settings, with secrets, comments and unknown words taken out",
  "logUpload.about.versions.json": "Versions of server, ffmpeg, Node and system",
  "logUpload.about.machine.json": "Processors, memory, disks, and the server's own processes",
  "logUpload.about.server.json": "Figures of the server, and its notifications",
  "logUpload.about.streams.json": "Figures of the streams",
  "logUpload.about.revisions.json": "Who saved what and when, without values",
} as const;

/** Its texts, which come with what uses them. */
export const logUploadText = textsOf(logUpload);

/** What a file of an archive is; undefined for one that nobody here knows. */
export function aboutFile(name: string): string | undefined {
  const key = `logUpload.about.${name}`;
  return isAbout(key) ? logUploadText(key) : undefined;
}

function isAbout(key: string): key is Extract<keyof typeof logUpload, `logUpload.about.${string}`> {
  return Object.hasOwn(logUpload, key);
}
