import { clientsText } from "../../texts/en/clients.ts";
import { logText } from "../../texts/en/streamLog.ts";

/** The pages of a stream that no schema names: who watches and watched it, and what it logs. */
export function streamPages() {
  return [
    { page: "clients", label: clientsText("clients.title") },
    { page: "history", label: clientsText("history.title") },
    { page: "logs", label: logText("log.title") },
  ] as const;
}
