import type { Session } from "../../generated/types/Session.ts";
import { withHiddenShown } from "../names/hiddenCharacters.ts";
import type { SessionRow } from "./SessionRow.ts";

/** Takes a session as it came over the network, where any field may be missing or be of another kind. */
export function sessionRowOf(session: Session): SessionRow {
  const { id, name, type, proto, ip, country, bytes_sent, duration, token, user_id, user_agent } = session;
  return {
    id,
    name: textOf(name),
    protocol: textOf(type) || textOf(proto),
    address: textOf(ip),
    country: textOf(country).toUpperCase(),
    bytes: numberOf(bytes_sent),
    durationMs: numberOf(duration),
    token: textOf(token),
    // What viewers say of themselves.
    userId: withHiddenShown(textOf(user_id)),
    userAgent: withHiddenShown(textOf(user_agent)),
  };
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function numberOf(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}
