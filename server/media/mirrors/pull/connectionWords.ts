/** What Node says of a connection that failed, and what an operator reads. */
const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: "connection refused",
  ENOTFOUND: "host not found",
  EAI_AGAIN: "host not found",
  EHOSTUNREACH: "no route to host",
  ENETUNREACH: "network is unreachable",
  ETIMEDOUT: "timeout",
  ECONNRESET: "connection lost",
  EPIPE: "connection lost",
  EPROTO: "it does not speak TLS at this port: write http://, or the port of its https",
};

/** Why nothing could be asked of an origin server. */
export function connectionWords(error: Error): string {
  if (error.name === "TimeoutError" || error.name === "AbortError") return "timeout";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (code.startsWith("HPE_")) return "not a media server: what answers there does not speak HTTP";
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(code)) return "its certificate is not trusted";
  if (code.startsWith("ERR_SSL")) return words["EPROTO"] ?? code;
  return words[code] ?? `the connection failed${code === "" ? "" : ` (${code})`}`;
}
