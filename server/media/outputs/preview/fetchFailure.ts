const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nobody listens at that address",
  ENOTFOUND: "there is no host of that name",
  EAI_AGAIN: "the name of the host could not be looked up",
  ECONNRESET: "the connection was cut",
  EHOSTUNREACH: "the host cannot be reached",
  ERR_INVALID_URL: "the address cannot be read",
};

/** Why a picture could not be fetched, without the address, which may hold a password. */
export function fetchFailure(error: unknown): string {
  if (!(error instanceof Error)) return "the reason is unknown";
  if (error.name === "TimeoutError") return "the camera did not answer in time";
  const code = codeOf(error) ?? codeOf(error.cause);
  if (code !== undefined) return words[code] ?? `the connection failed (${code})`;
  return error instanceof TypeError ? "the connection failed" : error.message;
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
}
