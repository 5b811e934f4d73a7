import type { ServerLog } from "../log/serverLog.ts";

/** Tells whoever reads the log that a fault in the server, or in an ffmpeg it runs, would have the whole machine. */
export function warnSuperuser(log: ServerLog, userId = process.geteuid?.()): void {
  if (userId !== 0) return;
  log.warning("running as the superuser", {
    message:
      "A fault in the server or in ffmpeg would have the rights to everything on this machine. Give the server a user of " +
      "its own: useradd --system sluice; chown -R sluice DATA; runuser -u sluice -- npm start. For ports below 1024 " +
      "give it CAP_NET_BIND_SERVICE.",
  });
}
