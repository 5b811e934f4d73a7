/**
 * What somebody needs to know to mend a page that broke. The query and the hash of the address are left out: they
 * hold what the operator searched for.
 */
export function errorReport(error: unknown, componentStack: string, version = "unknown"): string {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return [
    message,
    `at: ${location.pathname}`,
    `time: ${new Date().toISOString()}`,
    `version: ${version}`,
    `browser: ${navigator.userAgent}`,
    ...(error instanceof Error && error.stack ? ["", error.stack] : []),
    ...(componentStack.trim() === "" ? [] : ["", "components:", componentStack.trim()]),
  ].join("\n");
}
