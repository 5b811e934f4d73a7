/** The words around every page: header, status line, notifications, connection, saving, dialogs. */
export const shell = {
  "shell.product": "Sluice",
  "shell.skip": "Skip to content",
  "shell.sections": "Sections",
  "shell.logout": "Log out",
  "shell.userMenu": "User menu",
  "shell.languageFailed": "The language could not be loaded",
  "shell.search": "Search or jump to…",
  "shell.close": "Close",
  "shell.cancel": "Cancel",
  "shell.more": "More actions",
  "shell.copyOf": "Copy: {about}",
  "shell.copy": "Copy",
  "shell.copied": "Copied",
  "shell.copyFailed": "Not copied: the browser refused. Select the text and copy it manually",
  "shell.loading": "Loading...",
  "shell.noValue": "none",
  "shell.back": "Back to {place}",
  "shell.dismiss": "Dismiss",

  "statusLine.label": "Server status",
  "statusLine.version": "Version",
  "statusLine.build": "build",
  "statusLine.streams": "Streams",
  "statusLine.online": "{count} online",
  "statusLine.files": "Files",
  "statusLine.clients": "Clients",
  "statusLine.in": "In",
  "statusLine.out": "Out",
  "statusLine.uptime": "Uptime",

  "notifications.label": "Notifications",
  "notifications.newVersion": "A new version is available: {version}",
  "notifications.newVersionDetail":
    "This server can be updated to version {version}. Update the package on the server and restart it; the configuration stays as it is.",
  "notifications.error": "Error",
  "notifications.version": "Update",

  "offline.label": "Connection",
  "offline.lost": "Offline mode, connection with server has been lost.",
  "offline.age": "Last data {age} ago.",
  "offline.next": "Next attempt in {seconds} s.",
  "offline.trying": "Connecting…",
  "offline.now": "Reconnect now",

  "saving.running": "Saving config...",
  "saving.slow": "Server response takes too long.",
  "saving.unconfirmed": "Not confirmed yet: the connection broke.",
  "saving.saved": "Saved.",
  "saving.progress": "Progress of the save",

  "confirm.title": "Are you sure?",
  "confirm.delete": "Really delete {name} from config?",
  "confirm.deleteButton": "Delete",
  "confirm.archiveRemains": "DVR archive would remain.",

  "graph.empty": "No data yet",

  "shell.callFailed": "{what}: {words}",
  "shell.renamedByOther": "{from} was renamed to {to} by another administrator",

  "toasts.label": "Messages",
} as const;
