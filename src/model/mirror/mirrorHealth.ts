/** What the dot of a mirror's server shows, in a colour and in words. */
export interface MirrorHealth {
  readonly kind: "ok" | "error" | "unknown";
  /** The server's own words for an error. */
  readonly error?: string;
}

/** Health of a mirror's server: an error counts before the names it still lists; without either nothing is known. */
export function mirrorHealth(
  server: { readonly error?: unknown; readonly stream_names?: unknown } | undefined,
): MirrorHealth {
  const error = server?.error;
  if (typeof error === "string" && error !== "") return { kind: "error", error };
  return { kind: Array.isArray(server?.stream_names) ? "ok" : "unknown" };
}
